import { CITING_POSTS } from "../limits";
import { routes } from "../routes";
import type { PostSummary, SitePage, SiteSummary } from "./site-pages";

/** Ids of the sections of the evidence page. */
const sections: readonly string[] = ["labels", "works", "claims"];

/** Ids of elements, which differ from those that the layout uses. */
export const claimFragment = (key: string): string => `claim-${key}`;

/**
 * The evidence page, with all references in a table and all claims, and a page for each method that references are about.
 *
 * @param posts newest first
 */
export function evidencePages(
  posts: readonly PostSummary[],
  { references: { nodes: references }, evidencePage, claims = [] }: Pick<SiteSummary, "references" | "evidencePage" | "claims">,
): SitePage[] {
  const methods = evidencePage?.methods.map(({ slug }) => slug) ?? [];
  const used = methods.filter((slug) => references.some(({ method }) => method === slug));
  return [
    { path: routes.evidence, template: "evidence", context: {}, fragments: [...sections, ...used, ...claims.map(claimFragment)] },
    ...used.map((method) => {
      const keys = references.filter((reference) => reference.method === method).map(({ key }) => key);
      return {
        path: routes.evidenceOf(method),
        template: "evidence-method",
        context: { method, citingIds: citingPosts(posts, keys) },
        fragments: keys,
      };
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
