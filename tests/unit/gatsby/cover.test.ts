import path from "path";
import { brotliCompressSync } from "zlib";
import { publishCover, resolveCover } from "../../../src/gatsby/resolvers/cover";
import { filesOf, folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const bands: Record<string, string> = { sleep: "delta", focus: "alpha" };
const context = {
  nodeModel: {
    findOne: ({ query }: { query: object }) => {
      const { slug } = (query as { filter: { slug: { eq: string } } }).filter;
      return Promise.resolve({ band: bands[slug.eq] });
    },
  },
};

describe("an article's cover", () => {
  it("is written under its content hash and has at most 2 kB compressed", () => {
    const directory = folderOf({});
    const { src, seed, band, width, height } = publishCover("better-sleep", "delta", directory);
    expect([seed, band]).toEqual(["better-sleep", "delta"]);
    expect(src).toMatch(/^\/static\/covers\/[0-9a-f]{20}\.svg$/);
    expect(width / height).toBeCloseTo(16 / 9);
    const files = filesOf(directory);
    expect(Object.keys(files)).toEqual([src.slice(1)]);
    expect(brotliCompressSync(files[src.slice(1)] as string).length).toBeLessThan(2000);
  });

  it("is the same only for the same slug and band", () => {
    const directory = folderOf({});
    const srcOf = (...[slug, band]: [string, "delta" | "alpha"]) => publishCover(slug, band, directory).src;
    expect(srcOf("a", "delta")).toBe(srcOf("a", "delta"));
    expect(new Set([srcOf("a", "delta"), srcOf("b", "delta"), srcOf("a", "alpha")]).size).toBe(3);
  });

  it("uses the band of its category, and is drawn once", async () => {
    const directory = folderOf({});
    const resolve = resolveCover(directory);
    const cover = await resolve({ slug: "a", categorySlug: "sleep" }, undefined, context as never);
    expect(cover.src).toBe(publishCover("a", "delta", directory).src);
    expect((await resolve({ slug: "a", categorySlug: "focus" }, undefined, context as never)).src).not.toBe(cover.src);
    expect(await resolve({ slug: "a", categorySlug: "sleep" }, undefined, context as never)).toBe(cover);
    expect(path.extname(cover.src)).toBe(".svg");
  });

  it("fails without its category", async () => {
    const none = { nodeModel: { findOne: () => Promise.resolve(null) } };
    await expect(resolveCover(folderOf({}))({ slug: "a", categorySlug: "gone" }, undefined, none as never)).rejects.toThrow("'gone'");
  });
});
