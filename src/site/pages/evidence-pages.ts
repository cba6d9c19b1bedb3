import { CITING_POSTS } from "../limits";
import { routes } from "../routes";
import type { PostSummary, SitePage, SiteSummary } from "./site-pages";

/** The element id of a claim on the evidence page. */
export const claimFragment = (key: string): string => `claim-${key}`;

/**
 * The evidence page, with a map of all references and all claims, and a page for each method that references are about.
 *
 * @param posts newest first
 */
export function evidencePages(
  posts: readonly PostSummary[],
  { references: { nodes: references }, evidencePage }: Pick<SiteSummary, "references" | "evidencePage">,
): SitePage[] {
  const methods = evidencePage?.methods.map(({ slug }) => slug) ?? [];
  const used = methods.filter((slug) => references.some(({ method }) => method === slug));
  return [
    { path: routes.evidence, template: "evidence", context: {} },
    ...used.map((method) => {
      const keys = references.filter((reference) => reference.method === method).map(({ key }) => key);
      return { path: routes.evidenceOf(method), template: "evidence-method", context: { method, citingIds: citingPosts(posts, keys) } };
    }),
  ];
}

/** Ids of the newest articles that cite each reference, in the order of the articles. */
function citingPosts(posts: readonly PostSummary[], keys: readonly string[]): string[] {
  const left = new Map(keys.map((key) => [key, CITING_POSTS]));
  return posts.flatMap(({ id, citedReferences }) => {
    const shown = citedReferences.filter((key) => (left.get(key) ?? 0) > 0);
    for (const key of shown) left.set(key, (left.get(key) ?? 0) - 1);
    return shown.length > 0 ? [id] : [];
  });
}
