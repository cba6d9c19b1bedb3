import { findingElsewhere, findingWords } from "../../../../src/cms/app/finding-words";
import { parseContent } from "../../../../src/content-model/parse";
import { runRules } from "../../../../src/lint/lint-content";
import { readContentTree } from "../../../../src/lint/node/read-content";
import { lostUrls } from "../../../../src/lint/rules/lost-urls";
import { contentFolder, removeContentFolders } from "../../lint/content-fixture";

afterAll(removeContentFolders);

/** Findings of an article with these lines of front matter. */
const wordsFor = (yaml: string) =>
  parseContent("post", `---\n${yaml}\n---\nText\n`, "content/posts/a.md").diagnostics.map((each) => findingWords("post", each));

it("names fields by their labels and entries of lists by their place", () => {
  const words = wordsFor("slug: a\ntitle: Short\nexcerpt: ''\nfaq:\n  - question: A?\n    answer: Yes.\n  - question: B?");
  expect(words).toEqual(
    expect.arrayContaining([
      { text: "“Title” has 5 characters but must have 35 to 65.", label: "Title" },
      { text: "“Excerpt” must not be empty.", label: "Excerpt" },
      { text: "“Category” is missing.", label: "Category" },
      { text: "The second question is missing its “Answer”.", label: "Questions readers ask" },
    ]),
  );
});

it("leads from findings about the text to the text", () => {
  const finding = {
    file: "content/posts/a.md",
    line: 9,
    column: 1,
    severity: "error",
    id: "link",
    message: "the link leads nowhere",
    suggestion: "change it",
  } as const;
  expect(findingWords("post", finding)).toEqual({ text: "The link leads nowhere; change it.", label: "Text" });
});

it("has labels and plain words instead of names in files and Markdown's signs", () => {
  const finding = { file: "content/posts/a.md", line: 3, column: 1, severity: "error", id: "x" } as const;
  const textOf = (message: string, suggestion: string) => findingWords("post", { ...finding, message, suggestion }).text;
  expect(textOf("metaDescription repeats the excerpt", "write another")).toBe(
    "“Description for search results” repeats the excerpt; write another.",
  );
  expect(textOf("the body has 2 ## sections", "use 3 to 9")).toBe("The body has 2 sections; use 3 to 9.");
  expect(textOf("the article cites 1 references", "cite at least 2 of content/references.yml")).toContain("at least 2 of the references.");
});

it("names other entries, and the field for the path of a page that is gone", () => {
  const at = { line: 3, column: 1, severity: "error", id: "x" } as const;
  const text = "the link '/blog/a/' leads to no page";
  expect(
    findingElsewhere({ ...at, file: "content/pages/faq.yml", message: text, suggestion: "link to a page of this site" }),
  ).toMatchObject({
    text: "The link '/blog/a/' leads to no page; link to a page of this site.",
    other: { label: "FAQ", hash: "#/collections/pages/entries/faq" },
  });
  const folder = contentFolder({ "published-urls.txt": "/blog/gone/\n" });
  const [lost] = runRules(readContentTree(folder, "content"), [lostUrls]);
  expect(lost && findingElsewhere(lost)).toEqual({
    text: "'/blog/gone/' was published and has neither a page nor a redirect; add /blog/gone/ to “Old paths” of its replacement: an article, a legal page, or a category.",
    label: undefined,
    other: undefined,
  });
});
