import { z } from "zod";
import { httpsUrl, prose, text } from "../fields";

/** What schema.org calls an author. */
export const authorTypes = ["Organization", "Person"] as const;

const waits = "In square brackets, it waits for the owner and is not shown.";

const listOf = (field: string, pattern: RegExp, wanted: string) =>
  z.array(z.string({ error: `${field} must hold text` }).regex(pattern, `${field} must hold ${wanted}`), {
    error: `${field} must be a list`,
  });

/** Where the CMS at /admin/ writes to. */
const cmsSchema = z.strictObject({
  repository: z
    .string({ error: "cms.repository must be text" })
    .regex(/^[\w.-]+\/[\w.-]+$/, "cms.repository must be written owner/name")
    .meta({ description: "The GitHub repository, as owner/name." }),
  branch: text("cms.branch").optional().meta({ description: "The branch that is published; main where none is named." }),
  authUrl: httpsUrl("cms.authUrl").optional().meta({
    title: "Login server",
    description: "Address of the server that exchanges GitHub’s code for a token; Netlify’s where none is named.",
  }),
});

/** `content/settings/site.yml`: field every page says of the site itself. */
export const siteSchema = z.strictObject({
  brand: text("brand"),
  url: httpsUrl("url")
    .refine((value) => URL.canParse(value) && new URL(value).pathname === "/", "url must have no path after the host")
    .meta({ title: "Address", description: "Address of the site without a path." }),
  language: z.literal("en", { error: "language must be en" }),
  description: prose("description"),
  affiliateLink: httpsUrl("affiliateLink").meta({ description: "The one address that every call to action leads to." }),
  headerLabel: text("headerLabel").meta({ title: "Label of the header’s button" }),
  firstButtonLabel: text("firstButtonLabel").meta({
    title: "Label of an article’s first button",
    description: "The first button of every article has this label.",
  }),
  disclosure: prose("disclosure")
    .regex(/\b(?:earn|commission|paid|compensat)/i, "disclosure must say that you earn when a reader buys")
    .regex(/\b(?:links?|buttons?)\b/i, "disclosure must say through what: links or buttons")
    .meta({ description: "Shown on every page before its first paid link; only its wording can be changed." }),
  tagline: prose("tagline"),
  footerDisclosure: prose("footerDisclosure"),
  copyright: text("copyright"),
  author: text("author").meta({ description: "Named as the author of articles." }),
  /**
   * What a shared link to an article shows: a picture with its title, or one for all articles of its category.
   * A picture takes a fifth of a second to draw, once, which some thousand articles feel.
   */
  openGraphImages: z.enum(["article", "category"], { error: "openGraphImages must be article or category" }).optional(),
  authorType: z
    .enum(authorTypes, { error: `authorType must be one of ${authorTypes.join(", ")}` })
    .meta({ description: "Whether the author is one person or an organization, such as a group of editors." }),
  /** Hosts of the seller beside that of the affiliate link, such as its own page behind a marketplace's link. */
  sellerHosts: z
    .array(
      z
        .string({ error: "sellerHosts must hold text" })
        .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "sellerHosts must hold hosts, such as seller.com"),
      {
        error: "sellerHosts must be a list of hosts",
      },
    )
    .optional(),
  /** How paid links are told apart, to learn which of them earns. Nothing is stored about visitors. */
  placements: z
    .strictObject({
      /** Links lead to /go/PLACE/ on this site, which redirects to the seller. */
      redirects: z.boolean({ error: "placements.redirects must be true or false" }),
      /** Query parameter in which the network takes a sub-id. */
      subIdParameter: z
        .string({ error: "placements.subIdParameter must be text" })
        .regex(/^[a-z][\w-]{0,30}$/i, "placements.subIdParameter must be the name of a query parameter, such as tid")
        .optional(),
    })
    .optional(),
  contactEmail: z.email({ error: "contactEmail must be a mail address" }).meta({ description: "Where readers write to." }),
  /** Who answers for the site. What stands in square brackets waits for the owner and is not shown. */
  publisher: z.strictObject(
    {
      name: text("publisher.name").meta({ description: `Name of the person or company that publishes the site. ${waits}` }),
      place: text("publisher.place").meta({ description: `Postal address, in one line. ${waits}` }),
    },
    { error: "publisher must hold name and place" },
  ),
  /** How long and how widely browsers shall insist on HTTPS; hard to take back, so both are off until the owner wants them. */
  hsts: z
    .strictObject({
      includeSubDomains: z
        .boolean({ error: "hsts.includeSubDomains must be true or false" })
        .meta({ description: "true once every subdomain, mail and test hosts too, answers by HTTPS." }),
      preload: z
        .boolean({ error: "hsts.preload must be true or false" })
        .meta({ description: "true to be taken into browsers' own lists (hstspreload.org), from which leaving takes months." }),
    })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, "hsts.preload needs hsts.includeSubDomains: true")
    .optional(),
  /** What robots.txt says to crawlers. */
  robots: z.strictObject(
    {
      disallow: listOf("robots.disallow", /^\/[^\s#]*$/, "paths that begin with a slash").meta({
        description: "Beginnings of addresses that no crawler may read. The public pages stay open without an entry.",
      }),
      blockedAgents: listOf("robots.blockedAgents", /^[\w.-]+$/, "names of crawlers").meta({
        description: "Names of crawlers that may read nothing, such as GPTBot.",
      }),
    },
    { error: "robots must hold disallow and blockedAgents" },
  ),
  cms: cmsSchema.optional().meta({ title: "Editor’s workplace", description: "Where the CMS at /admin/ keeps field editors write." }),
});

export type SiteSettings = z.output<typeof siteSchema>;
