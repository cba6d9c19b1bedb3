import { formatPublishedUrls, parsePublishedUrls } from "../../../src/site/published-urls";

describe("the list of published URLs", () => {
  it("is sorted, without duplicates, and parses back with its lines", () => {
    const text = formatPublishedUrls(["/b/", "/", "/b/", "/a/"]);
    expect(text.startsWith("# Every URL")).toBe(true);
    const first = text.split("\n").indexOf("/") + 1;
    expect(parsePublishedUrls(text)).toEqual([
      { url: "/", line: first },
      { url: "/a/", line: first + 1 },
      { url: "/b/", line: first + 2 },
    ]);
    expect(formatPublishedUrls(parsePublishedUrls(text).map(({ url }) => url))).toBe(text);
  });

  it("may be edited manually", () => {
    expect(parsePublishedUrls("\r\n# x\r\n  /a/  \r\n")).toEqual([{ url: "/a/", line: 3 }]);
  });
});
