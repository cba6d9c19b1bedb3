import { findBackdrop } from "../../../src/gatsby/backdrops";

const work = (key: string, method: string) => ({
  key,
  id: key,
  method,
  evidence: "mixed",
  people: 40,
  outcomes: ["focus", "sleep"],
  effects: null,
});
const nodes: Readonly<Record<string, readonly object[]>> = {
  Reference: [work("b", "beats"), work("c", "naps"), work("a", "beats")],
  HomePage: [{ picture: "relief" }],
  Picture: [{ key: "relief", file: "static/favicon.png" }],
};
const find = (type: string, node: object, changes: typeof nodes = {}) =>
  findBackdrop(type, node, <T>(name: string) => Promise.resolve((changes[name] ?? nodes[name] ?? []) as readonly T[]));

it("the review's image has its methods' works once for each outcome, in whatever order they are found", async () => {
  const map = await find("ReviewPage", { evidenceMethods: ["beats"] });
  expect(map?.match(/<circle/g)).toHaveLength(4);
  expect(await find("ReviewPage", { evidenceMethods: ["beats"] }, { Reference: [...(nodes["Reference"] ?? [])].reverse() })).toBe(map);
  expect(await find("ReviewPage", { evidenceMethods: ["none"] })).toBeUndefined();
  expect(await find("ReviewPage", {})).toBeUndefined();
});

it("images of lists have the picture of the home page, if it has one that is no diagram; other pages have none", async () => {
  expect(await find("Category", {})).toMatch(/^<image href="data:image\/png;base64,iVBOR/);
  expect(await find("SiteSettings", {})).toBe(await find("Category", {}));
  expect(await find("Category", {}, { HomePage: [{}] })).toBeUndefined();
  expect(await find("Category", {}, { Picture: [{ key: "relief", file: "static/favicon.svg" }] })).toBeUndefined();
  expect(await find("Post", {})).toBeUndefined();
});
