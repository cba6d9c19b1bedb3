import { coverFile, openGraphFile, soundFile } from "../../../src/gatsby/file-names";
import { resolveCover, resolveFigures, resolveOpenGraphImage, resolvePosts, type ResolverContext } from "../../../src/gatsby/resolvers";

const effects = [{ id: "total", measure: "SMD", estimate: 0.35, low: 0.11, high: 0.59, level: 95 }];
const tone = { kind: "binaural", carrier: 200, rate: 10, seconds: 5 } as const;
const chart = { kind: "forest", title: "T", description: "D", caption: "C", rows: [{ label: "L", effect: "cortese-2016/total" }] };
const nodes: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  Chart: [{ ...chart, key: "a-chart" }],
  Sound: [{ ...tone, key: "a-sound", title: "S", caption: "C" }],
  Picture: [
    { key: "a-picture", imageAlt: "A desk", caption: "C", file: "/a/desk.png" },
    { key: "a-diagram", imageAlt: "A lamp", caption: null, file: "static/favicon.svg" },
  ],
  File: [
    { absolutePath: "/a/desk.png", extension: "png", children: ["desk"] },
    { absolutePath: "static/favicon.svg", extension: "svg", children: [] },
  ],
  ImageSharp: [{ id: "desk", of: "a desk" }],
  Reference: ["au-2015", "cortese-2016"].map((key) => ({ key, authors: "Cortese, S.", year: "2016", effects })),
  Category: [
    { slug: "sleep", label: "Sleep", band: "delta", motif: "dots" },
    { slug: "focus", label: "Focus", band: "alpha", motif: "rings" },
  ],
  SiteSettings: [{ brand: "The Site", openGraphImages: "article", blog: { subject: "brains" } }],
  Post: [
    { id: "1", slug: "a", path: "/blog/a/", title: "A", categorySlug: "sleep" },
    { id: "2", slug: "b", path: "/blog/b/", title: "B", categorySlug: "focus" },
    { id: "3", slug: "c", path: "/blog/c/", title: "C", categorySlug: "gone" },
  ],
};
const [sleepPost, focusPost, lostPost] = nodes["Post"] as never as [never, never, never];

/** A context that records which nodes were looked up: a page depends on these. */
function contextOf(): { found: string[]; context: ResolverContext } {
  const found: string[] = [];
  const findOne = ({ type, query }: { type: string; query: { filter?: Record<string, { eq: string }> } }) => {
    const [field = "", { eq = undefined } = {}] = Object.entries(query.filter ?? {})[0] ?? [];
    const node = nodes[type]?.find((each) => field === "" || each[field] === eq);
    if (node) found.push(`${type} ${String(node["key"] ?? node["slug"] ?? node["absolutePath"])}`);
    return Promise.resolve(node ?? null);
  };
  const getNodeById = ({ id, type = "" }: { id: string; type?: string }) => nodes[type]?.find((node) => node["id"] === id);
  return { found, context: { nodeModel: { getNodeById, findOne } as never } };
}
const { context } = contextOf();

/** A schema in which pictures have the data of gatsby-plugin-image, and files a URL. */
const gatsbyImageData = { resolve: (node: { of: string }, { width }: { width: number }) => ({ width, of: node.of }) };
const publicURL = { resolve: ({ absolutePath }: { absolutePath: string }) => `/${absolutePath}` };
const info = { fieldName: "figures", schema: { getType: () => ({ getFields: () => ({ gatsbyImageData, publicURL }) }) } } as never;

it("posts(ids) returns articles in the order of the ids", () => {
  expect(resolvePosts(undefined, { ids: ["2", "1"] }, context)).toEqual([focusPost, sleepPost]);
  expect(() => resolvePosts(undefined, { ids: ["gone"] }, context)).toThrow("no article with the id gone");
});

it("a cover has the band of its category", async () => {
  const cover = { seed: "a", band: "delta", motif: "dots" } as const;
  expect(await resolveCover(sleepPost, {}, context)).toEqual({ ...cover, src: coverFile(cover), width: 640, height: 360 });
  await expect(resolveCover(lostPost, {}, context)).rejects.toThrow("'gone'");
});

it("an Open Graph image shows an article's title and category", async () => {
  const image = await resolveOpenGraphImage(sleepPost, {}, context, { parentType: { name: "Post" } });
  const content = { title: "A", kind: "Sleep", band: "delta", motif: "dots", seed: "a", brand: "The Site" } as const;
  expect(image).toEqual({ path: openGraphFile(content), width: 1200, height: 630, alt: "Sleep: A" });
});

it("a body has its figures with their numbers and files, and depends on them and their references only", async () => {
  const { found, context: own } = contextOf();
  const shownFigures = ["chart/a-chart", "sound/a-sound", "picture/a-picture"];
  const [drawn, played, shown] = await resolveFigures({ shownFigures }, {}, own, info);
  expect(drawn).toMatchObject({ type: "chart", id: "a-chart", rows: [{ label: "L", work: "Cortese 2016", estimate: 0.35 }] });
  const reading = "binaural beat, 10 a second: 200 Hz left, 210 Hz right";
  expect(played).toEqual({ type: "sound", id: "a-sound", title: "S", caption: "C", ...tone, src: soundFile(tone), reading });
  expect(shown).toEqual({ type: "picture", id: "a-picture", imageAlt: "A desk", caption: "C", image: { width: 640, of: "a desk" } });
  expect(found.sort()).toEqual(["Chart a-chart", "File /a/desk.png", "Picture a-picture", "Reference cortese-2016", "Sound a-sound"]);
  // An SVG is its file, in its own size.
  const [diagram] = await resolveFigures({ shownFigures: ["picture/a-diagram"] }, {}, context, info);
  expect(diagram).toMatchObject({ image: { width: 64, height: 64, images: { fallback: { src: "/static/favicon.svg" } } } });
  await expect(resolveFigures({ shownFigures: ["chart/none"] }, {}, own, info)).rejects.toThrow("there is no Chart 'none'");
});
