import { Breadcrumb } from "../../../src/components/layout/breadcrumb";
import { breadcrumbs } from "../../../src/site/breadcrumbs";
import { linksOf, renderHtml } from "./render-html";
import { category } from "./samples";

describe("Breadcrumb", () => {
  it("links every item except the last, which is the current page", () => {
    const $ = renderHtml(<Breadcrumb items={breadcrumbs.category(category, 2)} />);
    expect($("nav").attr("aria-label")).toBe("Breadcrumb");
    expect(linksOf($, "ol > li > a")).toEqual([
      ["Home", "/"],
      ["Blog", "/blog/"],
      ["Memory Improvement", "/blog/category/memory-improvement/"],
    ]);
    expect($("ol > li").last().text()).toBe("Page 2");
    expect($("[aria-current=page]").text()).toBe("Page 2");
  });

  it("can replace the last item", () => {
    const $ = renderHtml(<Breadcrumb items={breadcrumbs.blog(1)} last={<a href="/x/">X</a>} />);
    expect($("li").last().html()).toBe('<a href="/x/">X</a>');
    expect($("[aria-current]")).toHaveLength(0);
  });
});
