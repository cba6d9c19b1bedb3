import { readSiteContent } from "../../../../src/cms/server/read-site-content";
import { article, contentFolder, post, removeContentFolders } from "../../lint/content-fixture";

afterEach(removeContentFolders);

const due = (slug: string, date: string) => post(slug).replace("date: 2025-07-24", date);
const unpublished = {
  "posts/unfinished.md": post("unfinished", { fields: "draft: true\nimage: ../images/secret.png\nimageAlt: A\n" }),
  "posts/finished.md": post("finished", { fields: "draft: false\nimage: ../images/shown.png\nimageAlt: A\n" }),
  "posts/due-later.md": due("due-later", "date: 2025-07-26"),
  // YAML that a pattern on the line would not find.
  "posts/due-spaced.md": due("due-spaced", "date:  2099-01-01"),
  "posts/due-quoted.md": due("due-quoted", '"date": "2099-01-01"'),
  "posts/due-flow.md": due("due-flow", "date:\n  2099-01-01"),
  "posts/due-today.md": due("due-today", "date: '2025-07-25'"),
  "images/secret.png": "",
  "images/shown.png": "",
  "images/unused.png": "",
};
const read = (isPublic: boolean, files: Readonly<Record<string, string>> = unpublished) =>
  readSiteContent(contentFolder(files), { backend: { name: "none" }, today: "2025-07-25", isPublic });
const slugs = (isPublic: boolean) =>
  read(isPublic)
    .articles.map(({ file }) => file.replace("content/posts/", ""))
    .filter((name) => /finished|due/.test(name));

it("leaves out everything of unpublished articles where the result is public", () => {
  expect(slugs(true)).toEqual(["due-today.md", "finished.md"]);
  expect(JSON.stringify(read(true))).not.toMatch(/unfinished|due-(?!today)|secret(?!\*)/);
  expect(read(true).index.pictures).toEqual(["content/images/shown.png", "content/images/unused.png"]);
});

it("includes everything on the editor's own machine", () => {
  expect(slugs(false)).toHaveLength(7);
  expect(read(false).index).toMatchObject({ today: "2025-07-25", pictures: expect.arrayContaining(["content/images/secret.png"]) });
});

it("has no fields and comments that are not published", () => {
  const testimonial = (name: string) =>
    `  - name: ${name}\n    text: T\n    sample: false\n    consent:\n      given: 2026-01-02\n      record: letter in the SECRET drawer\n`;
  const files = {
    "pages/testimonials.yml": `# SECRET\nitems:\n${["A", "B", "C"].map(testimonial).join("")}`,
    "posts/noted.md": post("noted", { fields: "# SECRET\n" }),
    "settings/product.yml":
      "name: The Genius Wave\ndescription: D\nrating: 4.8\nbestRating: 5\nreviewCount: 2847\nratingSource: S\nratingUrl: https://seller.example/SECRET\nratingSeen: 2026-01-02\nshowAggregateRating: true\nguaranteeDays: 60\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: Instant digital download\noffer: O\n",
  };
  const text = JSON.stringify(read(true, files));
  expect(text).not.toMatch(/SECRET|2026-01-02/);
  expect(text).toContain("noted");
  expect(JSON.stringify(read(false, files)).match(/SECRET/g)).toHaveLength(6);
});

it("grows by far less than an article's text for each article", () => {
  const size = (count: number) => {
    const files = Array.from({ length: count }, (_, i) => [`posts/number-${i}.md`, article(`number-${i}`, ["first", "second"])]);
    return JSON.stringify(read(true, Object.fromEntries(files)).index).length;
  };
  expect((size(12) - size(2)) / 10).toBeLessThan(3000);
});
