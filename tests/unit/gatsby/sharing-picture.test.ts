import fs from "fs";
import path from "path";
import type { Category } from "../../../src/content-model/schemas/category";
import type { PostFrontMatter } from "../../../src/content-model/schemas/post";
import { openGraphTexts } from "../../../src/gatsby/resolvers/open-graph-texts";
import { openGraphImagePublisher } from "../../../src/gatsby/resolvers/open-graph-image";
import type { OpenGraphContent } from "../../../src/artwork/open-graph-image";
import { filesOf, folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const card: OpenGraphContent = { title: "A title", kind: "Review", band: "alpha", seed: "a", brand: "The site" };
const fontDirectory = path.resolve(__dirname, "../../../static/fonts");

function setUp(stored = new Map<string, unknown>()) {
  const publicDirectory = folderOf({});
  const draw = jest.fn(({ title }: OpenGraphContent) => Promise.resolve(Buffer.from(`picture of ${title}`)));
  const cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  };
  return { stored, draw, publicDirectory, publish: openGraphImagePublisher({ cache, publicDirectory, fontDirectory, draw }) };
}

describe("openGraphImagePublisher", () => {
  it("puts the picture where it says, named by its content, with its size and its words", async () => {
    const { publish, publicDirectory } = setUp();
    const picture = await publish(card);
    expect(picture).toEqual({
      path: expect.stringMatching(/^\/static\/share\/[0-9a-f]{20}\.png$/) as string,
      width: 1200,
      height: 630,
      alt: "Review: A title",
    });
    expect(filesOf(publicDirectory)).toEqual({ [picture.path.slice(1)]: "picture of A title" });
    expect((await publish({ ...card, title: "B" })).path).not.toBe(picture.path);
    expect((await publish({ ...card, kind: "" })).alt).toBe("A title");
  });

  it("draws a card once, however many pages ask for it at a time", async () => {
    const { publish, draw } = setUp();
    await Promise.all([publish(card), publish(card), publish({ ...card })]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("does not draw what an earlier build drew, even when its output is gone", async () => {
    const first = setUp();
    const { path: name } = await first.publish(card);
    const second = setUp(first.stored);
    expect((await second.publish(card)).path).toBe(name);
    expect(second.draw).not.toHaveBeenCalled();
    expect(fs.existsSync(path.join(second.publicDirectory, name))).toBe(true);
    await second.publish({ ...card, title: "Changed" });
    expect(second.draw).toHaveBeenCalledTimes(1);
  });
});

describe("sharing cards", () => {
  const category = { slug: "sleep", label: "Sleep", description: "On sleep.", band: "delta" } as const satisfies Category;

  it("name an article by its title below its category, in the category's band, and are its own by its slug", () => {
    const post = { title: "Rest Well", slug: "rest-well" } as PostFrontMatter;
    expect(openGraphTexts.Post(post, category, { openGraphImages: "article" })).toEqual({
      title: "Rest Well",
      kind: "Sleep",
      band: "delta",
      seed: "rest-well",
    });
  });

  it("name a category as a part of the blog", () => {
    expect(openGraphTexts.Category(category)).toEqual({ title: "Sleep", kind: "Blog", band: "delta", seed: "sleep" });
  });
});
