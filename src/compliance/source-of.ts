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
 * @param path URL path of the page
 * @param exists whether a file of the project exists, by its path with forward slashes
 */
export function sourceOf(path: string, exists: (file: string) => boolean): string {
  const source = fixed[path];
  if (source) return source;
  const [first = "", second = "", third] = path.split("/").filter(Boolean);
  const candidates =
    first === "blog" && second !== "" && third === undefined
      ? [`content/posts/${second}.md`, "content/settings/categories.yml"]
      : first === "blog"
        ? ["content/settings/categories.yml"]
        : [`content/pages/legal/${first}.md`, `content/pages/${first}.md`, `content/pages/${first}.yml`];
  return candidates.find(exists) ?? "src/templates/";
}
