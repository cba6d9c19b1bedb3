import { listExports, readPlacements } from "../../../src/cli/report-placements";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterAll(removeFolders);

it("reads the placements of paid links, those of the 404 page once", () => {
  const link = '<a href="#" data-slot="header" data-label="1 &amp; 2">Buy</a>';
  const directory = folderOf({
    "blog/a/index.html": `<a href="/">x</a>${link}`,
    "404.html": link,
    "404/index.html": link,
    "blog/a.md": "",
  });
  expect(readPlacements(directory)).toEqual(["/404/", "/blog/a/"].map((page) => ({ page, slot: "header", label: "1 & 2" })));
  expect(listExports(directory)).toEqual([{ page: "/blog/a/", slot: "export", label: "" }]);
});
