import { siteContent } from "../../../../src/cms/server/admin-page";
import { contentFolder, post, removeContentFolders } from "../../lint/content-fixture";

jest.mock("esbuild", () => ({}));
afterEach(removeContentFolders);

const held = {
  "posts/unfinished.md": post("unfinished", { fields: "draft: true\n" }),
  "posts/finished.md": post("finished", { fields: "draft: false\n" }),
  "posts/due-later.md": post("due-later").replace("date: 2025-07-24", "date: 2025-07-26"),
  "posts/due-today.md": post("due-today").replace("date: 2025-07-24", "date: '2025-07-25'"),
};
const articles = (today?: string) =>
  siteContent(contentFolder(held), { name: "none" }, today)
    .files.filter(({ type, file }) => type === "post" && /unfinished|finished|due/.test(file))
    .map(({ file }) => file);

it("tells the published page of the CMS no word of what is held back", () => {
  expect(articles("2025-07-25")).toEqual(["content/posts/due-today.md", "content/posts/finished.md"]);
});

it("tells an editor on their own machine of everything", () => {
  expect(articles()).toHaveLength(4);
});
