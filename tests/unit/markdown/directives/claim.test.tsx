import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "../../../../src/components/article/markdown";
import { countWords } from "../../../../src/markdown/plain-text";
import { claimLabels, evidenceWords } from "../../../../src/site/evidence-labels";
import { render } from "../render";

describe(":claim", () => {
  it.each(claimLabels)("shows the label of a claim that is %s", (evidence) => {
    const { tree, diagnostics } = render("It may rain.:ref{id=a} :claim{id=weather} It may not.");
    expect(diagnostics).toEqual([]);
    const html = renderToStaticMarkup(
      <Markdown tree={tree} affiliateLink="https://seller.example" claims={[{ id: "weather", evidence }]} />,
    );
    expect(html).toMatch(
      new RegExp(
        `<small class="claim"><a href="/evidence/#claim-weather"><span[^>]*>(?:<svg.*</svg>)?${evidenceWords[evidence]}</span></a></small> It may not.`,
      ),
    );
  });

  it("shows nothing while its claim is unknown, as in a preview", () => {
    const { html, diagnostics } = render("It may rain. :claim{id=weather}");
    expect(diagnostics).toEqual([]);
    expect(html).toContain("It may rain.");
    expect(html).not.toMatch(/claim|weather/);
  });

  it.each([
    ["no id", "Said. :claim", ":claim has no id"],
    ["an empty id", 'Said. :claim{id=""}', ":claim has no id"],
    ["an unknown attribute", "Said. :claim{id=a label=strong}", ":claim has the unknown attribute 'label'"],
    ["text in brackets", "Said. :claim[strong]{id=a}", ":claim has text in brackets"],
    ["two colons on a line of its own", "::claim{id=a}", ":claim must be inside a sentence"],
  ])("is reported with %s", (_, markdown, message) => {
    const { diagnostics } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toEqual(["claim"]);
    expect(diagnostics[0]?.message).toBe(message);
  });

  it("is reported where the parser cannot read it", () => {
    expect(render("Said. `:claim{id=a}`").diagnostics.map(({ id }) => id)).toEqual(["directive"]);
    expect(render("Said. :claim{id=a").diagnostics.map(({ message }) => message)).toEqual([":claim has no id"]);
  });

  it("has no words of the running text", () => {
    expect(countWords("It may rain. :claim{id=weather-in-may}")).toBe(3);
  });
});
