import { wordList } from "../../site/word-list";
import { findFiles, findFileName } from "../content-tree";
import { atField, type Rule } from "../rule";
import { allBlocks } from "../text-blocks";

/**
 * Numbers of claims are digits, or names of numbers of the product. Claims are checked again after their expiry day; that
 * is only a warning, because a build that passed yesterday must not fail by itself.
 */
export const claimFields: Rule = (content, report) => {
  const { today = "" } = content;
  const product = findFiles(content, "product")[0]?.value;
  for (const file of findFiles(content, "claim")) {
    const { id, numbers = [], checked, expires } = file.value;
    numbers.forEach(({ is }, n) => {
      if (!product || !Number.isNaN(productNumber(is, product))) return;
      const message = `'${is}' is not a number in ${findFileName(content, "product")}`;
      const suggestion = "use one of its numbers, such as sessionMinutes.from";
      report(atField(file, ["numbers", n, "is"]), "unknown-number", message, suggestion);
    });
    const message = `the claim '${id}' was checked on ${checked} and expired on ${expires}`;
    const suggestion = "check it against its sources again and update both dates";
    if (expires <= today) report(atField(file, ["expires"]), "expired-claim", message, suggestion, "warning");
  }
};

/** Warns of claims that no sentence makes, for example after the text was changed. */
export const unusedClaims: Rule = (content, report) => {
  const marked = new Set(content.files.flatMap((file) => file.content?.claimMarks.map(({ id }) => id) ?? []));
  for (const file of findFiles(content, "claim")) {
    const { id, phrases } = file.value;
    const { test } = wordList(phrases);
    if (marked.has(id) || allBlocks(content).some(({ text }) => test(text))) continue;
    const message = `no sentence makes the claim '${id}'`;
    report(atField(file, ["id"]), "unused-claim", message, "fix its phrases, or remove it", "warning");
  }
};

/**
 * Reads a number, or the product's field at a path such as `sessionMinutes.from`.
 *
 * @returns NaN when the product has no such number
 */
export function productNumber(name: string, product: object): number {
  if (/^\d/.test(name)) return Number(name);
  const value = name.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], product);
  return typeof value === "number" ? value : NaN;
}
