import type { BlogPosting } from "schema-dts";
import type { Queried } from "../../content-model/content-type";
import type { PostFrontMatter } from "../../content-model/types/post";
import { latestDay } from "../../site/dates";
import { absoluteUrl } from "../../site/routes";
import { authorNode, type JsonLdSite } from "./site";

interface PostFacts extends Queried<Pick<PostFrontMatter, "title" | "date" | "checked">> {
  readonly updated: string | null;
  /** Paths of its Open Graph image and of the picture on the page. */
  readonly images: readonly string[];
}

/** An article, with what search engines read of one. */
export function blogPosting(site: JsonLdSite, { title, date, updated, checked, images }: PostFacts): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline: title,
    datePublished: date,
    dateModified: latestDay(date, updated, checked),
    image: images.map((path) => absoluteUrl(site.url, path)),
    author: authorNode(site),
  };
}
