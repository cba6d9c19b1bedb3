import { sharedRuns } from "../../../src/lint/overlap";

/** Runs of an article that nobody else has. */
const own = (article: number, count = 100) => Array.from({ length: count }, (_, index) => 1 + article * 1000 + index);

describe("sharedRuns", () => {
  it("counts the runs that two articles share, in the order of the articles", () => {
    const runs = [[7, 8, 9, ...own(1)], own(2), [8, 9, ...own(3)], [9, ...own(4)]].map((hashes) => Uint32Array.from(hashes));
    expect(sharedRuns(runs)).toEqual([
      { first: 0, second: 2, count: 2 },
      { first: 0, second: 3, count: 1 },
      { first: 2, second: 3, count: 1 },
    ]);
  });

  it("counts them wherever their hashes lie among all of 32 bits", () => {
    const spread = Uint32Array.from({ length: 50_000 }, (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 0);
    expect(sharedRuns([spread, Uint32Array.of(0xffffffff, 3), spread.slice(100)])).toEqual([{ first: 0, second: 2, count: 49_900 }]);
  });

  it("counts a run that many share for the first twenty alone", () => {
    const pairs = sharedRuns(Array.from({ length: 30 }, (_, article) => Uint32Array.of(5, ...own(article + 1))));
    expect(Math.max(...pairs.map(({ second }) => second))).toBe(19);
    expect(pairs).toHaveLength((20 * 19) / 2);
  });

  it("finds nothing among no articles", () => {
    expect(sharedRuns([])).toEqual([]);
    expect(sharedRuns([Uint32Array.of(), Uint32Array.of()])).toEqual([]);
  });
});
