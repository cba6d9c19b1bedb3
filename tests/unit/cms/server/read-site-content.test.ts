import { readSiteContent } from "../../../../src/cms/server/read-site-content";
import { contentFolder, post, removeContentFolders } from "../../lint/content-fixture";

afterEach(removeContentFolders);

const unpublished = {
  "posts/unfinished.md": post("unfinished", { fields: "draft: true\n" }),
  "posts/finished.md": post("finished", { fields: "draft: false\n" }),
  "posts/due-later.md": post("due-later").replace("date: 2025-07-24", "date: 2025-07-26"),
  "posts/due-today.md": post("due-today").replace("date: 2025-07-24", "date: '2025-07-25'"),
};
const articles = (today?: string) =>
  readSiteContent(contentFolder(unpublished), { name: "none" }, today)
    .files.filter(({ type, file }) => type === "post" && /unfinished|finished|due/.test(file))
    .map(({ file }) => file);

it("leaves out unpublished articles on a given day", () => {
  expect(articles("2025-07-25")).toEqual(["content/posts/due-today.md", "content/posts/finished.md"]);
});

it("includes everything without a day", () => {
  expect(articles()).toHaveLength(4);
});
