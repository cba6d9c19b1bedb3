import { findOverlaps } from "../../../src/lint/overlap";

/** Shingles that only this article has. */
const own = (article: number, count = 100) => Array.from({ length: count }, (_, index) => 1 + article * 1000 + index);

describe("findOverlaps", () => {
  it("counts the shingles that two articles share, ordered by article", () => {
    const articles = [[7, 8, 9, ...own(1)], own(2), [8, 9, ...own(3)], [9, ...own(4)]].map((hashes) => Int32Array.from(hashes));
    expect(findOverlaps(articles)).toEqual([
      { first: 0, second: 2, count: 2 },
      { first: 0, second: 3, count: 1 },
      { first: 2, second: 3, count: 1 },
    ]);
  });

  it("distinguishes hashes over the whole range of 32 bits", () => {
    const spread = Int32Array.from({ length: 50_000 }, (_, index) => Math.imul(index + 1, 0x9e3779b1));
    expect(findOverlaps([spread, Int32Array.of(-1, 3), spread.slice(100)])).toEqual([{ first: 0, second: 2, count: 49_900 }]);
  });

  it("counts a shingle for the first twenty articles only", () => {
    const pairs = findOverlaps(Array.from({ length: 30 }, (_, article) => Int32Array.of(5, ...own(article + 1))));
    expect(Math.max(...pairs.map(({ second }) => second))).toBe(19);
    expect(pairs).toHaveLength((20 * 19) / 2);
  });

  it("finds nothing in no articles or empty ones", () => {
    expect(findOverlaps([])).toEqual([]);
    expect(findOverlaps([Int32Array.of(), Int32Array.of()])).toEqual([]);
  });
});
