import { Pager } from "../../../src/components/layout/pager";
import { accessibleName, attributesOf, renderHtml, textsOf } from "./render-html";

const pathOf = (n: number) => (n === 1 ? "/blog/" : `/blog/page/${n}/`);
const render = (pageNumber: number, pageCount: number) =>
  renderHtml(<Pager pageNumber={pageNumber} pageCount={pageCount} toPath={pathOf} />);

it.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 7, "1 2 … 7"],
  [3, 7, "1 2 3 4 … 7"],
  [4, 7, "1 2 3 4 5 6 7"],
  [5, 12, "1 … 4 5 6 … 12"],
  [9, 12, "1 … 8 9 10 11 12"],
  [12, 12, "1 … 11 12"],
  [500, 1000, "1 … 499 500 501 … 1000"],
])("on page %i of %i lists %s", (current, count, expected) => {
  expect(textsOf(render(current, count), "li").join(" ")).toBe(expected);
});

it("names its links and marks the current page", () => {
  const $ = render(2, 7);
  expect($("nav").attr("aria-label")).toBe("Pagination");
  expect(attributesOf($, "li a", "href")).toEqual(["/blog/", "/blog/page/2/", "/blog/page/3/", "/blog/page/7/"]);
  expect(
    $("li a")
      .toArray()
      .map((link) => accessibleName($, $(link))),
  ).toEqual(["Page 1", "Page 2", "Page 3", "Page 7"]);
  expect(textsOf($, "[aria-current=page]")).toEqual(["2"]);
  expect($("[aria-current]")).toHaveLength(1);
});

it.each([
  [1, undefined, "/blog/page/2/"],
  [2, "/blog/", "/blog/page/3/"],
  [3, "/blog/page/2/", undefined],
])("on page %i of 3 links to the previous page %s and the next %s, or shows disabled text", (pageNumber, previous, next) => {
  const $ = render(pageNumber, 3);
  expect([$("a[rel=prev]").attr("href"), $("a[rel=next]").attr("href")]).toEqual([previous, next]);
  const disabled = [...(previous ? [] : ["Previous"]), ...(next ? [] : ["Next"])];
  expect(textsOf($, "span[role=link][aria-disabled=true]")).toEqual(disabled);
});
