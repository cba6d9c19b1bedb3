import { formatDiagnostic } from "../content-model/diagnostic";
import { fillOffer } from "../content-model/offer";
import { findFiles, findUses, type ContentTree } from "../lint/content-tree";
import { listExceptions, runRules } from "../lint/lint-content";
import { readContent } from "../lint/node/read-content";
import { aboutFields, atField, type Rule } from "../lint/rule";
import { expiringClaims } from "../lint/rules/claims";
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
  const tree = readContent(today);
  console.log(formatCare(tree, today));
  if (tree.diagnostics.some(({ severity }) => severity === "error"))
    throw new Error("some files have errors, and what they say is not in this list; run npm run check:content");
}

/** What needs care on a day, in groups. */
export function formatCare(tree: ContentTree, today: string): string {
  const groups: readonly [title: string, ...rules: Rule[]][] = [
    [`Claims to check within ${EXPIRY_DAYS} days`, expiringClaims(EXPIRY_DAYS), oldClaims],
    ["Numbers of the offer to confirm", confirmedNumbers],
    [`What was bought and measured more than ${FIRST_HAND_DAYS} days ago`, oldPurchase, oldRecording],
    ["Articles not reviewed for a year", oldArticles],
    [`Facts of products that were read more than ${FACT_DAYS} days ago, oldest first`, oldFacts],
    ["Sentences about the product’s effects without a claim", unmarkedClaims],
    ["Findings that are allowed", allowedFindings],
  ];
  const texts = groups.flatMap(([title, ...rules]) => {
    const items = runRules({ ...tree, today }, rules).map(formatDiagnostic);
    return items.length > 0 ? [[`${title} (${items.length})`, ...items].join("\n  ")] : [];
  });
  return texts.length > 0 ? texts.join("\n\n") : `${today}: nothing needs care`;
}

/** A claim is checked again when a number that it names was seen later, because that may be a new one. */
const oldClaims: Rule = (content, report) => {
  const confirmed = Object.entries(findFiles(content, "product")[0]?.value.confirmed ?? {});
  for (const file of findFiles(content, "claim"))
    for (const [name, day = ""] of confirmed) {
      if (day <= file.value.checked || !fieldBlocks(file).some(({ text }) => text.includes(`:offer{${name}}`))) continue;
      const message = `${name} was seen on ${formatDay(day)}, after the claim was checked`;
      report(atField(file, ["checked"]), "old-claim", message, "check the claim, too, and enter the day in checked", "warning");
    }
};

/** A purchase is looked at again on the day in `checked`. */
const oldPurchase = aboutFields("purchase", ({ day, checked }, report, content) => {
  const last = latestDay(day, checked);
  const suggestion =
    "compare price and refund terms with the checkout, enter what has changed in settings/product.yml, and the day in checked";
  if (isOlder(last, FIRST_HAND_DAYS, content))
    report(["day"], "old-first-hand", `the checkout was last seen on ${formatDay(last)}`, suggestion, "warning");
});

/** A recording is looked at again when it is measured again. */
const oldRecording = aboutFields("recording", ({ title, measured, sha256 }, report, content) => {
  const suggestion = `download it again: if its SHA-256 is not ${sha256.slice(0, 8)}…, the file has changed; run npm run measure`;
  if (isOlder(measured, FIRST_HAND_DAYS, content))
    report(["measured"], "old-first-hand", `'${title}' was measured on ${formatDay(measured)}`, suggestion, "warning");
});

/** An article is reviewed when it is published or changed, and on the day in `checked`. */
const oldArticles: Rule = (content, report) => {
  for (const file of findFiles(content, "post").filter(({ isValid }) => isValid)) {
    const { title, date, changes, checked } = file.value;
    const day = latestDay(date, lastChange(changes), checked);
    if (!isOlder(day, REVIEW_DAYS, content) || statusLabel(file.value, content.today)) continue;
    const suggestion = "read it against its sources and enter the day in checked, or update it";
    report(atField(file, ["date"]), "old-article", `'${title}' was last reviewed on ${formatDay(day)}`, suggestion, "warning");
  }
};

/** Whether a day is more than some days ago; one that is not known is not. */
const isOlder = (day: string, days: number, { today = "" }: ContentTree): boolean => day !== "" && day < addDays(today, -days);

const oldFacts: Rule = (content, report) => {
  findFiles(content, "comparedProduct")
    .flatMap((file) => factNames.map((name) => ({ file, name, day: file.value[name]?.read ?? "" })))
    .filter(({ day }) => isOlder(day, FACT_DAYS, content))
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
  // Titles of recordings are the seller's names and no claims. Pages and pictures repeat them.
  const recordings = findFiles(content, "recording").filter(({ isValid }) => isValid);
  const titles = recordings.map(({ value }) => value.title).filter(effects.test);
  for (const block of allBlocks(content).filter(({ text }) => fillOffer(text, content.offer).search(name) >= 0)) {
    if (hasClaimBeside(block)) continue;
    const marks = findUses(block.file, "claim");
    splitSentences(block.text).forEach((written, index) => {
      const sentence = titles.reduce((text, title) => text.replaceAll(title, ""), fillOffer(written, content.offer));
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
