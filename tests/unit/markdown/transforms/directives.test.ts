import { parseMarkdown } from "../../../../src/markdown/parser";
import { applyTransforms } from "../../../../src/markdown/transforms/index";
import { render } from "../render";

describe("what looks like a directive and is not in the registry", () => {
  it.each([
    "note:this is it",
    "at 10:30pm or 10:30",
    "a ratio of 2:1, or a:b:c",
    "time:",
    ":smile: and :smile",
    "::foo",
    "::foo{a}",
    '::foo{a="b"}',
    ':foo[text]{a="b"} after',
    "see :foo[a label] here",
    "std::vector and a::b",
    "C:\\Users",
    "https and 12:00:00",
    "at 6:30 {roughly}",
    "note:red and see:rep",
    ":refs and :claims",
    "::chapter{a}",
    "::sea",
    "note:red {a set of things}",
  ])("'%s' is text", (markdown) => {
    const { $, diagnostics } = render(markdown);
    expect(diagnostics).toEqual([]);
    expect($.root().text()).toBe(markdown);
  });

  it.each(["a :foo{a=b} c", ":foo{a='b'} c", ":foo{.b} c", ":foo{#b} c", ":foo{} c", ":foo[] c", "::foo{a=b}", '::foo{a="b" }'])(
    "'%s' is text, with every character",
    (markdown) => {
      expect(render(markdown).$.root().text()).toBe(markdown);
    },
  );

  it("has the emphasis and links in its brackets", () => {
    const { $ } = render("see :foo[*this* [page](/review/)] here");
    expect($("em").text()).toBe("this");
    expect($("a").attr("href")).toBe("/review/");
    expect($.root().text()).toBe("see :foo[this page] here");
  });

  it("has the citation in its brackets", () => {
    const { $, diagnostics } = render("see :foo[that:ref{id=a}] here");
    expect(diagnostics).toEqual([]);
    expect($("sup a").attr("href")).toBe("#ref-a");
  });

  it("may be in the brackets of another one", () => {
    expect(render("see :foo[a :bar[*b*] c] here").$.root().text()).toBe("see :foo[a :bar[b] c] here");
  });

  it("is text in code, also when it is like one in the registry", () => {
    expect(render("a `:Ref{id=a}` in code").diagnostics).toEqual([]);
  });

  it("does not swallow what follows", () => {
    const { $ } = render("First note:this.\n\n::foo\n\nLast.");
    expect(
      $("p")
        .toArray()
        .map((p) => $(p).text()),
    ).toEqual(["First note:this.", "::foo", "Last."]);
  });

  it.each([":::foo", ":::foo\ntext\n:::", ":::foo\ntext that never ends\n\n## A heading"])(
    "is reported when it opens a block (%j)",
    (markdown) => {
      const { diagnostics } = render(markdown);
      expect(diagnostics[0]).toMatchObject({ id: "directive", message: "unknown block ':::foo'", line: 1, column: 1 });
    },
  );
});

describe("a misspelled directive is an error that says the right spelling", () => {
  it.each([
    ['::CTA{label="Go"}', '::cta{label="…"}'],
    ['::Cta{label="Go"}', '::cta{label="…"}'],
    ['::ct{label="Go"}', '::cta{label="…"}'],
    ['::ctaa{label="Go"}', '::cta{label="…"}'],
    ['::cte{label="Go"}', '::cta{label="…"}'],
    ['::cat{label="Go"}', '::cta{label="…"}'],
    ["::CTA", '::cta{label="…"}'],
    ['::CTA[Go]{label="Go"}', '::cta{label="…"}'],
    [':::CTA{label="Go"}', '::cta{label="…"}'],
    [":::cat\ntext\n:::", '::cta{label="…"}'],
    ['Text ::CTA{label="Go"} text', '::cta{label="…"}'],
    [':: CTA {label="Go"}', '::cta{label="…"}'],
    ["Heard.:Ref{id=a}", ":ref{id=ingendoh-2023}"],
    ["Heard.:rev{id=a}", ":ref{id=ingendoh-2023}"],
    ["Heard. :refs {id=a}", ":ref{id=ingendoh-2023}"],
    ["It may. :clam{id=a}", ":claim{id=brain-follows-beat}"],
    ["It may. :CLAIM{id=a}", ":claim{id=brain-follows-beat}"],
  ])("%j", (markdown, example) => {
    const { diagnostics } = render(markdown);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ id: "directive", message: expect.stringContaining("is no directive") });
    expect(diagnostics[0]?.suggestion).toContain(`write ${example}`);
    // The CMS has the other parser.
    expect(applyTransforms(parseMarkdown(markdown), markdown)).toEqual(diagnostics);
  });
});
