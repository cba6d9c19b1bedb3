import * as z from "zod";
import { isoDay, metaDescription, pageTitle, prose, redirectFrom, text } from "../fields";
import { defineContentType, drawingWithoutCategory } from "../content-type";
import { routes } from "../../site/routes";

/** Front matter of `about.md`, `editorial-policy.md`, `listen.md`, `compare.md` and `glossary.md` in `content/pages/`. */
const informationPageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  heading: text("heading").meta({ description: "Also the name of the page in links to it." }),
  lead: prose("lead").meta({ description: "One or two sentences below the heading." }),
  lastUpdated: isoDay("lastUpdated").meta({ description: "Day of the last change that matters to readers." }),
  redirectFrom,
});

const nodes = {
  type: "InformationPage",
  hasText: true,
  fields: { path: "String!" },
  openGraph: ({ heading }: z.output<typeof informationPageSchema>) => ({
    title: heading,
    kind: "",
    seed: heading,
    ...drawingWithoutCategory,
  }),
};
const page = { format: "markdown", schema: informationPageSchema, nodes } as const;

export const about = defineContentType({ ...page, name: "about page", pattern: "pages/about.md", path: () => routes.about });

export const editorialPolicy = defineContentType({
  ...page,
  name: "editorial policy",
  pattern: "pages/editorial-policy.md",
  path: () => routes.editorialPolicy,
});

export const soundsPage = defineContentType({
  ...page,
  name: "listening lab",
  pattern: "pages/listen.md",
  isOptional: true,
  path: () => routes.soundsPage,
});

export const compare = defineContentType({
  ...page,
  name: "comparison of products",
  pattern: "pages/compare.md",
  isOptional: true,
  path: () => routes.compare,
});

export const glossary = defineContentType({
  ...page,
  name: "glossary",
  pattern: "pages/glossary.md",
  isOptional: true,
  path: () => routes.glossary,
});
