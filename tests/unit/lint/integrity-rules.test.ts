import fs from "fs";
import path from "path";
import { runRules } from "../../../src/lint/lint-content";
import { readContentTree } from "../../../src/lint/node/read-content";
import { integrityRules } from "../../../src/lint/rules/index";
import { compareDiagnostics, formatDiagnostic } from "../../../src/content-model/diagnostic";
import {
  contentFolder,
  faq,
  home,
  legal,
  post,
  POST_BODY_LINE,
  references,
  removeContentFolders,
  review,
  type ContentFiles,
  lintDirectory,
} from "./content-fixture";

afterEach(removeContentFolders);

/** Diagnostics of a valid folder with some files changed, one line each. Without editorial rules: the articles are too short for them. */
const check = (changes: ContentFiles = {}, prepare: (directory: string) => void = () => undefined): string[] => {
  const directory = contentFolder(changes);
  prepare(directory);
  const tree = readContentTree(directory, "content");
  return [...tree.diagnostics, ...runRules(tree, integrityRules)].sort(compareDiagnostics).map(formatDiagnostic);
};

const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

describe("a valid folder", () => {
  it("has no errors, and its files are counted by type", () => {
    expect(check()).toEqual([]);
    expect(lintDirectory(contentFolder()).counts).toEqual({
      about: 1,
      editorialPolicy: 1,
      evidence: 1,
      categories: 1,
      cautions: 1,
      claims: 1,
      faq: 1,
      home: 1,
      legal: 1,
      post: 2,
      product: 1,
      references: 1,
      review: 1,
      site: 1,
      testimonials: 1,
      vocabulary: 1,
      wording: 1,
    });
  });

  it("may contain pictures and hidden files", () => {
    const fields = "image: ./first.png\nimageAlt: A desk\n";
    const changes = {
      "posts/first.md": post("first", { fields, body: "Said.:ref{id=oster-1973}" }),
      ".DS_Store": "x",
      "posts/.first.md.swp": "x",
    };
    expect(check(changes, (directory) => fs.writeFileSync(path.join(directory, "posts/first.png"), picture))).toEqual([]);
  });
});

interface Case {
  readonly name: string;
  readonly files: ContentFiles;
  readonly lines: readonly string[];
}

const linkCase = (name: string, link: string, line: string): Case => ({
  name,
  files: { "posts/second.md": post("second", { body: `Text.\n\nSee [it](${link}).` }) },
  lines: [`content/posts/second.md:${POST_BODY_LINE + 2}:5 ${line}`],
});

