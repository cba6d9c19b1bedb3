import { COVER_HEIGHT, COVER_WIDTH, coverSvg, type CoverInput } from "../artwork/cover-art";
import { siteRidgesSvg } from "../artwork/site-ridges";
import type { BandName } from "../site/bands";
import type { MotifName } from "../site/motifs";
import { shownLabel, type EvidenceLabel } from "../site/evidence-labels";
import { shortCitation } from "../site/figures/short-citation";
import type { ClaimData, PictureData, PostCardData, QuestionData, ReferenceData, WorkLinkData } from "./props";

/** From content to props where templates (GraphQL results) and CMS previews (form values) need the same rule. */

/** The SVG cover of an article without a picture, with the words that are laid over it. */
export function toCover(
  cover: { src: string; seed: string; band: string; motif: string; width: number; height: number },
  words: { readonly coverText?: string | null | undefined; readonly coverNote?: string | null | undefined },
): PictureData {
  const { src, seed, band, motif, width, height } = cover;
  const { coverText: text, coverNote: note } = words;
  return { width, height, cover: { seed, band: band as BandName, motif: motif as MotifName, text, note }, images: { fallback: { src } } };
}

/** A cover whose file is not published: its drawing is in the URL. For previews. */
export function toUnpublishedCover(input: CoverInput, words: Parameters<typeof toCover>[1]): PictureData {
  return toCover({ ...input, src: svgUrl(coverSvg(input)), width: COVER_WIDTH, height: COVER_HEIGHT }, words);
}

/** The picture of the site from the articles' cards, with its drawing in the URL. For previews. */
export function toUnpublishedSitePicture(cards: readonly Pick<PostCardData, "path" | "category">[]) {
  const { svg, width, height } = siteRidgesSvg(cards.map(({ path, category }) => ({ seed: path, band: category.band })));
  return { src: svgUrl(svg), width, height, count: cards.length };
}

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface FaqEntry extends Pick<QuestionData, "id" | "question"> {
  readonly answer: { readonly text: string; readonly linkText?: string | null | undefined; readonly linkTo?: string | null | undefined };
}

export function toQuestion({ id, question, answer }: FaqEntry): QuestionData {
  const { text, linkText, linkTo } = answer;
  return { id, question, answer: text, link: linkText && linkTo ? { text: linkText, to: linkTo } : undefined };
}

/** The questions of an article, whose ids come from their order. */
export function toArticleQuestions(faq: readonly { readonly question: string; readonly answer: string }[]): QuestionData[] {
  return faq.map(({ question, answer }, index) => ({ id: `question-${index + 1}`, question, answer }));
}

type ReferenceContent = Omit<ReferenceData, "evidence"> & { readonly evidence: string };

export function toReference(reference: ReferenceContent): ReferenceData {
  return { ...reference, evidence: reference.evidence as EvidenceLabel };
}

/** Cited references, in the order of their numbers in the text; unknown ids are left out. */
export function toReferences(citedIds: readonly string[], references: readonly ReferenceContent[]): ReferenceData[] {
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  return citedIds.flatMap((id) => byId.get(id) ?? []).map(toReference);
}

/** A work for the table of the evidence page. */
export function toWorkLink(work: WorkContent): WorkLinkData {
  const { id, method, outcomes, evidence } = work;
  return { id, name: shortCitation(work), method, outcomes, evidence: evidence as EvidenceLabel };
}

interface WorkContent extends Pick<ReferenceData, "id" | "authors" | "year" | "method"> {
  readonly outcomes: readonly string[];
  readonly evidence: string;
}

/** Adds the label of the evidence for each entry's claim; undefined for an unknown claim and without one. */
export function withEvidence<T extends { readonly claim?: string | null | undefined }>(
  entries: readonly T[],
  claims: readonly ClaimData[],
) {
  return entries.map((entry) => ({ ...entry, evidence: claims.find(({ id }) => id === entry.claim)?.evidence }));
}

export function toClaim({ id, ...claim }: { id: string; source: string; evidence: string }): ClaimData {
  return { id, evidence: shownLabel(claim) };
}
