import { transformMarkdown } from "../../../src/gatsby/remark-bridge/transform-markdown";
import { parseMarkdownNatively as parseMarkdown } from "../../../src/markdown/node/native-parser";

describe("transformMarkdown", () => {
  it("returns the changed tree", () => {
    const tree = parseMarkdown("## One\n\nText.");
    expect(transformMarkdown(tree, {})).toBe(tree);
    expect(tree.children).toMatchObject([{ data: { hName: "section" } }]);
  });

  it("removes positions, which Gatsby would store twice", () => {
    const tree = parseMarkdown("## One\n\nA *text* in parts:ref{id=someone-2023}.\n\n- a list");
    expect(JSON.stringify(tree)).toContain('"position"');
    expect(JSON.stringify(transformMarkdown(tree, {}))).not.toContain('"position"');
  });
});
