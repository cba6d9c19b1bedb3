import * as z from "zod";
import {
  listBetween,
  claimChoice,
  entryChoice,
  methodChoice,
  metaDescription,
  nonEmptyList,
  enumField,
  pageTitle,
  prose,
  redirectFrom,
  questionId,
  text,
} from "../fields";
import { defineContentType } from "../content-type";
import { figureKey } from "../figures/figure-data";
import { routes } from "../../site/routes";

/** `content/pages/home.yml`. */
const homePageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  hero: z
    .strictObject({
      headline: text,
      emphasis: text.meta({ title: "End of the headline", description: "Set in color on a line of its own, after the headline." }),
      lead: prose,
      primaryLabel: text.meta({ title: "Label of the first button" }),
      secondaryLabel: text.meta({ title: "Label of the second button" }),
      known: z
        .strictObject({ text: prose, claim: claimChoice })
        .optional()
        .meta({ title: "What is known", description: "A sentence in the first screen, with the meter of the claim’s evidence." }),
      sound: entryChoice("sounds", "title").optional().meta({ description: "Heard and drawn beside the headline." }),
    })
    .meta({ title: "First screen" }),
  features: z.strictObject({
    heading: text,
    items: nonEmptyList(
      z.strictObject({
        title: text,
        description: prose,
        icon: enumField(["waves", "clock", "download", "guarantee"]).optional(),
      }),
      { summary: "title", item: "feature" },
    ),
  }),
  benefits: z.strictObject({
    heading: text,
    intro: prose,
    items: nonEmptyList(
      z.strictObject({
        title: text,
        text: prose,
        limit: prose.optional().meta({ description: "What is not known about it, in small type." }),
        claim: claimChoice.optional(),
      }),
      { summary: "title", item: "benefit" },
    ),
  }),
  evidence: z
    .strictObject({
      heading: text,
      intro: prose,
      methods: listBetween(methodChoice, 1, 4),
    })
    .optional()
    .meta({ title: "Poster of the evidence", description: "The rows of some methods from the poster of the evidence page." }),
  testimonials: z.strictObject({
    heading: text.meta({ description: "Above real testimonials. Samples are headed by what they are." }),
  }),
  posts: z.strictObject({ heading: text, intro: prose }).meta({ title: "Newest articles" }),
  faq: z
    .strictObject({
      heading: text,
      entries: nonEmptyList(questionId, { item: "question" }).meta({ title: "Questions", description: "Ids of FAQ entries." }),
    })
    .meta({ title: "FAQ" }),
  closing: z.strictObject({ heading: text, text: prose, label: text, note: prose }).meta({ title: "End of the page" }),
  redirectFrom,
});

export const home = defineContentType({
  name: "home page",
  pattern: "pages/home.yml",
  schema: homePageSchema,
  path: () => routes.home,
  nodes: {
    type: "HomePage",
    fields: { shownFigures: "[String!]!" },
    figures: ({ hero: { sound } }) => (sound ? [figureKey("sound", sound)] : []),
    openGraph: ({ hero }: z.output<typeof homePageSchema>) => ({ title: `${hero.headline} ${hero.emphasis}`, kind: "", seed: "home" }),
  },
});
