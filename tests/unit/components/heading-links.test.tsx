import { render } from "../markdown/render";

describe("headings of a text", () => {
  it("link to themselves, so that their address can be copied", () => {
    const { $ } = render("## A part\n\n### A *smaller* part");
    expect(
      $("h2, h3")
        .toArray()
        .map((heading) => [$(heading).attr("id"), $(heading).children("a").attr("href"), $(heading).text()]),
    ).toEqual([
      ["a-part", "#a-part", "A part"],
      ["a-smaller-part", "#a-smaller-part", "A smaller part"],
    ]);
  });

  it.each(["## See [the review](/review/)", "## Said:ref{id=oster-1973}"])("that hold a link stay plain: %s", (markdown) => {
    const { $ } = render(markdown);
    expect($("h2 a")).toHaveLength(1);
    expect($("h2 a").attr("href")).not.toBe(`#${$("h2").attr("id")}`);
  });
});
