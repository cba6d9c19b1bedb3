import type { CoverInput } from "../artwork/cover-art";
import { tableOfContents } from "../markdown/table-of-contents";
import { displayLabel } from "../site/evidence-labels";
import type { ContentValue } from "../content-model/content-types";
import type { Claim } from "../content-model/types/claim";
import type { Reference } from "../content-model/types/reference";
import type { FigureData } from "../content-model/figures/figure-data";
import type { EvidencePosterProps } from "./figures/evidence-poster";
import type { LinkData, PictureData } from "./props";

/*
 * The one mapping from content to the props of components, for templates (query results) and CMS previews (form values).
 * Both have the names of the schema. A field that is not named here is passed on as it is.
 */

type Optional<T> = T | null | undefined;

interface ReadingPathContent {
  readonly title: string;
  readonly articles: readonly { readonly why: string; readonly post?: Optional<LinkData> }[];
}

export type ReadingPathData = ReturnType<typeof toReadingPath>;

/** A reading path without the articles that are not published. */
const toReadingPath = ({ title, articles }: ReadingPathContent) => ({
  title,
  articles: articles.flatMap(({ why, post }) => (post ? [{ ...post, why }] : [])),
});

export type ReadingPathsData = NonNullable<ReturnType<typeof toReadingPaths>>;

/** Reading paths without those of which no article is published; undefined if there are none. */
export function toReadingPaths(
  paths: Optional<{ readonly heading: string; readonly intro: string; readonly items: readonly ReadingPathContent[] }>,
) {
  const items = paths?.items.map(toReadingPath).filter(({ articles }) => articles.length > 0) ?? [];
  return paths && items.length > 0 ? { ...paths, items } : undefined;
}

/** An article with its body; its picture is mapped already. */
export function toArticle<T extends BodyContent & { readonly readingPaths?: readonly ReadingPathContent[] }>(post: T) {
  return { ...post, ...toBody(post), readingPaths: post.readingPaths?.map(toReadingPath) ?? [] };
}

type CoverContent = CoverInput & Pick<PictureData, "width" | "height"> & { readonly src: string };

/** The SVG cover of an article without a picture. */
export function toCover({ src, width, height, ...cover }: CoverContent): PictureData {
  return { width, height, cover, images: { fallback: { src } } };
}

/** A body as HTML tree, with what it cites, marks and shows. */
export interface BodyContent {
  readonly htmlAst: unknown;
  readonly citedReferences?: readonly string[];
  readonly references?: readonly Reference[];
  readonly claims?: readonly ClaimContent[];
  readonly figures?: unknown;
}

export type TextData = ReturnType<typeof toBody>;

/** A body for components: its HTML tree (hast), its headings, and what it cites, marks and shows. */
export function toBody({ htmlAst, citedReferences = [], references = [], claims = [], figures }: BodyContent) {
  return {
    tree: htmlAst,
    contents: tableOfContents(htmlAst as never),
    // In the order of their numbers in the text; unknown ids are left out.
    references: citedReferences.flatMap((cited) => references.find(({ id }) => id === cited) ?? []),
    claims: claims.map(toClaim),
    figures: (figures ?? []) as readonly FigureData[],
  };
}

/** The page of the evidence with all works and claims, from which other pages take theirs. */
export type EvidenceContent = ContentValue<"evidence"> & { readonly works: readonly Reference[]; readonly claims: readonly Claim[] };

export type ReviewData = ReturnType<typeof toReview>;

/** The review with its body, the labels of its promises, and what research on the product's kind found. */
export function toReview(page: ContentValue<"review"> & BodyContent, evidence: EvidenceContent) {
  const promises = withEvidence(page.promises, evidence.claims);
  return { ...page, ...toBody(page), promises, poster: toMethodPoster(evidence, page.evidenceMethods) };
}

export type HomeData = ReturnType<typeof toHome>;

/** The home page with the labels of its claims, the number of studies, the rows of the poster, and its questions from the FAQ. */
export function toHome({ hero, benefits, ...page }: ContentValue<"home">, evidence: EvidenceContent, { groups }: ContentValue<"faq">) {
  const questions = groups.flatMap(({ entries }) => entries);
  return {
    ...page,
    hero: { ...hero, known: hero.known && withEvidence([hero.known], evidence.claims)[0] },
    benefits: { ...benefits, items: withEvidence(benefits.items, evidence.claims) },
    works: evidence.works.filter((work) => work.evidence).length,
    poster: toMethodPoster(evidence, page.evidence?.methods),
    questions: page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id)),
  };
}

/** The rows of the poster for some methods; undefined without studies on them. */
export function toMethodPoster(
  { methods, highlights, works }: EvidencePosterProps,
  shown: Optional<readonly string[]>,
): EvidencePosterProps | undefined {
  const own = works.filter(({ method, evidence }) => evidence && shown?.includes(method));
  return own.length > 0 ? { methods, highlights, works: own } : undefined;
}

type ClaimContent = Pick<Claim, "id" | "source" | "evidence">;

/** A claim that marks a sentence, with its label. */
export function toClaim({ id, ...claim }: ClaimContent) {
  return { id, evidence: displayLabel(claim) };
}

/** Adds the label of the evidence for each entry's claim; undefined for an unknown claim and without one. */
function withEvidence<T extends { readonly claim?: Optional<string> }>(entries: readonly T[], claims: readonly ClaimContent[]) {
  const labels = new Map(claims.map((claim) => [claim.id, displayLabel(claim)]));
  return entries.map((entry) => ({ ...entry, evidence: labels.get(entry.claim ?? "") }));
}
