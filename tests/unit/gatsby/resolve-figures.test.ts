import { figureLoader, resolveFigures } from "../../../src/gatsby/resolvers/resolve-figures";

const effects = [{ id: "total", measure: "SMD", estimate: 0.35, low: 0.11, high: 0.59, level: 95 }];
const nodes: Readonly<Record<string, readonly { readonly key: string }[]>> = {
  Chart: [
    { key: "a-chart", kind: "forest", title: "T", description: "D", caption: "C", rows: [{ label: "L", effect: "cortese-2016/total" }] },
    { key: "another", kind: "forest", title: "T", description: "D", caption: "C", rows: [{ label: "L", effect: "au-2015/total" }] },
  ] as never,
  Reference: ["cortese-2016", "au-2015"].map((key) => ({ key, authors: "Cortese, S.", year: "2016", effects })),
};

/** A context that records which nodes were looked up: a page depends on these. */
function contextOf() {
  const found: string[] = [];
  const findOne = ({ type, query }: { type: string; query: { filter?: Record<string, { eq: string }> } }) => {
    const node = nodes[type]?.find(({ key }) => key === query.filter?.["key"]?.eq);
    if (node) found.push(`${type} ${node.key}`);
    return Promise.resolve(node ?? null);
  };
  return { found, context: { nodeModel: { getNodeById: () => null, findOne } } };
}

const load = figureLoader(() => Promise.resolve("/sounds/a.flac"));

it("gives a body its charts with their numbers, and depends on them and their references only", async () => {
  const { found, context } = contextOf();
  const figures = await resolveFigures(load)({ shownFigures: ["chart/a-chart"] }, {}, context);
  expect(figures).toMatchObject([
    { type: "chart", id: "a-chart", rows: [{ label: "L", work: "Cortese 2016", estimate: 0.35, low: 0.11, high: 0.59 }] },
  ]);
  expect(found).toEqual(["Chart a-chart", "Reference cortese-2016"]);
});

it("gives a body without figures none, and looks nothing up", async () => {
  const { found, context } = contextOf();
  await expect(load([], context)).resolves.toEqual([]);
  expect(found).toEqual([]);
});

it("names a chart that does not exist", async () => {
  await expect(load(["chart/none"], contextOf().context)).rejects.toThrow("there is no chart 'none'");
});
