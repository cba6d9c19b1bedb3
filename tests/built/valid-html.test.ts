import { HtmlValidate } from "html-validate";
import { withNewStyles } from "../e2e/all-pages";
import { pages } from "./site";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's markup style.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    // Gatsby's own id starts with underscores.
    "valid-id": ["error", { relaxed: true }],
    // The pager's disabled step is a span with role link. Tables scroll in a region; a section would be a panel.
    "prefer-native-element": ["error", { exclude: ["link", "region"] }],
    // Tables drawn as cards keep their roles: another display value takes them from the elements in some browsers.
    "no-redundant-role": "off",
    // pages.test.ts checks the length of titles.
    "long-title": "off",
  },
});

/** A copy of a site whose pages are all validated needs only those that together have every element and class. */
const kinds = process.env["VALIDATE"] === "kinds" ? withNewStyles(pages.map(({ path, html }) => [path, html])) : undefined;

test("html-validate finds no error", async () => {
  const errors: string[] = [];
  for (const { path, html } of pages.filter((page) => kinds?.has(page.path) ?? true)) {
    // It does not check CSS, but takes half of its time to read it.
    const { results } = await validator.validateString(html.replace(/(<style[^>]*>)[^]*?(?=<\/style>)/g, "$1a{}"));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      errors.push(`${path}: ${ruleId}: ${message} (${selector})`);
  }
  expect(errors).toEqual([]);
});