const cases: readonly Case[] = [
  {
    name: "an article of an unknown category",
    files: { "posts/second.md": post("second", { category: "sleep" }) },
    lines: ["content/posts/second.md:6:1 error[unknown-category] no category has the id 'sleep'; use one of memory, focus"],
  },
  {
    name: "a reference with an unknown topic",
    files: { "references.yml": references(["oster-1973"], "sleep") },
    lines: ["content/references.yml:7:14 error[unknown-category] no category has the id 'sleep'; use one of memory, focus"],
  },
  {
    name: "a reference with an unknown method and an unknown outcome",
    files: {
      "references.yml": references()
        .replace("method: background", "method: juggling")
        .replace("outcomes: [memory]", "outcomes: [memory, mood]"),
    },
    lines: [
      "content/references.yml:8:5 error[unknown-method] no method has the id 'juggling'; use one of background",
      "content/references.yml:9:24 error[unknown-outcome] no outcome has the id 'mood'; use one of memory",
    ],
  },
  {
    name: "a legal page in the footer that does not exist",
    files: { "pages/legal/disclaimer.md": legal("notice") },
    lines: [
      "content/settings/site.yml:11:14 error[unknown-page] no page has the id 'disclaimer'; use one of notice",
      "content/settings/site.yml:12:1 error[unknown-page] no page has the id 'disclaimer'; use one of notice",
    ],
  },
  {
    name: "two articles of one slug, the second with the place of the first",
    files: { "posts/third.md": post("second") },
    lines: [
      "content/posts/third.md:2:1 error[duplicate] slug 'second' is already used in content/posts/second.md:2; choose another one, or delete one of the two",
    ],
  },
  {
    name: "two legal pages of one slug",
    files: { "pages/legal/other.md": legal("disclaimer") },
    lines: [
      "content/pages/legal/other.md:2:1 error[duplicate] slug 'disclaimer' is already used in content/pages/legal/disclaimer.md:2; choose another one, or delete one of the two",
    ],
  },
  {
    name: "two categories of one slug",
    files: {
      "settings/categories.yml":
        "items:\n  - {slug: memory, label: A, description: D, band: theta, motif: rings}\n  - {slug: focus, label: B, description: D, band: theta, motif: dots}\n  - {slug: memory, label: C, description: D, band: beta, motif: dots}\n",
    },
    lines: [
      "content/settings/categories.yml:4:6 error[duplicate] slug 'memory' is already used in content/settings/categories.yml:2; choose another one, or delete one of the two",
    ],
  },
  {
    name: "two references of one id",
    files: { "references.yml": references(["oster-1973", "oster-1973"]) },
    lines: [
      "content/references.yml:13:5 error[duplicate] id 'oster-1973' is already used in content/references.yml:2; choose another one, or delete one of the two",
    ],
  },
  {
    name: "two questions of one id",
    files: { "pages/faq.yml": faq().replace("id: q-9\n", "id: q-8\n") },
    lines: [
      "content/pages/faq.yml:33:9 error[duplicate] id 'q-8' is already used in content/pages/faq.yml:30; choose another one, or delete one of the two",
    ],
  },
  {
    name: "a picture that is not there",
    files: { "posts/second.md": post("second", { fields: "image: ./none.png\nimageAlt: A desk\n" }) },
    lines: ["content/posts/second.md:8:1 error[picture] the picture './none.png' does not exist; give its path relative to this file"],
  },
  {
    name: "a picture of a kind that is not allowed",
    files: { "posts/second.md": post("second", { fields: "image: ./drawing.svg\nimageAlt: A desk\n" }) },
    lines: ["content/posts/second.md:8:1 error[picture] the picture './drawing.svg' has an unknown format; use jpg, png, webp or avif"],
  },
  {
    name: "a picture in the text",
    files: { "posts/second.md": post("second", { body: "Text.\n\n![A desk](./desk.png)" }) },
    lines: [
      `content/posts/second.md:${POST_BODY_LINE + 2}:1 error[picture] the picture './desk.png' is in the text; use the front matter field image; an article has one picture`,
    ],
  },
  {
    name: "a citation of an unknown reference",
    files: { "posts/second.md": post("second", { body: "Text.\n\nSaid.:ref{id=nobody-1999}" }) },
    lines: [
      `content/posts/second.md:${POST_BODY_LINE + 2}:6 error[unknown-reference] no reference has the id 'nobody-1999'; use an id of content/references.yml`,
    ],
  },
  linkCase(
    "a link to no page",
    "/blog/nothing/",
    "error[dead-link] the link '/blog/nothing/' leads to no page; link to a page of this site",
  ),
  linkCase(
    "a link to no page of a list",
    "/blog/page/2/",
    "error[dead-link] the link '/blog/page/2/' leads to no page; link to a page of this site",
  ),
  linkCase("a link to the 404 page", "/404/", "error[dead-link] the link '/404/' leads to no page; link to a page of this site"),
  linkCase("a link without its slash", "/review", "error[link] the link '/review' does not end with a slash; write /review/"),
  linkCase(
    "a link without its slash before a fragment",
    "/review#pros",
    "error[link] the link '/review#pros' does not end with a slash; write /review/",
  ),
  linkCase(
    "a link that names the site's own host",
    "https://site.example/review/",
    "error[link] the link 'https://site.example/review/' contains this site's own host; write only the path, such as /review/",
  ),
  linkCase(
    "a link of javascript:",
    "javascript:x",
    "error[link] the URL 'javascript:x' is not allowed; begin links with https://, mailto:, / or #",
  ),
  linkCase(
    "a link to no heading of its own page",
    "#no-such-heading",
    "error[dead-fragment] the link '#no-such-heading' leads to no heading or question of its page; use the id of a heading, or link to the page",
  ),
  linkCase(
    "a link to no heading of another article",
    "/blog/first/#no-such-heading",
    "error[dead-fragment] the link '/blog/first/#no-such-heading' leads to no heading or question of its page; use the id of a heading, or link to the page",
  ),
  linkCase(
    "a link to no question of the FAQ",
    "/faq/#q-28",
    "error[dead-fragment] the link '/faq/#q-28' leads to no heading or question of its page; use the id of a heading, or link to the page",
  ),
  linkCase(
    "a link to a heading that almost exists",
    "/blog/first/#read-question",
    "error[dead-fragment] the link '/blog/first/#read-question' leads to no heading or question of its page; did you mean #question-1 or #question-2?",
  ),
  {
    name: "a dead link by reference, at its definition",
    files: { "posts/second.md": post("second", { body: "See [it][1].\n\n[1]: /nothing/" }) },
    lines: [
      `content/posts/second.md:${POST_BODY_LINE + 2}:1 error[dead-link] the link '/nothing/' leads to no page; link to a page of this site`,
    ],
  },
  {
    name: "a dead link on the review and on a legal page",
    files: {
      "pages/review.md": review.replace("/blog/first/", "/blog/1st/"),
      "pages/legal/disclaimer.md": `${legal("disclaimer")}\n[x](/y/)\n`,
    },
    lines: [
      "content/pages/legal/disclaimer.md:9:1 error[dead-link] the link '/y/' leads to no page; link to a page of this site",
      "content/pages/review.md:22:5 error[dead-link] the link '/blog/1st/' leads to no page; link to a page of this site",
    ],
  },
  {
    name: "raw HTML, counted from the file's first line",
    files: { "posts/second.md": post("second", { body: "Text.\n\nA <script>alert(1)</script> word." }) },
    lines: [
      `content/posts/second.md:${POST_BODY_LINE + 2}:3 error[raw-html] raw HTML '<script>'; use Markdown; HTML is not published`,
      `content/posts/second.md:${POST_BODY_LINE + 2}:19 error[raw-html] raw HTML '</script>'; use Markdown; HTML is not published`,
    ],
  },
  {
    name: "a button without label, counted from the file's first line",
    files: { "posts/second.md": post("second", { body: "::cta" }) },
    lines: [`content/posts/second.md:${POST_BODY_LINE}:1 error[cta] ::cta has no label; write ::cta{label="…"}`],
  },
  {
    name: "a question of the home page that is none",
    files: { "pages/home.yml": home(["q-1", "q-99", "q-3"]) },
    lines: ["content/pages/home.yml:27:7 error[unknown-question] no question has the id 'q-99'; use an id of content/pages/faq.yml"],
  },
  {
    name: "a button of the FAQ that leads nowhere",
    files: { "pages/faq.yml": faq("\n          text: T\n          linkText: L\n          linkTo: /blog/nothing/") },
    lines: ["content/pages/faq.yml:14:11 error[dead-link] linkTo '/blog/nothing/' leads to no page; link to a page of this site"],
  },
  {
    name: "a file that is missing",
    files: { "settings/product.yml": undefined },
    lines: ["content/settings/product.yml:1:1 error[missing-file] the file is missing; every site needs its product settings"],
  },
];

