import { patternOf } from "../../content-model/schemas/claim";
import { claimLanguage, type ClaimLanguage } from "../claim-language";
import { filesOf, isMarkdownFile, type ContentFile } from "../content-tree";
import { atField, type Rule } from "../rule";
import { bodyBlocks, fieldBlocks } from "../text-blocks";

/** An entry of the ledger that no sentence makes may have been mended in the text and forgotten there: a warning. */
export const unmadeClaims: Rule = (tree, report) => {
  const [ledger] = filesOf(tree, "claims");
  const product = filesOf(tree, "product")[0]?.value;
  if (!ledger || !product) return;
  const { mayConcern } = claimLanguage(product.name);
  const waiting = new Map(ledger.value.items.map(({ id, patterns }) => [id, patterns.map(patternOf)]));
  for (const file of tree.files) {
    // Nearly all are made in the first dozens of articles.
    if (waiting.size === 0) return;
    if (file.type === "claims" || file.type === "references") continue;
    for (const { id } of file.content?.claimMarks ?? []) waiting.delete(id);
    for (const text of file.concerning ?? concerningTexts(file, mayConcern)) {
      const said = text.replace(/[‘’]/g, "'");
      for (const [id, patterns] of waiting) if (patterns.some((pattern) => pattern.test(said))) waiting.delete(id);
    }
  }
  ledger.value.items.forEach(({ id }, index) => {
    if (waiting.has(id))
      report({
        ...atField(ledger, ["items", index, "id"]),
        severity: "warning",
        id: "unmade-claim",
        message: `no sentence makes the claim '${id}'`,
        suggestion: "mend its patterns, or take it out",
      });
  });
};

/** The texts of a file that may be about the program or entrainment. */
export function concerningTexts(file: ContentFile, mayConcern: ClaimLanguage["mayConcern"]): string[] {
  const blocks = [...fieldBlocks(file), ...(isMarkdownFile(file) ? bodyBlocks(file) : [])];
  return blocks.filter(mayConcern).map(({ text }) => text);
}
