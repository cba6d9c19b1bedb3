import { render } from "../render";

describe("what looks like a directive and is none of ours", () => {
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
  ])("'%s' stays the author's text", (markdown) => {
    const { $, diagnostics } = render(markdown);
    expect(diagnostics).toEqual([]);
    expect($.root().text()).toBe(markdown);
  });

  it.each(["a :foo{a=b} c", ":foo{a='b'} c", ":foo{.b} c", ":foo{#b} c", ":foo{} c", ":foo[] c", "::foo{a=b}", '::foo{a="b" }'])(
    "'%s' stays the author's text to the letter",
    (markdown) => {
      expect(render(markdown).$.root().text()).toBe(markdown);
    },
  );

  it("keeps emphasis and links within its label", () => {
    const { $ } = render("see :foo[*this* [page](/review/)] here");
    expect($("em").text()).toBe("this");
    expect($("a").attr("href")).toBe("/review/");
    expect($.root().text()).toBe("see :foo[this page] here");
  });

  it("keeps a citation within its label", () => {
    const { $, diagnostics } = render("see :foo[that:ref{id=a}] here");
    expect(diagnostics).toEqual([]);
    expect($("sup a").attr("href")).toBe("#ref-a");
  });

  it("leaves no directive without its text: what follows is not swallowed", () => {
    const { $ } = render("First note:this.\n\n::foo\n\nLast.");
    expect(
      $("p")
        .toArray()
        .map((p) => $(p).text()),
    ).toEqual(["First note:this.", "::foo", "Last."]);
  });

  it.each([":::foo", ":::foo\ntext\n:::", ":::foo\ntext that never ends\n\n## A heading"])(
    "is reported when it opens a block (%j), because the block swallows what follows",
    (markdown) => {
      const { diagnostics } = render(markdown);
      expect(diagnostics[0]).toMatchObject({ id: "directive", message: "unknown block ':::foo'", line: 1, column: 1 });
    },
  );
});
