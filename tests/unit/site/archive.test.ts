import { archivePages } from "../../../src/site/archive";
import { ARCHIVE_POSTS } from "../../../src/site/limits";

/** As many days as wanted, newest first, going back from the end of 2025. */
const days = (count: number, perDay = 1) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(2025, 11, 31) - Math.floor(i / perDay) * 86_400_000).toISOString().slice(0, 10),
  );

describe("archivePages", () => {
  it.each([0, 1, ARCHIVE_POSTS - 1, ARCHIVE_POSTS])("of %i articles are one page with all of them", (count) => {
    expect(archivePages(days(count))).toEqual({
      pages: [{ path: "/blog/all/", year: undefined, pageNumber: 1, pageCount: 1, from: 0, to: count }],
      years: [],
    });
  });

  it("of more are a page of years without titles, and pages of each year", () => {
    const { pages, years } = archivePages(days(400));
    expect(years).toEqual([
      { year: "2025", count: 365 },
      { year: "2024", count: 35 },
    ]);
    expect(pages.map(({ path, from, to }) => [path, from, to])).toEqual([
      ["/blog/all/", 0, 0],
      ["/blog/all/2025/", 0, ARCHIVE_POSTS],
      ["/blog/all/2025/page/2/", ARCHIVE_POSTS, 2 * ARCHIVE_POSTS],
      ["/blog/all/2025/page/3/", 2 * ARCHIVE_POSTS, 3 * ARCHIVE_POSTS],
      ["/blog/all/2025/page/4/", 3 * ARCHIVE_POSTS, 365],
      ["/blog/all/2024/", 365, 400],
    ]);
    expect(pages.slice(1, 5).map(({ pageNumber, pageCount }) => [pageNumber, pageCount])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  it.each([
    [10_000, 1],
    [10_000, 10_000],
    [ARCHIVE_POSTS + 1, 1],
  ])("of %i articles, %i a day, hold each of them once and never more than fit", (count, perDay) => {
    const { pages, years } = archivePages(days(count, perDay));
    const shown = pages.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
    expect(shown).toEqual(Array.from({ length: count }, (_, i) => i));
    expect(Math.max(...pages.map(({ from, to }) => to - from))).toBeLessThanOrEqual(ARCHIVE_POSTS);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(years.reduce((sum, year) => sum + year.count, 0)).toBe(count);
  });
});
