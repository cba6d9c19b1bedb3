import { brotliCompressSync } from "zlib";
import { publishCover, resolveCover } from "../../../src/gatsby/resolvers/resolve-cover";
import { filesOf, folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const categories: Record<string, object> = {
  sleep: { band: "delta", motif: "dots" },
  rest: { band: "delta", motif: "rings" },
  focus: { band: "alpha", motif: "dots" },
};
const delta = { band: "delta", motif: "dots" } as const;
const context = {
  nodeModel: {
    findOne: ({ query }: { query: object }) => {
      const { slug } = (query as { filter: { slug: { eq: string } } }).filter;
      return Promise.resolve(categories[slug.eq]);
    },
  },
};

describe("an article's cover", () => {
  it("is written under its content hash and has at most 2 kB compressed", () => {
    const directory = folderOf({});
    const { src, width, height, ...input } = publishCover({ seed: "better-sleep", ...delta }, directory);
    expect(input).toEqual({ seed: "better-sleep", ...delta });
    expect(src).toMatch(/^\/static\/covers\/[0-9a-f]{20}\.svg$/);
    expect(width / height).toBeCloseTo(16 / 9);
    const files = filesOf(directory);
    expect(Object.keys(files)).toEqual([src.slice(1)]);
    expect(brotliCompressSync(files[src.slice(1)] as string).length).toBeLessThan(2000);
  });

  it("is drawn with the band and the composition of its category, once", async () => {
    const directory = folderOf({});
    const resolve = resolveCover(directory);
    const coverOf = (categorySlug: string) => resolve({ slug: "a", categorySlug }, undefined, context as never);
    const cover = await coverOf("sleep");
    expect(cover.src).toBe(publishCover({ seed: "a", ...delta }, directory).src);
    expect(await coverOf("sleep")).toBe(cover);
    expect(new Set([cover.src, (await coverOf("focus")).src, (await coverOf("rest")).src]).size).toBe(3);
  });

  it("fails without its category", async () => {
    const none = { nodeModel: { findOne: () => Promise.resolve(null) } };
    await expect(resolveCover(folderOf({}))({ slug: "a", categorySlug: "gone" }, undefined, none as never)).rejects.toThrow("'gone'");
  });
});
