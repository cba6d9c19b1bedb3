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
  hero: z.strictObject({
    headline: text("headline"),
    emphasis: text("emphasis").meta({
      title: "End of the headline",
      description: "Set in color on a line of its own, after the headline.",
    }),
    lead: prose("lead"),
    primaryLabel: text("primaryLabel"),
    secondaryLabel: text("secondaryLabel"),
    known: z
      .strictObject({ text: prose("text"), claim: claimChoice("claim") })
      .optional()
      .meta({ title: "What is known", description: "A sentence in the first screen, with the meter of the claim’s evidence." }),
    sound: entryChoice("sound", "sounds", "title").optional().meta({ description: "Heard and drawn beside the headline." }),
  }),
  features: z.strictObject({
    heading: text("heading"),
    items: nonEmptyList(
      "features.items",
      z.strictObject({
        title: text("title"),
        description: prose("description"),
        icon: enumField("icon", ["waves", "clock", "download", "guarantee"]).optional(),
      }),
      { summary: "title" },
    ),
  }),
  benefits: z.strictObject({
    heading: text("heading"),
    intro: prose("intro"),
    items: nonEmptyList(
      "benefits.items",
      z.strictObject({
        title: text("title"),
        text: prose("text"),
        limit: prose("limit").optional().meta({ description: "What is not known about it, in small type." }),
        claim: claimChoice("claim").optional(),
      }),
      { summary: "title" },
    ),
  }),
  evidence: z
    .strictObject({
      heading: text("heading"),
      intro: prose("intro"),
      methods: listBetween(methodChoice("methods"), 1, 4, "evidence.methods"),
    })
    .optional()
    .meta({ title: "Poster of the evidence", description: "The rows of some methods from the poster of the evidence page." }),
  testimonials: z.strictObject({
    heading: text("heading").meta({ description: "Above real testimonials. Samples are headed by what they are." }),
  }),
  posts: z.strictObject({ heading: text("heading"), intro: prose("intro") }),
  faq: z.strictObject({
    heading: text("heading"),
    entries: nonEmptyList("faq.entries", questionId("entries")).meta({
      title: "Questions",
      description: "Ids of FAQ entries.",
    }),
  }),
  closing: z.strictObject({ heading: text("heading"), text: prose("text"), label: text("label"), note: prose("note") }),
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
    toNodes(page) {
      const { sound } = page.hero;
      return [{ ...page, shownFigures: sound ? [figureKey("sound", sound)] : [] }];
    },
    openGraph: ({ hero }: z.output<typeof homePageSchema>) => ({ title: `${hero.headline} ${hero.emphasis}`, kind: "", seed: "home" }),
  },
});
