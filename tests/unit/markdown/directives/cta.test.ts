import { affiliateLink, render } from "../render";

describe("::cta", () => {
  it("becomes the button to the seller with its label", () => {
    const { $, diagnostics } = render('Before.\n\n::cta{label="Try It – Now & Here"}\n\nAfter.');
    expect(diagnostics).toEqual([]);
    const link = $("a");
    expect(link).toHaveLength(1);
    expect(link.attr("href")).toBe(affiliateLink);
    expect(link.attr("target")).toBe("_blank");
    expect(link.attr("rel")?.split(" ")).toEqual(expect.arrayContaining(["sponsored", "nofollow", "noopener", "noreferrer"]));
    expect(link.text()).toMatch(/^Try It – Now & Here \(paid link/);
    expect($("p").first().text()).toBe("Before.");
    expect($("p").last().text()).toBe("After.");
  });

  const classOf = (markdown: string) => render(markdown).$("a").attr("class");

  it("blinks only with the attribute blinking", () => {
    const still = classOf('::cta{label="Try"}');
    expect(classOf('::cta{label="Try" blinking}')).not.toBe(still);
    expect(classOf('::cta{blinking label="Try"}')).toBe(classOf('::cta{label="Try" blinking}'));
  });

  it("is large by default", () => {
    expect(classOf('::cta{label="Try" size=large}')).toBe(classOf('::cta{label="Try"}'));
    expect(classOf('::cta{label="Try" size="medium"}')).not.toBe(classOf('::cta{label="Try"}'));
  });

  it("may interrupt a paragraph or be in a list", () => {
    expect(render('Text\n::cta{label="Try"}\nmore').diagnostics).toEqual([]);
    expect(render('- ::cta{label="Try"}').$("li a")).toHaveLength(1);
  });

  it.each([
    ["no label", "::cta", "::cta has no label"],
    ["no label beside another attribute", "::cta{blinking}", "::cta has no label"],
    ["an empty label", '::cta{label=""}', "::cta has no label"],
    ["a label of white space", '::cta{label="  "}', "::cta has no label"],
    ["an unknown attribute", '::cta{label="Try" colour=red}', "::cta has the unknown attribute 'colour'"],
    ["an event handler", '::cta{label="Try" onclick="alert(1)"}', "::cta has the unknown attribute 'onclick'"],
    ["a URL", '::cta{label="Try" href="https://elsewhere.example"}', "::cta has the unknown attribute 'href'"],
    ["an id", '::cta{label="Try" #x}', "::cta has the unknown attribute 'id'"],
    ["blinking=no", '::cta{label="Try" blinking=no}', "::cta says blinking=no"],
    ["an unknown size", '::cta{label="Try" size=huge}', "::cta has the unknown size 'huge'"],
    ["text in brackets", '::cta[Go]{label="Try"}', "::cta has text in brackets"],
    ["one colon, inside a sentence", 'Try :cta{label="it"} now.', "::cta must be on a line of its own"],
    ["three colons", ':::cta{label="Try"}\ntext\n:::', "::cta must be on a line of its own"],
  ])("is reported with %s", (_, markdown, message) => {
    const { diagnostics } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toEqual(["cta"]);
    expect(diagnostics[0]?.message).toBe(message);
    expect(diagnostics[0]?.suggestion).not.toBe("");
  });

  it("has all of its problems reported with its place", () => {
    const { diagnostics } = render("Text.\n\n::cta{size=huge colour=red}\n");
    expect(diagnostics.map(({ line, column }) => ({ line, column }))).toEqual(Array(3).fill({ line: 3, column: 1 }));
    expect(diagnostics.map(({ message }) => message).sort()).toEqual([
      "::cta has no label",
      "::cta has the unknown attribute 'colour'",
      "::cta has the unknown size 'huge'",
    ]);
  });

  it.each([
    ["without a closing brace", '::cta{label="Try"'],
    ["with an open quote", '::cta{label="Try}'],
    ["with a space before its braces", '::cta {label="Try"}'],
    ["in the middle of a sentence", 'Then ::cta{label="Try"} now.'],
    ["with a word after it", '::cta{label="Try"} now'],
  ])("%s is reported and not published as text", (_, markdown) => {
    expect(render(markdown).diagnostics).not.toEqual([]);
  });

  it("is text in code", () => {
    const { $, diagnostics } = render('Write `::cta{label="Try"}`.\n\n```\n::cta{label="Try"}\n```');
    expect(diagnostics).toEqual([]);
    expect($("a")).toHaveLength(0);
    expect($("code").first().text()).toBe('::cta{label="Try"}');
  });

  it("escapes markup in its label", () => {
    const { $, html } = render('::cta{label="<img src=x onerror=alert(1)>"}');
    expect($("img")).toHaveLength(0);
    expect(html).toContain("&lt;img");
  });
});
