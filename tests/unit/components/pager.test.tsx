import { Pager } from "../../../src/components/layout/pager";
import { renderHtml, textsOf } from "./render-html";

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
