import { patternOf, type Claim } from "../../content-model/schemas/claim";
import { citedWorks } from "../../markdown/directives/source";
import type { ClaimMark } from "../markdown-body";
import { claimLanguage, claimsEffect, isAttributed, isHedged, isReported, wideningWord } from "../claim-language";
import { filesOf, isMarkdownFile, type ContentFile } from "../content-tree";
import { numberOf } from "../number-words";
import type { Rule } from "../rule";
import { figureOf } from "./known-claims";
import { sentencesOf } from "../sentences";
import { allBlocks, type TextBlock } from "../text-blocks";

interface LedgerEntry extends Claim {
  readonly compiled: readonly RegExp[];
  /** Of {@link Claim.figures}, by the name of their group. */
  readonly expected: ReadonlyMap<string, number>;
}

/** Keys of fields that hold addresses and ids. */
const unread = /^(?:id|slug|categorySlug|linkTo|image|date|updated|lastUpdated|url|affiliateLink|contactEmail|icon|entries)$/;

/**
 * Fields that speak of the program without naming it. Every sentence in them counts as being about it: a list of
 * benefits under its name promises them.
 */
const ofProgram: readonly (readonly [type: ContentFile["type"], field: RegExp])[] = [
  ["home", /^(?:hero|features|benefits|closing)$/],
  ["review", /^(?:lead|verdict|benefits|pros|cons|closing)$/],
  ["testimonials", /^items$/],
  ["product", /^description$/],
];

/**
 * Every sentence that says what the program or entrainment does to people is in the ledger, `content/claims.yml`, and
 * says no more than its entry: it is told as the seller's, as a study's or with 'may', names the figures of the entry,
 * and an article that repeats a study's claim cites one of its works.
 */
export const claims: Rule = (tree, report) => {
  const file = filesOf(tree, "claims")[0];
  const product = filesOf(tree, "product")[0]?.value;
  if (!file || !product) return;
  const ledger = file.value.items.map((claim): LedgerEntry => ({
    ...claim,
    compiled: claim.patterns.map(patternOf),
    expected: new Map((claim.figures ?? []).map(({ name, is }) => [name, figureOf(is, product)])),
  }));
  const language = claimLanguage(product.name);
  const firstButtonLabel = filesOf(tree, "site")[0]?.value.firstButtonLabel;

  const files = new Map(tree.files.map((checked) => [checked.file, checked]));
  for (const block of allBlocks(tree)) {
    const checked = files.get(block.file);
    if (!checked || !isRead(block) || block.text === firstButtonLabel) continue;
    const presumed = ofProgram.some(([type, field]) => checked.type === type && field.test(String(block.field?.[0])));
    const marks = checked.content?.claimMarks ?? [];
    if (!presumed && marks.length === 0 && !language.mayConcern(block)) continue;
    let about = presumed;
    for (const sentence of sentencesOf(block.text)) {
      const said = sentence.replace(/[‘’]/g, "'");
      about = presumed || language.concerns(said, about);
      const marked = marksOf(block, sentence, marks);
      if (!about && marked.length === 0) continue;
      const found = ledger.filter(({ id, compiled }) => marked.includes(id) || compiled.some((pattern) => pattern.test(said)));
      lint({ said, found, file: checked, marked: marked.length > 0 }, (id, message, suggestion) =>
        report({ ...block.at, id, message, suggestion }),
      );
    }
  }
};

interface AuditInput {
  readonly said: string;
  readonly found: readonly LedgerEntry[];
  readonly file: ContentFile;
  readonly marked: boolean;
}

function lint({ said, found, file, marked }: AuditInput, report: (id: string, message: string, suggestion: string) => void): void {
  const quoted = `'${said.length > 70 ? `${said.slice(0, 70)}…` : said}'`;
  const effect = claimsEffect(said) || marked;
  // A term of the offer says nothing about what it does to people.
  if (effect && !found.some(({ evidence }) => evidence !== "stated" || marked))
    report(
      "unlisted-claim",
      `${quoted} makes a claim that is not in content/claims.yml`,
      "add the claim there with what is known of it, or leave it out",
    );
  const widening = wideningWord(said);
  if (widening)
    report(
      "beyond-claim",
      `'${widening}' in ${quoted} goes further than anything in content/claims.yml`,
      found[0] ? `what is not known: ${found[0].unknown}` : "say what is known, or leave it out",
    );
  for (const claim of found) {
    if (effect && !isTold(claim, said)) report("beyond-claim", `${quoted} goes beyond '${claim.id}'`, howToTell[claim.says]);
    const wrong = wrongFigure(claim, said);
    if (wrong) report("claim-figure", `'${wrong.found}' in ${quoted} is not the figure of '${claim.id}'`, `it says ${wrong.wanted}`);
    if (effect && claim.says === "study" && isReported(said) && !citesOneOf(claim, file))
      report(
        "claim-reference",
        `${quoted} makes the claim '${claim.id}', and this text cites none of its works`,
        `cite one of ${claim.references.join(", ")}`,
      );
  }
}

/** Where nothing can be cited, in YAML, nothing is asked for. */
function citesOneOf({ references }: Claim, file: ContentFile): boolean {
  if (!isMarkdownFile(file)) return true;
  const works = citedWorks(file.body);
  return references.some((id) => works.includes(id));
}

const howToTell: Readonly<Record<Claim["says"], string>> = {
  seller: "tell it as the seller’s: its sales page promises, the seller states",
  study: "say what was found and by whom, or that it may",
  us: "say that it may, or that it is not known",
};

/** Whether a sentence tells a claim as its claimant's and no further. Terms of the offer and what is well shown are facts. */
function isTold({ says, evidence }: Claim, said: string): boolean {
  if (evidence === "stated" || evidence === "strong") return true;
  if (says === "seller") return isAttributed(said);
  return isHedged(said) || (says === "study" && isReported(said));
}

function wrongFigure({ compiled, expected }: LedgerEntry, said: string): { found: string; wanted: number } | undefined {
  if (expected.size === 0) return undefined;
  for (const pattern of compiled) {
    for (const [name, found] of Object.entries(pattern.exec(said)?.groups ?? {})) {
      const wanted = expected.get(name);
      if (found !== undefined && wanted !== undefined && numberOf(found) !== wanted) return { found, wanted };
    }
  }
  return undefined;
}

/** Whether a block is read: a cell is with its row, where it is told what it is about; addresses and ids never. */
function isRead({ kind, field }: TextBlock): boolean {
  return kind !== "cell" && !unread.test(String(field?.filter((key) => typeof key === "string").at(-1)));
}

/** Ids of the claims that a sentence is marked with. */
function marksOf(block: TextBlock, sentence: string, marks: readonly ClaimMark[]): string[] {
  if (marks.length === 0) return [];
  const { line, column } = block.at;
  return marks
    .filter((mark) =>
      block.kind === "row"
        ? mark.block.line === line
        : mark.block.line === line && mark.block.column === column && sentencesOf(mark.before).at(-1) === sentence,
    )
    .map(({ id }) => id);
}