describe("one error in a valid folder is reported in one line with its position", () => {
  it.each(cases)("$name", ({ files, lines }) => {
    expect(check(files)).toEqual(lines);
  });

  it.each(["notes.txt", "posts/first.mdx", "posts/deeper/x.md", "pages/home.yaml", "posts/x.html", "posts/x.svg"])(
    "an unknown file, %s",
    (name) => {
      const lines = check({ [name]: "x" });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/:1:1 error\[unknown-file\] no content type has files here; known places: posts\/\*\.md, /);
      expect(lines[0]).toContain(`content/${name}:`);
    },
  );

  it("a symbolic link to a file outside of content", () => {
    const lines = check({}, (directory) => fs.symlinkSync("/etc/passwd", path.join(directory, "posts/link.md")));
    expect(lines).toEqual(["content/posts/link.md:1:1 error[symbolic-link] the file is a symbolic link; put the file itself here"]);
  });

  it("a symbolic link to a folder, or to nothing, or of a picture", () => {
    const lines = check({}, (directory) => {
      fs.symlinkSync("/etc", path.join(directory, "posts/folder"));
      fs.symlinkSync("/no/such/file", path.join(directory, "posts/nothing.md"));
      fs.symlinkSync("/no/such/file", path.join(directory, "posts/picture.png"));
    });
    expect(lines).toEqual(
      ["folder", "nothing.md", "picture.png"].map(
        (name) => `content/posts/${name}:1:1 error[symbolic-link] the file is a symbolic link; put the file itself here`,
      ),
    );
  });

  it("a picture without alternative text", () => {
    const lines = check({ "posts/second.md": post("second", { fields: "image: ./x.png\n" }) }, (directory) =>
      fs.writeFileSync(path.join(directory, "posts/x.png"), picture),
    );
    expect(lines).toEqual(["content/posts/second.md:8:1 error[missing-alt] image has no imageAlt; describe the picture in imageAlt"]);
  });

  it("a picture outside of the content folder", () => {
    const lines = check({}, (directory) => {
      const image = path.relative(path.join(directory, "posts"), path.resolve(__dirname, "../../../static/favicon.png"));
      fs.writeFileSync(path.join(directory, "posts/second.md"), post("second", { fields: `image: ${image}\nimageAlt: A mark\n` }));
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^content\/posts\/second\.md:8:1 error\[picture\] /);
  });

  it.each(["review", "faq", "blog", '"404"'])("a legal page with the URL of another page: slug %s", (slug) => {
    const lines = check({ "pages/legal/other.md": legal(slug) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^content\/pages\/legal\/other\.md:2:1 error\[/);
  });

  it("an invalid article that others link to and that cites works", () => {
    const first = post("first", { body: "Said.:ref{id=oster-1973}" }).replace("date: 2025-07-24", "date: 2025-02-30");
    const lines = check({ "posts/first.md": first });
    expect(lines.map((line) => line.slice(0, line.indexOf("]") + 1))).toEqual(["content/posts/first.md:7:1 error[field]"]);
  });

  it("bytes that are not UTF-8", () => {
    const lines = check({}, (directory) =>
      fs.writeFileSync(path.join(directory, "posts/latin.md"), Buffer.from(post("latin", { body: "caf\u00e9" }), "latin1")),
    );
    expect(lines).toEqual(["content/posts/latin.md:1:1 error[encoding] the file is not UTF-8 text; save it as UTF-8"]);
  });
});

describe("valid links", () => {
  it.each([
    "/",
    "/review/",
    "/faq/",
    "/disclaimer/",
    "/blog/",
    "/blog/first/",
    "/blog/category/focus/",
    "/review/#pros",
    "/faq/?a=b#q-1",
    "/#q-1",
    "/blog/all/#memory",
    "/blog/first/#question-2",
    "/blog/first/#content",
    "/feed.xml",
    "/blog/first.md",
    "#part-one",
    "mailto:a@b.example",
  ])("%s is valid", (link) => {
    expect(check({ "posts/second.md": post("second", { body: `## Part: One\n\nSee [it](${link}).` }) })).toEqual([]);
  });

  it("may lead to a heading of a draft, in a draft", () => {
    const draft = (slug: string, body: string) => post(slug, { fields: "draft: true\n", body });
    const files = { "posts/a.md": draft("a", "## One\n\n[x](#one)"), "posts/b.md": draft("b", "[x](/blog/a/#one) [y](/blog/a/#two)") };
    expect(check(files).map((line) => /\[(\S+)\] the link '(\S+)'/.exec(line)?.slice(1))).toEqual([["dead-fragment", "/blog/a/#two"]]);
  });

  it("are not checked for fragments while a file cannot be read", () => {
    const files = { "posts/first.md": "---\nslug: [\n---\n", "posts/second.md": post("second", { body: "[x](/faq/#nothing)" }) };
    expect(check(files).filter((line) => line.includes("dead-fragment"))).toEqual([]);
  });

  it("may lead to further pages of lists", () => {
    const many = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`posts/p${i}.md`, post(`p${i}`)]));
    const body = "See [two](/blog/page/2/).";
    expect(check({ ...many, "posts/second.md": post("second", { body }) })).toEqual([]);
  });
});

