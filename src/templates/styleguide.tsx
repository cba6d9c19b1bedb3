import type { HeadProps, PageProps } from "gatsby";
import toHast from "mdast-util-to-hast";
import { toUnpublishedCover } from "../components/content-to-props";
import type { CategoryData, PictureData, PostCardData, ProductData, QuestionData, ReferenceData, SiteData } from "../components/props";
import { StyleguideFrames, type Scheme } from "../components/pages/styleguide/frames";
import { StyleguidePage } from "../components/pages/styleguide-page";
import { bandColours, type BandName } from "../site/bands";
import { motifNames } from "../site/motifs";
import { evidenceLabels, noteWords } from "../site/evidence-labels";
import { parseMarkdown } from "../markdown/parser";
import { applyTransforms } from "../markdown/transforms";
import { pageHead } from "./page-head";

// Sample data, because Gatsby checks a query in every build, also in those without this page.

const site: SiteData = {
  brand: "The Brand Name",
  url: "https://example.com",
  description: "What the site is about.",
  affiliateLink: "https://example.com/",
  headerLabel: "Try The Program Now",
  disclosure: "A line that says how the site earns, above the header of every page.",
  tagline: "What the brand promises, in a few words.",
  placements: null,
  legalPages: [],
  disclosurePage: { text: "Disclaimer", to: "/disclaimer/" },
  footerDisclosure: "How the site earns, once more and at length, where the page ends.",
  copyright: "© 2025 The Brand Name. All rights reserved.",
  author: "The editors",
  authorType: "Organization",
  contactEmail: "mail@example.com",
  publisher: { name: "The Publisher", place: "A place" },
};

const product: ProductData = {
  name: "The Program",
  description: "What it is.",
  rating: 4.2,
  bestRating: 5,
  reviewCount: 1234,
  ratingSource: "as a sample says",
  showAggregateRating: false,
  editorialRating: null,
  guaranteeDays: 99,
  sessionMinutes: { from: 5, to: 50 },
  dailyMinutes: { from: 5, to: 50 },
  promiseMinutes: 5,
  delivery: "Instant digital download",
  offer: "What the seller offers, and how sure it is that it works.",
};

const categories: readonly CategoryData[] = (Object.keys(bandColours) as BandName[]).map((band, index) => ({
  slug: band,
  label: ["Focus & Concentration", "Memory", "Cognitive Enhancement", "Mental Clarity & Productivity", "Exercises"][index] ?? band,
  description: "What its articles are about.",
  band,
  motif: motifNames[index] ?? "ridges",
  path: `/styleguide/#${band}`,
}));

const coverTexts = ["40 Hz", "3 × 50 min", "Eighteen characters", "1·3·7", null];

const posts: readonly PostCardData[] = categories.map((category, index) => ({
  path: `/styleguide/#article-${index + 1}`,
  title: [
    "A Short Title of Four Words",
    "A Title of Usual Length, With a Promise That Is Kept",
    "A Title That Is as Long as Any May Be: Sixty-Five Characters Here",
  ][index % 3] as string,
  excerpt: "What a reader finds in the article, in one or two plain sentences, so that the choice is easy and nobody is led astray by it.",
  date: "2025-07-24",
  readingMinutes: 4 + index,
  category,
  picture: toSampleCover(category, coverTexts[index]),
  pictureAlt: "",
}));

function toSampleCover({ band, motif }: CategoryData, coverText: string | null | undefined): PictureData {
  return toUnpublishedCover({ seed: "styleguide", band, motif }, { coverText, coverNote: "two to five plain words" });
}

const questions: readonly QuestionData[] = [
  { id: "plain", question: "A question with a plain answer?", answer: "Its answer, in a few sentences. It opens, and the others close." },
  {
    id: "button",
    question: "A question whose answer leads on?",
    answer: "Its answer, with a button below it.",
    link: { text: "Read the review", to: "/review/" },
  },
  {
    id: "long",
    question: "A question that is so long that it takes two lines or three on a phone, as some real ones do?",
    answer: "Its answer.",
  },
];

const references: readonly ReferenceData[] = evidenceLabels.map((evidence, index) => ({
  id: index === 0 ? "oster-1973" : `work-${evidence}`,
  authors: "Author, A., & Other, O.",
  year: index === 4 ? "n.d." : String(2019 + index),
  title: "The title of a work",
  source: "A Journal, 1(2):3-4",
  doi: index === 4 ? null : "10.1000/xyz",
  method: "a-method",
  caveat: "What keeps the finding from proving more.",
  evidence,
}));

const markdown = `A paragraph with [a link](#a-table), **bold** and *slanted* words, and a citation.:ref{id=oster-1973}

A sentence that is marked with its claim. :claim{id=mixed} Another one, which the seller makes. :claim{id=stated}

- A point
- Another point

1. First this
2. Then that

> A quotation.

## Evidence

${Object.values(noteWords)
  .map((words) => `> **Evidence: ${words}.** What is known, in a sentence or two.`)
  .join("\n\n")}

## A table

### A heading within a section

Table: Eight weeks, in minutes

| Week | Easy | Brisk | One walk | Three walks | Remark |
| ---- | ---- | ----- | -------- | ----------- | ------ |
| 1 | 10 | 10 | 20 | 60 | A beginning |
| 2 | 10 | 15 | 25 | 75 | A little more |

::cta{label="Try the program now"}
`;

function toTree(): unknown {
  const root = parseMarkdown(markdown);
  applyTransforms(root, markdown);
  return toHast(root);
}

/** Every component in its states, with sample data; without a scheme, frames with both. Exists in `gatsby develop` only. */
export default function StyleguideTemplate({ path, pageContext: { scheme } }: PageProps<object, { scheme: Scheme | null }>) {
  if (scheme === null) return <StyleguideFrames />;
  return (
    <StyleguidePage
      path={path}
      scheme={scheme}
      site={site}
      product={product}
      categories={categories}
      posts={posts}
      questions={questions}
      references={references}
      tree={toTree()}
    />
  );
}

export function Head({ location }: HeadProps) {
  return pageHead({ site, path: location.pathname, title: "Style guide", description: "Every component in its states.", noindex: true });
}
