import { fillOffer } from "../content-model/offer";
import { findFiles, findUses, isMarkdownFile } from "./content-tree";
import { listExceptions } from "./exceptions";
import type { Rule } from "./rule";
import { splitSentences } from "./text";
import { allBlocks, fieldBlocks, findMarks, type TextBlock } from "./text-blocks";
import { productNamePattern, wordList } from "./word-list";

/* Reports of `npm run report:care`: what is not wrong, but needs a look. */

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
