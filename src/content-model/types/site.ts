import * as z from "zod";
import { enumField, httpsUrl, list, patternField, legalSlug, prose, text, limitedText } from "../fields";
import { defineContentType } from "../content-type";
import { capitalized } from "../../site/capitalized";

const placeholder = "A text in [square brackets] is a placeholder and is not shown.";

const cmsSchema = z.strictObject({
  repository: patternField(/^[\w.-]+\/[\w.-]+$/, "be written owner/name").meta({ description: "The GitHub repository, as owner/name." }),
  branch: text.optional().meta({ description: "The branch that is published. The default is main." }),
  authUrl: httpsUrl
    .optional()
    .meta({ title: "Login server", description: "URL of the server that logs editors in to GitHub. The default is Netlify’s." }),
});

/** `content/settings/site.yml`: facts about the site that its pages share. */
const siteSchema = z.strictObject({
  brand: text,
  logo: patternField(/^M[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]{5,600}$/, "be an SVG path in a box of 40 × 24, such as M4 12h32")
    .optional()
    .meta({
      title: "Logo",
      description: "An SVG path, drawn as a line in a box of 40 × 24. The icons are made from it. Without one it is a ring.",
    }),
  url: httpsUrl
    .refine((value) => !URL.canParse(value) || value.replace(/\/$/, "") === new URL(value).origin, {
      error: ({ input }) => `must be ${new URL(String(input)).origin}: no path, and no capitals or other signs`,
    })
    .meta({ title: "URL", description: "The site’s URL, without a path." }),
  description: prose,
  blog: z.strictObject({
    subject: limitedText(3, 50).meta({ description: "What the blog is about, in a few words: its title is Blog on …" }),
    topics: limitedText(3, 80).meta({ description: "What the blog is about, at more length: its pages begin Articles on …" }),
  }),
  affiliateLink: httpsUrl.meta({ description: "The URL that all paid links and buttons lead to." }),
  headerLabel: text.meta({ title: "Label of the header’s button" }),
  firstButtonLabel: text.meta({
    title: "Label of an article’s first button",
    description: "The first button of every article has this label.",
  }),
  disclosure: prose
    .regex(/\b(?:earn|commission|paid|compensat)/i, "must say that you earn a commission when a reader buys")
    .regex(/\b(?:links?|buttons?)\b/i, "must name links or buttons")
    .meta({ description: "Shown on every page before its first paid link. It can be reworded, but not removed." }),
  tagline: prose,
  footerDisclosure: prose,
  legalPages: list(legalSlug).meta({ description: "Slugs of the legal pages, in the order of the footer.", form: { item: "page" } }),
  disclosurePage: legalSlug.meta({ description: "Slug of the legal page that the footer’s affiliate disclosure leads to." }),
  copyright: text,
  author: text.meta({ description: "Who signs the articles while there is no person in Author." }),
  openGraphImages: enumField(["article", "category"]).optional().meta({
    title: "Preview images of shared links",
    description:
      "article (the default) draws one per article, with its title. category draws one per category: faster for thousands of articles.",
  }),
  sellerHosts: list(patternField(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "contain hosts, such as seller.com"))
    .optional()
    .meta({ description: "Further hosts of the seller, besides the one in the affiliate link.", form: { item: "host" } }),
  placements: z
    .strictObject({
      subIdParameter: patternField(/^[a-z][\w-]{0,30}$/i, "be the name of a query parameter, such as tid").meta({
        description: "Query parameter in which the affiliate network expects a sub-id.",
      }),
    })
    .optional()
    .meta({ description: "Tells the network from which place of a link a sale came. Nothing is stored about visitors." }),
  contactEmail: z.email({ error: "must be a mail address" }).meta({ description: "Readers write to it." }),
  publisher: z.strictObject(
    {
      name: text.meta({ description: `The person or company responsible for the site. ${placeholder}` }),
      place: text.meta({ description: `Postal address on one line. ${placeholder}` }),
    },
    { error: "must have a name and a place" },
  ),
  cms: cmsSchema.optional().meta({ title: "CMS", description: "Where the CMS at /admin/ saves content." }),
});

export type SiteSettings = z.output<typeof siteSchema>;

export const site = defineContentType({
  name: "site settings",
  pattern: "settings/site.yml",
  schema: siteSchema,
  nodes: {
    type: "SiteSettings",
    fields: { legalPages: `[LegalPage!]! @link(by: "slug")`, disclosurePage: `LegalPage! @link(by: "slug")` },
    // Of all pages without one of their own, such as the blog, the archive and the evidence.
    openGraph: ({ blog }: SiteSettings) => ({ title: capitalized(blog.subject), kind: "", seed: "blog" }),
  },
});
