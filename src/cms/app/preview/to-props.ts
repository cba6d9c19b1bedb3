/** Maps unsaved form values and the saved content to the props of components. */

import toHast from "mdast-util-to-hast";
import { COVER_HEIGHT, COVER_WIDTH, coverSvg } from "../../../artwork/cover-art";
import { toClaim, toCover, toReferences } from "../../../components/content-to-props";
import type { CategoryData, ClaimData, PostCardData, ReferenceData } from "../../../components/props";
import type { ContentTypeName, ContentValue } from "../../../content-model/content-types";
import { citedWorks, markedClaims } from "../../../markdown/directives/source";
import { parseMarkdown } from "../../../markdown/parser";
import { countWords, readingMinutes } from "../../../markdown/plain-text";
import { tableOfContents } from "../../../markdown/table-of-contents";
import { applyTransforms } from "../../../markdown/transforms/index";
import { isIsoDay } from "../../../site/dates";
import { routes } from "../../../site/routes";

/** The site's content as it was last saved. */
export interface Sources {
  readonly one: <N extends ContentTypeName>(type: N) => ContentValue<N>;
  /** Newest first. */
  readonly posts: () => readonly PostSource[];
  /** URL of a picture by its path in an entry, including one that is not published yet. */
  readonly asset: (path: string) => string;
}

export interface PostSource {
  readonly value: ContentValue<"post">;
  readonly body: string;
}

/** A body as the build renders it. Its diagnostics are shown by the findings, not here. */
export function toHtml(body: string): { tree: unknown; contents: { id: string; text: string }[] } {
  const markdown = parseMarkdown(body);
  applyTransforms(markdown, body);
  const tree = toHast(markdown);
  return { tree, contents: tableOfContents(tree as never) };
}

export function toCategories({ items }: ContentValue<"categories">): CategoryData[] {
  return items.map((category) => ({ ...category, path: routes.category(category.slug) }));
}

export function toCard({ value, body }: PostSource, categories: readonly CategoryData[], asset: Sources["asset"]): PostCardData {
  const { slug, title, excerpt, date, categorySlug, image, imageAlt } = value;
  const category = categories.find((candidate) => candidate.slug === categorySlug) ?? noCategory;
  const size = { width: COVER_WIDTH, height: COVER_HEIGHT };
  const cover = () => ({ ...size, src: `data:image/svg+xml,${encodeURIComponent(coverSvg(slug, category.band))}`, seed: slug });
  return {
    path: routes.post(slug),
    title,
    excerpt,
    date: dayOrDefault(date),
    readingMinutes: readingMinutes(countWords(body)),
    category,
    picture: image ? { ...size, images: { fallback: { src: asset(image) } } } : toCover({ ...cover(), band: category.band }),
    pictureAlt: image ? (imageAlt ?? "") : "",
  };
}

const noCategory: CategoryData = { slug: "", label: "No category yet", description: "", band: "alpha", path: routes.blog };

export function citedReferences(body: string, sources: Sources): ReferenceData[] {
  return toReferences(citedWorks(body), sources.one("references").items);
}

export function claimsIn(body: string, sources: Sources): ClaimData[] {
  const marked = new Set(markedClaims(body));
  return sources
    .one("claims")
    .items.filter(({ id }) => marked.has(id))
    .map(toClaim);
}

/** A placeholder day while the editor has not chosen one. */
export const dayOrDefault = (date: string): string => (isIsoDay(date) ? date : "2025-01-01");
export const dayOrNull = (date: string | undefined): string | null => (date !== undefined && isIsoDay(date) ? date : null);
