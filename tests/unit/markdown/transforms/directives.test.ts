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
