import fs from "node:fs";
import path from "node:path";
import { routes } from "../site/routes";

const fixed: Readonly<Record<string, string>> = {
  [routes.home]: "content/pages/home.yml",
  [routes.review]: "content/pages/review.md",
  [routes.faq]: "content/pages/faq.yml",
  [routes.notFound]: "src/pages/404.tsx",
};

/**
 * The source file of a page, where its text is edited.
 *
 * @param url URL path of the page
 * @param root the project's folder
 */
export function sourceOf(url: string, root: string): string {
  const source = fixed[url];
  if (source) return source;
  if (url.startsWith(routes.evidence)) return "content/references.yml";
  const [first, second, ...more] = url.split("/").filter(Boolean);
  const article = second && more.length === 0 ? [`content/posts/${second}.md`] : [];
  const candidates =
    first === "blog"
      ? [...article, "content/settings/categories.yml"]
      : [`content/pages/legal/${first}.md`, `content/pages/${first}.md`, `content/pages/${first}.yml`];
  return candidates.find((file) => fs.existsSync(path.join(root, file))) ?? "src/templates/";
}
