/** The text of `settings/site.yml` that is ready for launch, with some fields changed, or left out where they are empty. */
export const siteSettings = (changes: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    brand: "Brand",
    url: "https://genius-reviews.com",
    description: "D",
    blog: "{subject: S is long, topics: T is long}",
    affiliateLink: "https://hop.market.com/?v=x",
    headerLabel: "Try",
    firstButtonLabel: "Try",
    disclosure: "We earn through links.",
    tagline: "T",
    footerDisclosure: "F",
    legalPages: "[disclaimer]",
    disclosurePage: "disclaimer",
    copyright: "C",
    author: "A",
    placements: "{subIdParameter: tid}",
    contactEmail: "mail@genius-reviews.com",
    publisher: '{name: "Jane Roe", place: "1 Road, Town"}',
    ...changes,
  })
    .filter(([, text]) => text !== "")
    .map(([field, text]) => `${field}: ${text}\n`)
    .join("");
