import fs from "fs";
import path from "path";
import type { Category } from "../../../src/content-model/schemas/category";
import type { PostFrontMatter } from "../../../src/content-model/schemas/post";
import { openGraphTexts } from "../../../src/artwork/open-graph-texts";
import { openGraphImagePublisher } from "../../../src/gatsby/resolvers/resolve-open-graph-image";
import type { OpenGraphContent } from "../../../src/artwork/open-graph-layout";
import { filesOf, folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const content: OpenGraphContent = { title: "A title", kind: "Review", band: "alpha", motif: "dots", seed: "a", brand: "The site" };

function setUp(stored = new Map<string, unknown>()) {
  const publicDirectory = folderOf({});
  const draw = jest.fn(({ title }: OpenGraphContent) => Promise.resolve(Buffer.from(`image of ${title}`)));
  const cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  };
  return { stored, draw, publicDirectory, publish: openGraphImagePublisher(cache, publicDirectory, draw) };
}

describe("openGraphImagePublisher", () => {
  it("writes the image under its content hash, and returns size and alternative text", async () => {
    const { publish, publicDirectory } = setUp();
    const image = await publish(content);
    expect(image).toEqual({
      path: expect.stringMatching(/^\/static\/share\/[0-9a-f]{20}\.png$/) as string,
      width: 1200,
      height: 630,
      alt: "Review: A title",
    });
    expect(filesOf(publicDirectory)).toEqual({ [image.path.slice(1)]: "image of A title" });
    expect((await publish({ ...content, title: "B" })).path).not.toBe(image.path);
    expect((await publish({ ...content, kind: "" })).alt).toBe("A title");
  });

  it("draws an image once for concurrent requests", async () => {
    const { publish, draw } = setUp();
    await Promise.all([publish(content), publish(content), publish({ ...content })]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("takes images of earlier builds from the cache, also if their files are gone", async () => {
    const first = setUp();
    const { path: name } = await first.publish(content);
    const second = setUp(first.stored);
    expect((await second.publish(content)).path).toBe(name);
    expect(second.draw).not.toHaveBeenCalled();
    expect(fs.existsSync(path.join(second.publicDirectory, name))).toBe(true);
    await second.publish({ ...content, title: "Changed" });
    expect(second.draw).toHaveBeenCalledTimes(1);
  });
});

describe("openGraphTexts", () => {
  const category = { slug: "sleep", label: "Sleep", description: "On sleep.", band: "delta", motif: "dots" } as const satisfies Category;

  it("uses an article's title, slug and cover words, and its category's name and drawing", () => {
    const post = { title: "Rest Well", slug: "rest-well", coverText: "8 h", coverNote: "a night" } as PostFrontMatter;
    expect(openGraphTexts.Post(post, category, { openGraphImages: "article" })).toEqual({
      title: "Rest Well",
      kind: "Sleep",
      words: "8 h",
      note: "a night",
      band: "delta",
      motif: "dots",
      seed: "rest-well",
    });
  });

  it("labels a category with the blog", () => {
    expect(openGraphTexts.Category(category)).toEqual({ title: "Sleep", kind: "Blog", band: "delta", motif: "dots", seed: "sleep" });
  });
});
