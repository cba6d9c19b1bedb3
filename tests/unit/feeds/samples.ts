import type { Root } from "hast";
import type { FeedArticle, FeedChannel, FeedSite } from "../../../src/feeds/feed-types";
import { render } from "../markdown/render";

export const site: FeedSite = {
  url: "https://site.example",
  brand: "The Brand & Co",
  description: "About <it>.",
  author: "The editors",
  copyright: "© 2025",
  affiliateLink: "https://seller.example/x?a=b&c=d",
  disclosure: "We earn a commission (paid links).",
};

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

export const article: FeedArticle = {
  path: "/blog/a/",
  title: "An Article & <More>",
  excerpt: "What it is about.",
  inShort: null,
  date: "2025-09-10",
  updated: null,
  changes: null,
  category: "Focus & Concentration",
  closingButton: { label: "Close [it]" },
  questions: [{ question: "Is 1 < 2?", answer: "It is." }],
  references: [
    {
      key: "oster-1973",
      authors: "Oster, G.",
      year: "1973",
      title: "Auditory beats",
      source: "Scientific American",
      doi: "10.1000/xyz",
      caveat: "It did not test focus.",
    },
  ],
  claims: { "beat-followed": "limited" },
  figures: [],
  tree: render(body).tree as unknown as Root,
  picture: "/static/share/a.png",
};

export const channel: FeedChannel = { title: "The Brand & Co", description: "About <it>.", list: "/", articles: [article] };
