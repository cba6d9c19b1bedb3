import { compileCautions } from "../../src/lint/rules/needed-cautions";
import { findFiles } from "../../src/lint/content-tree";
import { readContent } from "../../src/lint/node/read-content";
import { listBlocks } from "../../src/lint/text-blocks";
import { parseMarkdownNatively } from "../../src/markdown/node/native-parser";
import { claimLabels, evidenceLabels, labels, type ClaimLabel } from "../../src/site/evidence-labels";
import type { Blockquote } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";

/*
 * What the editorial guide says about content, whatever it is. What can be shown to an editor while writing is a rule of the lint,
 * which every build runs first.
 */
const tree = readContent();

it("has every caution about the product in the FAQ and in the review, whatever their titles", () => {
  const productName = findFiles(tree, "product")[0]?.value.name;
  const missing = findFiles(tree, "cautions").flatMap(({ value }) =>
    [...findFiles(tree, "faq"), ...findFiles(tree, "review")].flatMap((file) =>
      compileCautions(value, productName)(productName ?? "", listBlocks(file).map(({ text }) => text)).map(
        ({ id }) => `${file.file}: ${id}`,
      ),
    ),
  );
  expect(missing).toEqual([]);
});

it("explains evidence labels in the words and the order of the code, wherever a page lists them", () => {
  const name = (label: ClaimLabel) => labels[label].text.replace(/ evidence$/, "");
  const withoutTerms = evidenceLabels.map((label) => [name(label), labels[label].meaning]);
  const all = claimLabels.map((label) => [name(label), labels[label].meaning]);
  const lists = [...findFiles(tree, "editorialPolicy"), ...findFiles(tree, "legal")].flatMap(({ file, body }) => {
    const rows = [...body.matchAll(/^(?:\| ([^|]+?) +\| ([^|]+?) +\||\* \*\*([^*]+)\.\*\* (.+))$/gm)].map((match) => match.slice(1).filter(Boolean));
    const start = rows.findIndex(([label]) => label === name("strong"));
    const expected = rows.some(([label]) => label === name("stated")) ? all : withoutTerms;
    return start < 0 ? [] : [{ file, rows: rows.slice(start, start + expected.length), expected }];
  });
  for (const { file, rows, expected } of lists) expect({ file, rows }).toEqual({ file, rows: expected });
});

it("labels the evidence of each work whose numbers it shows", () => {
  const unlabeled = findFiles(tree, "reference").filter(({ value: { evidence, effects = [] } }) => effects.length > 0 && !evidence);
  expect(unlabeled.map(({ file }) => file)).toEqual([]);
});

it("cites a work in every evidence note", () => {
  const bare: string[] = [];
  for (const file of tree.files)
    visit(parseMarkdownNatively(file.body), "blockquote", (node: Node) => {
      const [opening] = (node as Blockquote).children;
      const [label] = opening?.type === "paragraph" ? opening.children : [];
      const isNote = label?.type === "strong" && JSON.stringify(label).includes("Evidence:");
      if (isNote && !JSON.stringify(node).includes('"name":"ref"')) bare.push(`${file.file}: ${node.position?.start.line}`);
    });
  expect(bare).toEqual([]);
});
