import * as z from "zod";
import { isoDay, metaDescription, pageTitle, prose, redirectFrom, text } from "../fields";
import { defineContentType } from "../content-type";
import { routes } from "../../site/routes";

/** Front matter of the Markdown files in `content/pages/` that are pages about the site and of what readers keep. */
const informationPageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  heading: text.meta({ description: "Also the name of the page in links to it." }),
  lead: prose.meta({ description: "One or two sentences below the heading." }),
  lastUpdated: isoDay.meta({ description: "Day of the last change that matters to readers." }),
  redirectFrom,
});

const nodes = {
  type: "InformationPage",
  hasText: true,
  fields: { path: "String!" },
  openGraph: ({ heading }: z.output<typeof informationPageSchema>) => ({ title: heading, kind: "", seed: heading }),
};

/** The page `content/pages/NAME.md` at `/NAME/`. */
const informationPage = (name: string, path: string, isOptional = true) =>
  defineContentType({
    name,
    pattern: `pages${path.slice(0, -1)}.md`,
    schema: informationPageSchema,
    isOptional,
    path: () => path,
    nodes,
  });

export const about = informationPage("about page", routes.about, false);
export const editorialPolicy = informationPage("editorial policy", routes.editorialPolicy, false);
export const soundsPage = informationPage("listening lab", routes.soundsPage);
export const compare = informationPage("comparison of products", routes.compare);
export const glossary = informationPage("glossary", routes.glossary);
export const print = informationPage("sheets to print", routes.print);
export const corrections = informationPage("corrections", routes.corrections);
