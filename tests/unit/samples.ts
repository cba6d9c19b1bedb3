import type { Root } from "hast";
import type { ProductData, PageSite } from "../../src/components/props";
import type { ArticleWithTree } from "../../src/feeds/exported-article";
import { render } from "./markdown/render";

/** What components, structured data and feeds are given in unit tests. */

export const product: ProductData = {
  name: "The Program",
  description: "An audio program.",
  rating: 4.8,
  bestRating: 5,
  reviewCount: 2847,
  ratingSource: "as the seller's page reports",
  showAggregateRating: true,
  guaranteeDays: 60,
  sessionMinutes: { from: 7, to: 30 },
  dailyMinutes: { from: 15, to: 30 },
  promiseMinutes: 7,
  delivery: "Instant digital download",
  offer: "The seller offers recordings.",
  ledger: [{ fact: "price", state: "unknown", answer: "" }],
  basis: "We haven’t tried it.",
};

export const site: PageSite = {
  brand: "The Brand",
  url: "https://site.example",
  description: "About <it>.",
  blog: { subject: "sleep", topics: "sleep and rest" },
  affiliateLink: "https://seller.example/x?a=b&c=d",
  headerLabel: "Try The Program Now",
  disclosure: "We earn a commission if you buy through the buttons on this page (paid links).",
  tagline: "Science-backed cognitive enhancement solutions.",
  footerDisclosure: "This site contains affiliate links.",
  copyright: "© 2025 The Brand. All rights reserved.",
  author: "The editors",
  contactEmail: "mail@site.example",
  publisher: { name: "[Name of the publisher]", place: "[Address]" },
  pages: [],
  product,
  verdict: "Try it. It is fair.",
  categories: [],
  legalPages: [
    { title: "Privacy Policy", path: "/privacy-policy/" },
    { title: "Legal Notice", path: "/legal-notice/" },
  ],
  disclosurePage: { title: "Legal Notice", path: "/legal-notice/" },
};

/** The Markdown of {@link article}. */
export const body = `Opening with [a link](/blog/other/).:ref{id=oster-1973} :claim{id=beat-followed}

## A part & its "signs"

::cta{label="Try It – Now"}

> **Evidence: mixed.** Two sides.

Table: What it shows

| A | B |
| --- | ---: |
| 1 | 2 < 3 |

### A smaller part

1. One with [mail](mailto:a@b.example)
2. Two with [a place](#a-part--its-signs)`;

/** An article for feeds and exports. */
export const article: ArticleWithTree = {
  slug: "a",
  path: "/blog/a/",
  title: "An Article & <More>",
  excerpt: "What it is about.",
  inShort: null,
  date: "2025-09-10",
  updated: null,
  changes: null,
  closingButton: { label: "Close [it]" },
  category: { label: "Focus & Concentration" },
  faq: [{ question: "Is 1 < 2?", answer: "It is." }],
  references: [
    {
      key: "oster-1973",
      authors: "Oster, G.",
      year: "1973",
      title: "Auditory beats",
      source: "Scientific American",
      doi: "10.1000/xyz",
      url: null,
      caveat: "It did not test focus.",
    },
  ],
  claims: [{ key: "beat-followed", source: "study", evidence: "limited" }],
  figures: [],
  htmlAst: render(body).tree as unknown as Root,
};
