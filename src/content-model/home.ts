import { z } from "zod";
import { HOME_QUESTIONS } from "../site/limits";
import { exactly, metaDescription, pageTitle, slug, text } from "./fields";

export const featureIcons = ["tones", "clock", "download", "guarantee"] as const;

/** `content/pages/home.yml`. */
export const homePageSchema = z.strictObject({
  title: pageTitle,
  metaDescription,
  hero: z.strictObject({
    headline: text("headline"),
    /** Set in italic after the headline. */
    emphasis: text("emphasis"),
    lead: text("lead"),
    primaryLabel: text("primaryLabel"),
    secondaryLabel: text("secondaryLabel"),
  }),
  features: z.strictObject({
    heading: text("heading"),
    items: exactly(
      z.strictObject({
        title: text("title"),
        description: text("description"),
        icon: z.enum(featureIcons, { error: `icon must be one of ${featureIcons.join(", ")}` }),
      }),
      4,
      "features.items",
    ),
  }),
  benefits: z.strictObject({
    heading: text("heading"),
    intro: text("intro"),
    items: exactly(z.strictObject({ title: text("title"), text: text("text") }), 6, "benefits.items"),
  }),
  testimonials: z.strictObject({ heading: text("heading"), note: text("note") }),
  posts: z.strictObject({ heading: text("heading"), intro: text("intro") }),
  /** Ids of entries of `faq.yml`. */
  faq: z.strictObject({ heading: text("heading"), entries: exactly(slug("entries"), HOME_QUESTIONS, "faq.entries") }),
  closing: z.strictObject({ heading: text("heading"), text: text("text"), label: text("label"), note: text("note") }),
});

export type HomePage = z.output<typeof homePageSchema>;
