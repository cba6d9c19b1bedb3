import { Breadcrumb } from "../../../src/components/layout/breadcrumb";
import { breadcrumbs } from "../../../src/site/breadcrumbs";
import { draw } from "./draw";
import { category } from "./samples";

describe("Breadcrumb", () => {
  it("links every step but the last, which is this page", () => {
    const $ = draw(<Breadcrumb items={breadcrumbs.category(category, 2)} />);
    expect($("nav").attr("aria-label")).toBe("Breadcrumb");
    expect(
      $("ol > li > a")
        .toArray()
        .map((link) => [$(link).text(), $(link).attr("href")]),
    ).toEqual([
      ["Home", "/"],
      ["Blog", "/blog/"],
      ["Memory Improvement", "/blog/category/memory-improvement/"],
    ]);
    expect($("ol > li").last().text()).toBe("Page 2");
    expect($("[aria-current=page]").text()).toBe("Page 2");
  });

  it("may draw something else for its last step", () => {
    const $ = draw(<Breadcrumb items={breadcrumbs.blog(1)} last={<a href="/x/">X</a>} />);
    expect($("li").last().html()).toBe('<a href="/x/">X</a>');
    expect($("[aria-current]")).toHaveLength(0);
  });
});
