import type { Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "../../../../src/components/article/markdown";
import { articleHtml } from "../../../../src/feeds/article-html";
import { markdownExport } from "../../../../src/feeds/markdown-export";
import { shownFigures } from "../../../../src/markdown/directives/source";
import { countWords } from "../../../../src/markdown/plain-text";
import { article, site } from "../../samples";
import { chartOf, row } from "../../site/figures/charts";
import { render } from "../render";

const body = "Before.\n\n::chart{id=a-chart}\n\nAfter.";
const chart = chartOf([row({ label: "A | B", k: 13 })], { sources: [{ name: "Oster 1973", doi: "10.1000/xyz", size: "13 studies" }] });
const figures = [chart];

describe("::chart", () => {
  it("is drawn where the text shows it", () => {
    const { tree, diagnostics } = render(body);
    expect(diagnostics).toEqual([]);
    const html = renderToStaticMarkup(<Markdown tree={tree} affiliateLink="https://seller.example" figures={figures} />);
    expect(html).toMatch(/<p>Before\.<\/p>\s*<figure id="chart-a-chart".*<\/figure>\s*<p>After\.<\/p>/s);
  });

  it("shows nothing while its chart is unknown, as in a preview", () => {
    expect(render(body).html).not.toContain("chart");
  });

  it("becomes its title, what it shows and a table in Markdown exports", () => {
    expect(markdownExport(site, { ...article, figures }, body)).toContain(`Before.

**The finding in one sentence**

A forest plot that says the finding in other words.

| Result | Standardized difference (g) | 95% interval |
| --- | --- | --- |
| A \\| B | 0.30 | 0.10 to 0.50 |

The limits. Source: [Oster 1973](https://doi.org/10.1000/xyz), 13 studies.

After.`);
  });

  it("becomes the same in feeds", () => {
    const html = articleHtml(site, { ...article, figures, tree: render(body).tree as unknown as Root });
    expect(html).toContain(
      "<p><strong>The finding in one sentence</strong></p><p>A forest plot that says the finding in other words.</p><table><thead><tr><th>Result</th>",
    );
    expect(html).toContain("<tr><td>A | B</td><td>0.30</td><td>0.10 to 0.50</td></tr>");
    expect(html).toContain('Source: <a href="https://doi.org/10.1000/xyz" rel="noopener noreferrer">Oster 1973</a>, 13 studies.');
  });

  it("leaves nothing behind in exports without its chart", () => {
    expect(markdownExport(site, article, body)).toMatch(/Before\.\s+After\./);
  });

  it.each([
    ["no id", "::chart", "::chart has no id"],
    ["one colon in a sentence", "See :chart{id=a}", "::chart must be on a line of its own"],
    ["an unknown attribute", "::chart{id=a width=3}", "::chart has the unknown attribute 'width'"],
  ])("is reported with %s", (_, markdown, message) => {
    expect(render(markdown).diagnostics.map((diagnostic) => diagnostic.message)).toContain(message);
  });

  it("names the figures that a text shows, and has no words of the running text", () => {
    expect(shownFigures("::chart{id=b}\n\n::chart{id=a}\n\n::chart{id=b}")).toEqual(["chart/b", "chart/a"]);
    expect(countWords(body)).toBe(2);
  });
});
