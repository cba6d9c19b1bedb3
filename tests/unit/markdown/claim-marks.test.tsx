import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import type { Node } from "unist";
import { PROPERTY_TIME, propertyRuns } from "../../property-runs";
import { evidenceWords } from "../../../src/components/article/evidence-words";
import { Markdown } from "../../../src/components/article/markdown";
import type { Directive } from "../../../src/markdown/directives/directive";
import { parseMarkdown } from "../../../src/markdown/parser";
import { countWords } from "../../../src/markdown/plain-text";
import { markedClaims } from "../../../src/markdown/transforms/claim-marks";
import { visit } from "../../../src/markdown/visit";
import { claimLabels } from "../../../src/site/evidence-labels";
import { render } from "./render";

/** The claims that the parser sees marked, in order. */
function parsedMarks(markdown: string): string[] {
  const ids = new Set<string>();
  visit(parseMarkdown(markdown), "textDirective", (node: Node) => {
    const { name, attributes } = node as Directive;
    if (name === "claim" && attributes?.["id"]) ids.add(attributes["id"]);
  });
  return [...ids];
}

describe(":claim", () => {
  it.each(claimLabels)("shows the label of a claim that is %s", (evidence) => {
    const { tree, diagnostics } = render("It may rain.:ref{id=a} :claim{id=weather} It may not.");
    expect(diagnostics).toEqual([]);
    const html = renderToStaticMarkup(
      <Markdown tree={tree} affiliateLink="https://seller.example" claims={[{ id: "weather", evidence }]} />,
    );
    expect(html).toContain(`<small class="claim">${evidenceWords[evidence].replace("'", "&#x27;")}</small> It may not.`);
  });

  it("shows nothing while its claim is not known, as in a preview", () => {
    const { html, diagnostics } = render("It may rain. :claim{id=weather}");
    expect(diagnostics).toEqual([]);
    expect(html).toContain("It may rain.");
    expect(html).not.toMatch(/claim|weather/);
  });

  it.each([
    ["no id", "Said. :claim", ":claim has no id"],
    ["an empty id", 'Said. :claim{id=""}', ":claim has no id"],
    ["an unknown key", "Said. :claim{id=a label=strong}", ":claim has an unknown key 'label'"],
    ["a text of its own", "Said. :claim[strong]{id=a}", ":claim has a text of its own"],
    ["two colons on a line of its own", "::claim{id=a}", "a claim's mark must stand after a sentence"],
  ])("is reported with %s", (_, markdown, message) => {
    const { diagnostics } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toEqual(["claim"]);
    expect(diagnostics[0]?.message).toContain(message);
  });

  it("is reported where the parser cannot read it", () => {
    expect(render("Said. `:claim{id=a}`").diagnostics.map(({ id }) => id)).toEqual(["directive"]);
    expect(render("Said. :claim{id=a").diagnostics.map(({ message }) => message)).toEqual([":claim has no id"]);
  });

  it("counts no words", () => {
    expect(countWords("It may rain. :claim{id=weather-in-may}")).toBe(3);
  });

  it(
    "is found in the text as the parser finds it",
    () => {
      const piece = fc.constantFrom(
        "Said.",
        " ",
        "\n\n",
        ":claim{id=a}",
        ":claim{id=b-2}",
        ':claim{id="c"}',
        ":claim{#d}",
        ":ref{id=a}",
        "> ",
        "- ",
        "**x** ",
      );
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 12 }), (nodes) => {
          const markdown = nodes.join("");
          expect(markedClaims(markdown)).toEqual(parsedMarks(markdown));
        }),
        propertyRuns(500),
      );
    },
    PROPERTY_TIME,
  );
});
