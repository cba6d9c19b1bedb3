import { siteRidgesSvg } from "../../../src/artwork/site-ridges";
import { resolveSitePicture } from "../../../src/gatsby/resolvers/resolve-site-picture";
import { filesOf, folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const posts: Record<string, object> = { "1": { slug: "a", categorySlug: "sleep" }, "2": { slug: "b", categorySlug: "focus" } };
const bands: Record<string, string> = { sleep: "delta", focus: "alpha" };
const nodeModel = {
  getNodeById: ({ id }: { id: string }) => posts[id] ?? null,
  findOne: ({ query }: { query: { filter: { slug: { eq: string } } } }) => Promise.resolve({ band: bands[query.filter.slug.eq] }),
};

describe("the picture of the site", () => {
  it("draws the given articles in their order and their categories' bands, and is written under its content hash", async () => {
    const directory = folderOf({});
    const { src, count, width, height } = await resolveSitePicture(directory)(null, { ids: ["2", "1"] }, { nodeModel } as never);
    const expected = siteRidgesSvg([
      { seed: "/blog/b/", band: "alpha" },
      { seed: "/blog/a/", band: "delta" },
    ]);
    expect({ count, width, height }).toEqual({ count: 2, width: expected.width, height: expected.height });
    expect(src).toMatch(/^\/static\/covers\/[0-9a-f]{20}\.svg$/);
    expect(filesOf(directory)).toEqual({ [src.slice(1)]: expected.svg });
  });

  it("fails for an article that does not exist", async () => {
    await expect(resolveSitePicture(folderOf({}))(null, { ids: ["3"] }, { nodeModel } as never)).rejects.toThrow("id 3");
  });
});
