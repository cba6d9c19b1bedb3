import { render } from "../markdown/render";

describe("headings in Markdown", () => {
  it("link to themselves", () => {
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

  it.each(["## See [the review](/review/)", "## Said:ref{id=oster-1973}"])(
    "that contain a link do not link to themselves: %s",
    (markdown) => {
      const { $ } = render(markdown);
      expect($("h2 a")).toHaveLength(1);
      expect($("h2 a").attr("href")).not.toBe(`#${$("h2").attr("id")}`);
    },
  );
});
