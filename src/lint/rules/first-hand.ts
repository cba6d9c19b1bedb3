import { capitalized } from "../../site/capitalized";
import { isSeenLater, makeLedger, type FirstHand } from "../../content-model/first-hand";
import { ledgerFacts, type LedgerFact } from "../../content-model/types/product";
import { fillOffer } from "../../content-model/offer";
import { formatCount } from "../../site/format-count";
import { isSameAmount } from "../../site/read-amount";
import { findFiles, type ContentTree } from "../content-tree";
import { atField, type Report, type Rule } from "../rule";
import { splitSentences } from "../text";
import { shownBlocks } from "../text-blocks";
import { productNamePattern, wordList } from "../word-list";

/** The file that says each fact, once there is one. */
export const firstHandFiles: Readonly<Record<LedgerFact, string>> = {
  price: "first-hand/purchase.yml",
  refund: "first-hand/purchase.yml",
  maker: "first-hand/purchase.yml",
  delivery: "first-hand/purchase.yml",
  method: "first-hand/recordings/",
  headphones: "first-hand/recordings/",
  tested: "first-hand/trial.yml",
};

/** What there is of `content/first-hand/`. */
export const findFirstHand = (content: ContentTree): FirstHand => ({
  purchase: findFiles(content, "purchase")[0]?.value,
  recordings: findFiles(content, "recording").map(({ value }) => value),
  trial: findFiles(content, "trial")[0]?.value,
});

/**
 * Texts agree with what was bought, measured and tried. What says that a fact is unknown is an error as soon as we have seen it, and
 * what only somebody who has seen it can say is one until then. The settings agree with the receipt.
 */
export const firstHand: Rule = (content, report) => {
  const product = findFiles(content, "product")[0]?.value;
  const [purchase] = findFiles(content, "purchase");
  if (!product) return;
  const facts = findFiles(content, "vocabulary")[0]?.value.facts ?? [];
  const ledger = makeLedger({ ...product, facts: ledgerFacts }, findFirstHand(content));
  const checks = facts.map(({ fact, unknown, known = [], except }) => {
    const seen = ledger.find((entry) => entry.fact === fact && entry.state === "seen");
    return { fact, seen, find: wordList(seen ? unknown : known, except).find };
  });
  const untrue = (purchase?.value.traits ?? []).flatMap(({ trait, isTrue }, index) =>
    isTrue || !purchase ? [] : { find: wordList([trait]).find, line: purchase.locate(["traits", index]).line },
  );
  const name = productNamePattern(product.name);
  const offer = wordList(findFiles(content, "vocabulary")[0]?.value.offer ?? []);
  const isAboutProduct = (sentence: string, phrase: string) => {
    const filled = fillOffer(sentence, content.offer);
    const [object = ""] = (sentence.split(phrase)[1] ?? "").split(/[,;]/);
    return name.test(filled) || offer.test(object) || /^(?: \w+){0,2} (?:its?|them)\b/i.test(object);
  };
  for (const block of shownBlocks(content)) {
    const { text, at, file: shownIn } = block;
    if (shownIn.type === "purchase") continue;
    // In an article, a text that does not name the product may be about another one.
    const severity = shownIn.type !== "post" || name.test(fillOffer(text, content.offer)) ? "error" : "warning";
    for (const { fact, seen, find } of checks) {
      const phrase = find(text);
      if (phrase === undefined) continue;
      const file = fact === "price" && !purchase ? "settings/product.yml" : firstHandFiles[fact];
      const says = `content/${file} says: ${capitalized(fact)}, ${seen?.answer ?? ""}`;
      if (seen) report(at, "no-longer-true", `'${phrase}' is no longer true`, says, severity);
      else {
        // Other things may have been tried.
        const isCertain = splitSentences(block.text).some((sentence) => isAboutProduct(sentence, find(sentence) ?? ""));
        const message = `'${phrase}' is not true of the product before there is content/${file}`;
        report(at, "not-done", message, "remove it, if it is about the product", isCertain ? "error" : "warning");
      }
    }
    for (const { find, line } of untrue) {
      const trait = find(text);
      const says = `content/first-hand/purchase.yml:${line} says that it isn’t so`;
      if (trait !== undefined) report(at, "untrue-trait", `'${trait}' is said of the product`, says, severity);
    }
  }
  checkReceipt(content, report);
  for (const file of findFiles(content, "recording")) {
    const { otherProduct } = file.value;
    const message = `'${otherProduct}' is the reviewed product`;
    if (otherProduct !== undefined && /^(?:the )?$/i.test(otherProduct.replace(name, "")))
      report(atField(file, ["otherProduct"]), "other-product", message, "leave otherProduct out, or name another one");
  }
};

/** The receipt is right where it differs from the settings, which texts repeat, unless those were seen after the purchase. */
function checkReceipt(content: ContentTree, report: Report): void {
  const [purchase] = findFiles(content, "purchase");
  const [product] = findFiles(content, "product");
  if (!purchase || !product) return;
  const { refund, delivered, total } = purchase.value;
  const { guaranteeDays, sessionMinutes, price, confirmed } = product.value;
  const differ = (path: (string | number)[], says: string, field: "price" | keyof NonNullable<typeof confirmed>, settings: string) => {
    if (isSeenLater(field === "price" ? price?.day : confirmed?.[field], purchase.value)) return;
    const { line } = product.locate([field]);
    const message = `the receipt says ${says}, ${product.file}:${line} says ${settings}`;
    const suggestion = "correct it there or, if it has changed since, enter the day on which you saw that in confirmed or price";
    report(atField(purchase, path), "receipt", message, suggestion);
  };
  if (guaranteeDays !== undefined && guaranteeDays !== refund?.days)
    differ(["refund", "days"], refund ? formatCount(refund.days, "day", "days") : "no refund", "guaranteeDays", `${guaranteeDays}`);
  if (price && !isSameAmount(price.amount, total)) differ(["total"], total, "price", price.amount);
  delivered.forEach(({ minutes }, index) => {
    if (!sessionMinutes || minutes === undefined || (minutes >= sessionMinutes.from && minutes <= sessionMinutes.to)) return;
    const length = formatCount(minutes, "minute", "minutes");
    differ(["delivered", index], length, "sessionMinutes", `${sessionMinutes.from} to ${sessionMinutes.to}`);
  });
}
