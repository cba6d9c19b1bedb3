import { readContentTree } from "../../src/lint/node/read-content";
import { fragmentsByPath, siteFiles, sitePaths } from "../../src/lint/site-urls";
import { buildDay } from "../../src/site/build-day";
import { attributesOf, content, errorsIn, files, indexed } from "./site";

const tree = readContentTree(content, "content", buildDay(process.env));
const fragmentsAt = fragmentsByPath(tree);
/** Gatsby's container, and ids within the page that only drawings, their names and the menu use. */
const notLinkTargets = /^(?:___gatsby|menu-open|categories|contents|ridge-\w+|wave-\w+|(?:chart|sound)-[\w-]+|[\w-]+-name)$/;

describe("the pages that the builders return for the content", () => {
  test("are the pages that were built", () => {
    expect(indexed.map(({ path }) => path).sort()).toEqual([...sitePaths(tree)].sort());
  });

  test("have the fragments that the content lint knows", () => {
    const errors = errorsIn(indexed, ({ path, $ }) => {
      const ids = attributesOf($, "[id]", "id");
      const known = fragmentsAt(path) ?? [];
      return [
        ...known.filter((id) => !ids.includes(id)).map((id) => `#${id} is known but not on the page`),
        ...ids.filter((id) => !known.includes(id) && !notLinkTargets.test(id)).map((id) => `#${id} is on the page but not known`),
      ];
    });
    expect(errors).toEqual([]);
  });
});

test("feeds, Markdown exports and text files are those of the list", () => {
  const built = files.filter((file) => /feed\.(?:xml|json)$|\.(?:md|txt)$/.test(file)).map((file) => `/${file}`);
  expect(built).toEqual(siteFiles(tree).sort());
});