describe("several errors", () => {
  const files = {
    "posts/a.md": post("a", { body: "<b>x</b>" }).replace("date: 2025-07-24", "date: 2025-02-30"),
    "posts/b.md": "",
    "posts/c.md": post("first", { category: "sleep", body: "[x](/nothing/) and :ref{id=nobody}" }),
    "pages/home.yml": home(["q-1", "q-98", "q-99"]),
    "settings/product.yml": undefined,
    "stray.txt": "x",
  };

  it("are reported in one run, ordered by file and line", () => {
    const heads = check(files).map((line) => line.slice(0, line.indexOf("]") + 1));
    expect(heads).toEqual([
      "content/pages/home.yml:27:7 error[unknown-question]",
      "content/pages/home.yml:28:7 error[unknown-question]",
      "content/posts/a.md:7:1 error[field]",
      `content/posts/a.md:${POST_BODY_LINE}:1 error[raw-html]`,
      `content/posts/a.md:${POST_BODY_LINE}:5 error[raw-html]`,
      "content/posts/b.md:1:1 error[empty]",
      "content/posts/c.md:6:1 error[unknown-category]",
      `content/posts/c.md:${POST_BODY_LINE}:1 error[dead-link]`,
      `content/posts/c.md:${POST_BODY_LINE}:20 error[unknown-reference]`,
      "content/posts/first.md:2:1 error[duplicate]",
      "content/settings/product.yml:1:1 error[missing-file]",
      "content/stray.txt:1:1 error[unknown-file]",
    ]);
  });

  it("are one line each", () => {
    for (const line of check(files)) expect(line).toMatch(/^content\/\S+:\d+:\d+ (?:error|warning)\[[a-z-]+\] [^\n]+; [^\n]+$/);
  });
});

describe("lintContent", () => {
  const files = { "posts/Z.md": "", "posts/a.md": "", "posts/B.md": "", "settings/product.yml": undefined };

  it("sorts diagnostics whatever the file system's order, and uses the given folder name", () => {
    const { diagnostics } = lintDirectory(contentFolder(files), "elsewhere/content");
    expect(diagnostics.filter(({ id }) => id === "empty").map(({ file }) => file)).toEqual(
      ["B", "Z", "a"].map((name) => `elsewhere/content/posts/${name}.md`),
    );
    expect(diagnostics).toEqual([...diagnostics].sort(compareDiagnostics));
  });

  it("returns diagnostics of reading and of rules", () => {
    const directory = contentFolder({ ...files, "posts/second.md": post("second", { category: "sleep" }) });
    const ids = new Set(lintDirectory(directory).diagnostics.map(({ id }) => id));
    for (const id of ["empty", "missing-file", "unknown-category"]) expect(ids).toContain(id);
  });
});
