import { Pager, pagerWindow } from "../../../src/components/layout/pager";
import { attributesOf, accessibleName, renderHtml, textsOf } from "./render-html";

const gap = undefined;

describe("pagerWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 7, [1, 2, gap, 7]],
    [2, 7, [1, 2, 3, gap, 7]],
    [3, 7, [1, 2, 3, 4, gap, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 12, [1, gap, 4, 5, 6, gap, 12]],
    [4, 12, [1, 2, 3, 4, 5, gap, 12]],
    [9, 12, [1, gap, 8, 9, 10, 11, 12]],
    [12, 12, [1, gap, 11, 12]],
    [500, 1000, [1, gap, 499, 500, 501, gap, 1000]],
  ])("on page %i of %i shows %j", (current, count, expected) => {
    expect(pagerWindow(current, count)).toEqual(expected);
  });

  it("always shows first, last and current page in ascending order, and never hides a single page", () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let current = 1; current <= count; current += 1) {
        const shown = pagerWindow(current, count);
        const numbers = shown.filter((n) => n !== undefined);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, count]));
        shown.forEach((n, i) => {
          if (n === undefined) expect((shown[i + 1] ?? 0) - (shown[i - 1] ?? 0)).toBeGreaterThan(2);
          else if (i > 0 && shown[i - 1] !== undefined) expect(n - (shown[i - 1] ?? 0)).toBe(1);
        });
      }
    }
  });
});

describe("Pager", () => {
  const pathOf = (n: number) => (n === 1 ? "/blog/" : `/blog/page/${n}/`);
  const render = (pageNumber: number, pageCount: number) =>
    renderHtml(<Pager pageNumber={pageNumber} pageCount={pageCount} pathOf={pathOf} />);
  const step = (pageNumber: number, text: string) => {
    const $ = render(pageNumber, 3);
    return $("nav")
      .children()
      .filter((_, element) => $(element).text() === text);
  };

  it("is a nav named Pagination with numbered links", () => {
    const $ = render(2, 7);
    expect($("nav").attr("aria-label")).toBe("Pagination");
    expect(textsOf($, "li")).toEqual(["1", "2", "3", "…", "7"]);
    expect(attributesOf($, "li a", "href")).toEqual(["/blog/", "/blog/page/2/", "/blog/page/3/", "/blog/page/7/"]);
    expect(
      $("li a")
        .toArray()
        .map((link) => accessibleName($, $(link))),
    ).toEqual(["Page 1", "Page 2", "Page 3", "Page 7"]);
  });

  it("marks only the current page", () => {
    const $ = render(2, 7);
    expect(
      $("[aria-current]")
        .toArray()
        .map((link) => [$(link).text(), $(link).attr("aria-current")]),
    ).toEqual([["2", "page"]]);
  });

  it("links to the previous and the next page", () => {
    expect(step(2, "Previous").attr()).toMatchObject({ href: "/blog/", rel: "prev" });
    expect(step(2, "Next").attr()).toMatchObject({ href: "/blog/page/3/", rel: "next" });
    expect(render(2, 3)("[aria-disabled]")).toHaveLength(0);
  });

  it.each([
    [1, "Previous", "Next"],
    [3, "Next", "Previous"],
  ])("on page %i of 3 shows %s as disabled text and %s as a link", (pageNumber, disabled, enabled) => {
    const text = step(pageNumber, disabled);
    expect(text).toHaveLength(1);
    expect(text.is("a, button")).toBe(false);
    expect(text.attr("aria-disabled")).toBe("true");
    expect(text.attr("href")).toBeUndefined();
    expect(step(pageNumber, enabled).is("a[href]")).toBe(true);
  });
});
