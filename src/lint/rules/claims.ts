import { addDays } from "../../site/dates";
import { escapeRegExp } from "../../site/escape-reg-exp";
import { findFiles, findUses } from "../content-tree";
import { aboutFields, type Rule } from "../rule";
import { parseNumber, splitSentences } from "../text";
import { bodyBlocks, findMarks } from "../text-blocks";

/** A sentence with the mark of a claim has the claim's numbers, and a text that marks a study's claim cites one of its references. */
export const claimMarks: Rule = (content, report) => {
  const claims = new Map(
    findFiles(content, "claim")
      .filter(({ isValid }) => isValid)
      .map(({ value }) => [value.id, value]),
  );
  for (const file of content.files) {
    const marks = findUses(file, "claim");
    const citations = findUses(file, "ref");
    for (const mark of marks) {
      const { source, references = [] } = claims.get(mark.id) ?? {};
      if (source === "study" && references.length > 0 && !citations.some(({ id }) => references.includes(id))) {
        const message = `the text has the claim '${mark.id}' and cites none of its references`;
        report(mark, "claim-reference", message, `cite one of ${references.join(", ")}`);
      }
    }
    for (const block of marks.length > 0 ? bodyBlocks(file) : [])
      splitSentences(block.text).forEach((sentence, index) => {
        for (const { id, numbers = [] } of findMarks(block, marks, index).flatMap((marked) => claims.get(marked) ?? []))
          for (const { name, is } of numbers) {
            const found = new RegExp(String.raw`(?<![\d.,])(\d[\d.,]*)[ -]${escapeRegExp(name)}(?!\p{L})`, "iu").exec(sentence);
            if (found?.[1] !== undefined && parseNumber(found[1]) !== is)
              report(block.at, "claim-number", `'${found[0]}' is not the number of the claim '${id}'`, `it says ${is} ${name}`);
          }
      });
  }
};

/** Claims are checked again by their expiry day. Only a warning: a build that passed yesterday must not fail by itself. */
export const claimExpiry: Rule = (content, report) => expiringClaims(0)(content, report);

/** Reports the claims that expire within some days. */
export function expiringClaims(days: number): Rule {
  return aboutFields("claim", ({ id, checked, expires }, report, { today }) => {
    if (today === undefined || !checked || !expires || expires > addDays(today, days)) return;
    const message = `the claim '${id}' was checked on ${checked} and ${expires <= today ? "expired" : "expires"} on ${expires}`;
    report(["expires"], "expired-claim", message, "check it against its sources again and update both dates", "warning");
  });
}
