import type { Claim } from "../../content-model/schemas/claim";
import { memoize } from "../../site/memoize";
import { phrasePattern } from "../../site/word-list";
import { claimLanguage, type ClaimLanguage } from "../claim-language";
import { findFiles, type ContentFile } from "../content-tree";
import type { Rule } from "../rule";
import { productNumber } from "./claims-file";
import { parseNumber, straightQuotes } from "../text";
import { allBlocks, findMarks, sentencesOf, type TextBlock } from "../text-blocks";

const compilePhrases = memoize(({ phrases }: Claim): readonly RegExp[] => phrases.map(phrasePattern));

interface CompiledClaim extends Claim {
  readonly compiled: readonly RegExp[];
  /** Values of {@link Claim.numbers} by the name of their group. */
  readonly expected: ReadonlyMap<string, number>;
}

/** Fields with URLs, ids and the like. */
const notProse = /^(?:id|slug|categorySlug|linkTo|image|date|updated|lastUpdated|url|affiliateLink|contactEmail|icon|entries)$/;

/** Fields about the product that need not name it: a list of benefits under its name promises them. */
const productFields: readonly (readonly [type: ContentFile["type"], field: RegExp])[] = [
  ["home", /^(?:hero|features|benefits|closing)$/],
  ["review", /^(?:lead|verdict|benefits|pros|cons|closing)$/],
  ["testimonials", /^items$/],
  ["product", /^description$/],
];

/**
 * Every sentence that says what the product or its kind does to people is among the claims (`content/claims/`),
 * and goes no further than its entry: it is attributed or hedged and has the entry's numbers, and an article that repeats
 * a study's claim cites one of its references.
 */
export const supportedClaims: Rule = (content, report) => {
  const product = findFiles(content, "product")[0]?.value;
  const site = findFiles(content, "site")[0]?.value;
  const vocabulary = findFiles(content, "vocabulary")[0]?.value;
  if (!product || !site || !vocabulary) return;
  const compiledClaims = findFiles(content, "claim").map(({ value: claim }): CompiledClaim => ({
    ...claim,
    compiled: compilePhrases(claim),
    expected: new Map((claim.numbers ?? []).map(({ name, is }) => [name, productNumber(is, product)])),
  }));
  const language = claimLanguage(vocabulary, product.name);

  for (const block of allBlocks(content)) {
    const { source } = block;
    if (!isProse(block) || block.text === site.firstButtonLabel) continue;
    const isAlwaysAboutProduct = productFields.some(([type, field]) => source.type === type && field.test(String(block.field?.[0])));
    const marks = source.content?.claimMarks ?? [];
    if (!isAlwaysAboutProduct && marks.length === 0 && !language.mayBeAboutProduct(block.text)) continue;
    let isAboutProduct = isAlwaysAboutProduct;
    for (const [index, original] of sentencesOf(block).entries()) {
      const sentence = straightQuotes(original);
      isAboutProduct = isAlwaysAboutProduct || language.isAboutProduct(sentence, isAboutProduct);
      const marked = marks.length === 0 ? [] : findMarks(block, marks, index);
      if (!isAboutProduct && marked.length === 0) continue;
      const claims = compiledClaims.filter(({ id, compiled }) => marked.includes(id) || compiled.some((pattern) => pattern.test(sentence)));
      const isMarked = marked.length > 0;
      const hasEffect = isMarked || language.claimsEffect(sentence);
      check({ sentence, claims, file: source, isMarked, hasEffect, language }, (id, message, suggestion) =>
        report(block.at, id, message, suggestion),
      );
    }
  }
};

interface SentenceInput {
  readonly sentence: string;
  /** The claims that it makes. */
  readonly claims: readonly CompiledClaim[];
  readonly file: ContentFile;
  readonly isMarked: boolean;
  readonly hasEffect: boolean;
  readonly language: ClaimLanguage;
}

function check(
  { sentence, claims, file, isMarked, hasEffect, language }: SentenceInput,
  report: (id: string, message: string, suggestion: string) => void,
): void {
  const quoted = `'${sentence.length > 70 ? `${sentence.slice(0, 70)}…` : sentence}'`;
  // A term of the offer does not cover an effect on people.
  if (hasEffect && !claims.some(({ evidence }) => isMarked || evidence !== "stated"))
    report(
      "unlisted-claim",
      `${quoted} makes a claim that is not in content/claims/`,
      "add the claim there with what is known about it, or remove it",
    );
  const absolute = language.absoluteWord(sentence);
  if (absolute)
    report(
      "overstated-claim",
      `'${absolute}' in ${quoted} goes further than anything in content/claims/`,
      claims[0] ? `what is not known: ${claims[0].unknown}` : "say what is known, or remove it",
    );
  for (const claim of claims) {
    if (hasEffect && !isQualified(claim, sentence, language))
      report("overstated-claim", `${quoted} goes further than '${claim.id}'`, howToQualify[claim.source]);
    const wrong = wrongFigure(claim, sentence);
    if (wrong) report("claim-number", `'${wrong.found}' in ${quoted} is not the number of '${claim.id}'`, `it says ${wrong.expected}`);
    if (hasEffect && claim.source === "study" && language.isReported(sentence) && !citesAny(claim, file))
      report(
        "claim-reference",
        `${quoted} makes the claim '${claim.id}' without a citation of its references`,
        `cite one of ${claim.references.join(", ")}`,
      );
  }
}

/** YAML files have no citations, so none are required there. */
function citesAny({ references }: Claim, { content }: ContentFile): boolean {
  return content === undefined || content.citations.some(({ id }) => references.includes(id));
}

const howToQualify: Readonly<Record<Claim["source"], string>> = {
  seller: "attribute it to the seller: its sales page promises, the seller states",
  study: "say what was found and by whom, or that it may",
  us: "say that it may, or that it is not known",
};

/** Whether a sentence is attributed or hedged as its claim requires. Offer terms and strong evidence need neither. */
function isQualified({ source, evidence }: Claim, sentence: string, language: ClaimLanguage): boolean {
  if (evidence === "stated" || evidence === "strong") return true;
  if (source === "seller") return language.isAttributed(sentence);
  return language.isHedged(sentence) || (source === "study" && language.isReported(sentence));
}

function wrongFigure({ compiled, expected }: CompiledClaim, sentence: string): { found: string; expected: number } | undefined {
  if (expected.size === 0) return undefined;
  for (const pattern of compiled) {
    for (const [name, found] of Object.entries(pattern.exec(sentence)?.groups ?? {})) {
      const value = expected.get(name);
      if (found !== undefined && value !== undefined && parseNumber(found) !== value) return { found, expected: value };
    }
  }
  return undefined;
}

/** Cells are checked with their row, which says what they are about. */
function isProse({ kind, field }: TextBlock): boolean {
  return kind !== "cell" && !notProse.test(String(field?.filter((key) => typeof key === "string").at(-1)));
}
