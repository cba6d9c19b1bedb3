import type { BlogPosting, CreativeWork } from "schema-dts";
import type { Reference } from "../../content-model/types/reference";
import { latestDay } from "../../site/dates";
import { workUrl } from "../../content-model/citation";
import { absoluteUrl } from "../../site/routes";
import { authorId, organizationId, nodeId, type HasUrl } from "./ids";

interface PostFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The answer in two sentences. */
  readonly abstract?: string | null | undefined;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly updated: string | null;
  /** Day of the last comparison with its sources. */
  readonly checked: string | null;
  readonly category: { readonly label: string };
  readonly words: number;
  /** Paths of its Open Graph image and of the picture on the page. */
  readonly images: readonly string[];
  readonly citations: readonly CitedWork[];
}

type CitedWork = Pick<Reference, "authors" | "year" | "title"> & Parameters<typeof workUrl>[0];

/** An article. Its author, publisher and page are other nodes of the graph. */
export function blogPosting(site: HasUrl, post: PostFacts): BlogPosting {
  return {
    "@type": "BlogPosting",
    "@id": nodeId(site, post.path, "article"),
    headline: post.title,
    description: post.description,
    abstract: post.abstract ?? undefined,
    datePublished: post.date,
    dateModified: latestDay(post.date, post.updated, post.checked),
    image: post.images.map((path) => absoluteUrl(site.url, path)),
    wordCount: post.words,
    articleSection: post.category.label,
    inLanguage: "en",
    author: { "@id": authorId(site) },
    publisher: { "@id": organizationId(site) },
    mainEntityOfPage: { "@id": nodeId(site, post.path, "webpage") },
    citation: post.citations.length > 0 ? post.citations.map(citedWork) : undefined,
  };
}

function citedWork({ authors, year, title, ...published }: CitedWork): CreativeWork {
  return {
    "@type": "CreativeWork",
    name: title,
    creditText: authors,
    datePublished: /^\d{4}$/.test(year) ? year : undefined,
    url: workUrl(published),
  };
}
