import { routes } from "../routes";
import type { PostSummary, SitePage, PageIndex } from "./page-index";

/** The element id of a claim on the evidence page. */
export const claimFragment = (key: string): string => `claim-${key}`;

/**
 * The evidence page, which has all references and claims, and a page for each method that references are about.
 *
 * @param posts newest first
 */
export function evidencePages(
  posts: readonly PostSummary[],
  { references: { nodes: references }, evidencePage }: Pick<PageIndex, "references" | "evidencePage">,
): SitePage[] {
  const methods = evidencePage?.methods.map(({ slug }) => slug) ?? [];
  const used = methods.filter((slug) => references.some(({ method }) => method === slug));
  return [
    { path: routes.evidence, template: "evidence", context: {} },
    ...used.map((method) => {
      const keys = new Set(references.filter((reference) => reference.method === method).map(({ key }) => key));
      const citingIds = posts.filter(({ citedReferences }) => citedReferences.some((key) => keys.has(key))).map(({ id }) => id);
      return { path: routes.evidenceOf(method), template: "evidence-method", context: { method, citingIds } };
    }),
  ];
}
