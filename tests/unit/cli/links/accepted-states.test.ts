import { formatAcceptedStates, parseAcceptedStates } from "../../../../src/cli/links/accepted-states";

describe("the file of accepted states", () => {
  it("is parsed as it was written, sorted by URL", () => {
    const links = [
      { url: "https://doi.org/10.1000/b", host: "b.example", status: 403 },
      { url: "https://doi.org/10.1000/a", host: "a.example", status: 200 },
    ];
    const works = [{ doi: "10.1000/a", notices: ["correction 10.1000/c"] }];
    const text = formatAcceptedStates({ links, works });
    expect(text.startsWith("# ")).toBe(true);
    expect(parseAcceptedStates(text, "f")).toEqual({ links: [links[1], links[0]], works });
    expect(formatAcceptedStates(parseAcceptedStates(text, "f"))).toBe(text);
  });

  it("is refused if it is invalid", () => {
    expect(() => parseAcceptedStates("links:\n  - url: nowhere\n", "links.accepted.yml")).toThrow(
      /^links\.accepted\.yml:1:1 error\[accepted-links\]/,
    );
  });
});
