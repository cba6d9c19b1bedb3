import { render } from "../render";

describe(":ref", () => {
  it("numbers works by first appearance, and a repeated work has the same number", () => {
    const { $, diagnostics } = render(
      "One.:ref{id=oster-1973} Two.:ref{id=basu-2023} One again.:ref{id=oster-1973}\n\nThree.:ref{id=who-2019}",
    );
    expect(diagnostics).toEqual([]);
    expect(
      $("sup a")
        .toArray()
        .map((link) => [$(link).text(), $(link).attr("href"), $(link).attr("id"), $(link).attr("aria-label")]),
    ).toEqual([
      ["[1]", "#ref-oster-1973", "cite-oster-1973", "Reference 1"],
      ["[2]", "#ref-basu-2023", "cite-basu-2023", "Reference 2"],
      ["[1]", "#ref-oster-1973", undefined, "Reference 1"],
      ["[3]", "#ref-who-2019", "cite-who-2019", "Reference 3"],
    ]);
  });

  it("may be in quotations, lists and tables", () => {
    const { $, diagnostics } = render("> Said.:ref{id=a}\n\n- Item.:ref{id=b}\n\nTable: T\n\n| H |\n| --- |\n| Cell.:ref{id=c} |");
    expect(diagnostics).toEqual([]);
    expect($("blockquote sup, li sup, tbody sup")).toHaveLength(3);
  });

  it.each([
    ["no id", "Said.:ref", ":ref has no id"],
    ["an empty id", 'Said.:ref{id=""}', ":ref has no id"],
    ["an unknown attribute", "Said.:ref{id=a page=7}", ":ref has the unknown attribute 'page'"],
    ["text in brackets", "Said.:ref[Oster]{id=a}", ":ref has text in brackets"],
    ["two colons on a line of its own", "::ref{id=a}", ":ref must be inside a sentence"],
    ["three colons", ":::ref{id=a}\ntext\n:::", ":ref must be inside a sentence"],
  ])("is reported with %s", (_, markdown, message) => {
    const { diagnostics } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toEqual(["ref"]);
    expect(diagnostics[0]?.message).toBe(message);
  });

  it.each(["Said.:ref{id=a", "Said.::ref{id=a}", "Said. `:ref{id=a}`"])("'%s' is reported and not published as text", (markdown) => {
    expect(render(markdown).diagnostics).not.toEqual([]);
  });
});
