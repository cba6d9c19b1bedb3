import fs from "fs";
import path from "path";
import { addPublishedUrls } from "../../../src/cli/urls";
import { parsePublishedUrls } from "../../../src/site/published-urls";
import { contentFolder, post } from "../lint/content-fixture";
import { removeFolders } from "../publish/site-fixture";
import { runCommand } from "./run-command";

afterEach(removeFolders);

const run = (directory: string) => runCommand(addPublishedUrls, directory);
const readList = (directory: string) => fs.readFileSync(path.join(directory, "published-urls.txt"), "utf8");
const listed = (directory: string) => parsePublishedUrls(readList(directory)).map(({ url }) => url);

it("adds the new URLs of published articles, also beside an unfinished draft, and removes none", async () => {
  const directory = contentFolder({
    "published-urls.txt": "# The old site\n/blog/gone/\n/blog/first/",
    "posts/a-draft.md": post("a-draft", { fields: "draft: true\n" }).replace(/^excerpt: .*\n/m, ""),
    "posts/scheduled.md": post("scheduled").replace(/^date: .*$/m, "date: 2099-01-01"),
  });
  const { status, stdout } = await run(directory);
  expect(status).toBe(0);
  expect(stdout).toContain("+ /blog/second/\n");
  expect(stdout).not.toContain("+ /blog/first/");
  expect(listed(directory)).toEqual(expect.arrayContaining(["/blog/gone/", "/blog/first/", "/blog/second/", "/feed.xml"]));
  expect(readList(directory)).toMatch(/^# The old site\n\/blog\/gone\/\n\/blog\/first\/\n/);
  expect(listed(directory).filter((url) => /a-draft|scheduled/.test(url))).toEqual([]);
  const before = readList(directory);
  expect((await run(directory)).stdout).toContain(" 0 of them new");
  expect(readList(directory)).toBe(before);
  const empty = contentFolder({ "published-urls.txt": "" });
  await run(empty);
  expect(readList(empty)).toMatch(/^# Every URL path [^]*\.\n\/\n/);
});

it("writes nothing if a content file cannot be read", async () => {
  const directory = contentFolder({ "published-urls.txt": "/\n", "posts/first.md": post("first").replace("slug: first", "slug: [") });
  await expect(run(directory)).rejects.toThrow(/posts\/first\.md:\d+:\d+ error\[yaml\]/);
  expect(listed(directory)).toEqual(["/"]);
});
