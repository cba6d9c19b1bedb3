import { contentTypeOf } from "../../../src/content-model/content-types";

describe("contentTypeOf", () => {
  it.each([
    ["posts/a.md", "post"],
    ["pages/legal/privacy-policy.md", "legal"],
    ["pages/review.md", "review"],
    ["pages/home.yml", "home"],
    ["pages/faq.yml", "faq"],
    ["pages/testimonials.yml", "testimonials"],
    ["settings/site.yml", "site"],
    ["settings/product.yml", "product"],
    ["settings/categories.yml", "categories"],
    ["references.yml", "references"],
  ])("maps %s to %s", (path, type) => {
    expect(contentTypeOf(path)).toBe(type);
  });

  it.each([
    "posts/.md",
    "posts/deeper/a.md",
    "posts/a.mdx",
    "posts/a.MD",
    "other/posts/a.md",
    "pages/home.yaml",
    "pages/legal/deeper/a.md",
    "references.yml.bak",
    "a.md",
    "",
  ])("has no type for '%s'", (path) => {
    expect(contentTypeOf(path)).toBeUndefined();
  });
});
