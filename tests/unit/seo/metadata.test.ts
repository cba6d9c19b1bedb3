import { titleOfPage } from "../../../src/seo/page-metadata";
import { robotsFile } from "../../../src/seo/robots";

describe("titleOfPage", () => {
  it("names the page of a list from the second on", () => {
    expect(titleOfPage("The blog", 1)).toBe("The blog");
    expect(titleOfPage("The blog", 2)).toBe("The blog, page 2");
  });
});

describe("robotsFile", () => {
  it("lets everything be read and names the sitemap by its absolute address", () => {
    expect(robotsFile("https://site.example").trim().split("\n")).toEqual([
      "User-agent: *",
      "Allow: /",
      "",
      "Sitemap: https://site.example/sitemap-index.xml",
    ]);
  });
});
