import { formatDiagnostic, type Position } from "../content-model/diagnostic";
import { fillOffer } from "../content-model/offer";
import { findFiles, findUses, isMarkdownFile, type ContentTree } from "../lint/content-tree";
import { listExceptions } from "../lint/exceptions";
import { runRules } from "../lint/lint-content";
import { readProjectContent } from "../lint/node/read-content";
import { atField, type Rule } from "../lint/rule";
import { reportExpiring } from "../lint/rules/claims";
import { splitSentences } from "../lint/text";
import { allBlocks, fieldBlocks, findMarks, type TextBlock } from "../lint/text-blocks";
import { productNamePattern, wordList } from "../lint/word-list";
import { buildDay } from "../site/build-day";
import { factNames } from "../content-model/types/compared-product";
import { addDays, formatDay, lastChange, latestDay } from "../site/dates";
import { statusLabel } from "../site/publication-status";
import { confirmedNumbers } from "./check-launch";

/** Claims that expire within this time can be checked in one go. */
const EXPIRY_DAYS = 60;
/** Prices, terms and files are looked at again after this time. */
const FIRST_HAND_DAYS = 90;
/** Articles are reviewed once in this time. */
const REVIEW_DAYS = 365;

/** What makers write on their pages changes within this time. */
const FACT_DAYS = 180;

/** `npm run report:care`: lists what needs care. The exit status is 0 whatever is found, unless a file cannot be read. */
export async function reportCare(): Promise<void> {
  const today = buildDay(process.env);
  const tree = readProjectContent(today);
  console.log(formatCare(tree, today));
  if (tree.diagnostics.some(({ severity }) => severity === "error"))
    throw new Error("some files have errors, and what they say is not in this list; run npm run check:content");
}

/** What needs care on a day, in groups. */
export function formatCare(tree: ContentTree, today: string): string {
  const groups: readonly [title: string, rule: Rule][] = [
    [`Claims to check within ${EXPIRY_DAYS} days`, (tree, report) => reportExpiring(EXPIRY_DAYS, tree, report)],
    ["Numbers of the offer to confirm", confirmedNumbers],
    [`What was bought and measured more than ${FIRST_HAND_DAYS} days ago`, oldFirstHand],
    ["Articles not reviewed for a year", oldArticles],
    [`Facts of products that were read more than ${FACT_DAYS} days ago, oldest first`, oldFacts],
    ["Sentences about the product’s effects without a claim", unmarkedClaims],
    ["Findings that are allowed", allowedFindings],
  ];
  const texts = groups.flatMap(([title, rule]) => {
    const items = runRules({ ...tree, today }, [rule]).map(formatDiagnostic);
    return items.length > 0 ? [[`${title} (${items.length})`, ...items].join("\n  ")] : [];
  });
  return texts.length > 0 ? texts.join("\n\n") : `${today}: nothing needs care`;
}

/** A purchase is looked at again on the day in `checked`, a recording when it is measured again. */
const oldFirstHand: Rule = (content, report) => {
  const remind = (at: Position, what: string, day: string, suggestion: string) => {
    if (day && day < addDays(content.today ?? "", -FIRST_HAND_DAYS))
      report(at, "old-first-hand", `${what} on ${formatDay(day)}`, suggestion, "warning");
  };
  for (const file of findFiles(content, "purchase")) {
    const { day, checked } = file.value;
    const suggestion = "compare price and refund terms with the checkout, and enter the day in checked";
    remind(atField(file, ["day"]), "the checkout was last seen", latestDay(day, checked), suggestion);
  }
  for (const file of findFiles(content, "recording")) {
    const { title, measured, sha256 } = file.value;
    const suggestion = `download it again: if its SHA-256 is not ${sha256.slice(0, 8)}…, the file has changed; run npm run measure`;
    remind(atField(file, ["measured"]), `'${title}' was measured`, measured, suggestion);
  }
};

/** An article is reviewed when it is published or changed, and on the day in `checked`. */
const oldArticles: Rule = (content, report) => {
  const { today = "" } = content;
  for (const file of findFiles(content, "post").filter(({ isValid }) => isValid)) {
    const { title, date, changes, checked } = file.value;
    const day = latestDay(date, lastChange(changes), checked);
    if (day >= addDays(today, -REVIEW_DAYS) || statusLabel(file.value, today)) continue;
    const suggestion = "read it against its sources and enter the day in checked, or update it";
    report(atField(file, ["date"]), "old-article", `'${title}' was last reviewed on ${formatDay(day)}`, suggestion, "warning");
  }
};

const oldFacts: Rule = (content, report) => {
  const { today = "" } = content;
  findFiles(content, "comparedProduct")
    .flatMap((file) => factNames.map((name) => ({ file, name, day: file.value[name]?.read ?? "" })))
    .filter(({ day }) => day !== "" && day < addDays(today, -FACT_DAYS))
    .sort((a, b) => a.day.localeCompare(b.day))
    .forEach(({ file, name, day }) => {
      const message = `'${name}' of ${file.value.name} was read on ${formatDay(day)}`;
      report(atField(file, [name, "read"]), "old-fact", message, "read it again and update the day, or delete it", "warning");
    });
};

/** Sentences that name the product beside a word for an effect, and have no claim: no mark or, in a field, no claim beside it. */
export const unmarkedClaims: Rule = (content, report) => {
  const product = findFiles(content, "product")[0]?.value;
  const effects = wordList(findFiles(content, "vocabulary")[0]?.value.effects ?? []);
  if (!product) return;
  const name = productNamePattern(product.name, "g");
  for (const block of allBlocks(content).filter(({ text }) => fillOffer(text, content.offer).search(name) >= 0)) {
    if (hasClaimBeside(block)) continue;
    const marks = isMarkdownFile(block.file) ? findUses(block.file, "claim") : [];
    splitSentences(block.text).forEach((written, index) => {
      const sentence = fillOffer(written, content.offer);
      const effect = sentence.search(name) >= 0 ? effects.find(sentence.replace(name, "")) : undefined;
      if (effect === undefined || findMarks(block, marks, index).length > 0) return;
      const suggestion = "if it says what the product does to people, add the claim to content/claims/ and mark the sentence: :claim{id=…}";
      report(block.at, "unmarked-claim", `'${effect}' beside the product's name: '${sentence.slice(0, 90)}'`, suggestion, "warning");
    });
  }
};

function hasClaimBeside({ file, field }: TextBlock): boolean {
  const path = field && [...field.slice(0, -1), "claim"].join(".");
  return path !== undefined && fieldBlocks(file).some((other) => other.field?.join(".") === path);
}

/** Findings of the lint that the content allows. */
export const allowedFindings: Rule = (content, report) => {
  for (const { at, rule, reason } of listExceptions(content))
    report(at, "exception", `'${rule}' is allowed: ${reason}`, "remove the exception when its reason is gone", "warning");
};
