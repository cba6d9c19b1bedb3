import type { BlogPosting } from "schema-dts";
import { latestDay } from "../../site/dates";
import { absoluteUrl } from "../../site/routes";
import { authorId, organizationId, nodeId, type HasUrl } from "./ids";

interface PostFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly updated: string | null;
  /** Day of the last comparison with its sources. */
  readonly checked: string | null;
  /** Paths of its Open Graph image and of the picture on the page. */
  readonly images: readonly string[];
}

/** An article, with what search engines read of one. Its author, publisher and page are other nodes of the graph. */
export function blogPosting(site: HasUrl, post: PostFacts): BlogPosting {
  return {
    "@type": "BlogPosting",
    "@id": nodeId(site, post.path, "article"),
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: latestDay(post.date, post.updated, post.checked),
    image: post.images.map((path) => absoluteUrl(site.url, path)),
    author: { "@id": authorId(site) },
    publisher: { "@id": organizationId(site) },
    mainEntityOfPage: { "@id": nodeId(site, post.path, "webpage") },
  };
}
