import { sourceOf } from "../../../src/compliance/source-of";
import { folderOf, removeFolders } from "../publish/site-fixture";

const existing = ["content/posts/a-b.md", "content/pages/legal/terms.md", "content/pages/about.md", "content/settings/categories.yml"];
afterEach(removeFolders);

it.each([
  ["/", "content/pages/home.yml"],
  ["/review/", "content/pages/review.md"],
  ["/faq/", "content/pages/faq.yml"],
  ["/blog/a-b/", "content/posts/a-b.md"],
  ["/blog/", "content/settings/categories.yml"],
  ["/blog/page/2/", "content/settings/categories.yml"],
  ["/blog/category/memory/", "content/settings/categories.yml"],
  ["/terms/", "content/pages/legal/terms.md"],
  ["/about/", "content/pages/about.md"],
  ["/404/", "src/pages/404.tsx"],
  ["/unknown/", "src/templates/"],
])("the source of %s is %s", (path, file) => {
  const root = folderOf(Object.fromEntries(existing.map((name) => [name, ""])));
  expect(sourceOf(path, root)).toBe(file);
});
