import { transformMarkdown } from "../../../src/gatsby/transform-markdown";
import { parseMarkdownNatively as parseMarkdown } from "../../../src/markdown/native-parser";

describe("transformMarkdown", () => {
  it("hands the changed tree back", () => {
    const tree = parseMarkdown("## One\n\nText.");
    expect(transformMarkdown(tree, {})).toBe(tree);
    expect(tree.children.map(({ type }) => type as string)).toEqual(["panel"]);
  });

  it("throws with every problem and the file, so that nothing bad goes on", () => {
    const run = () => transformMarkdown(parseMarkdown("# One\n\n<script>x</script>"), { fileAbsolutePath: "/content/posts/x.md" });
    expect(run).toThrow(/^\/content\/posts\/x\.md error\[heading\] .*\n\/content\/posts\/x\.md error\[raw-html\] /);
  });
});
