import { filledIn, isPlaceholder } from "../../../src/site/placeholders";

describe("isPlaceholder", () => {
  it.each([
    "[Name of the owner]",
    " [Name] ",
    "https://seller.example/x",
    "https://site.example",
    "mail@site.example",
    "https://a.b.example/",
  ])("is true of %s", (value) => {
    expect(isPlaceholder(value)).toBe(true);
    expect(filledIn(value)).toBeUndefined();
  });

  it.each([
    "Jane Doe",
    "Jane [Doe]",
    "1 High Street",
    "https://example.com/",
    "https://site.examples.org",
    "jane@real.org",
    "an .example of it",
  ])("is false of %s", (value) => {
    expect(isPlaceholder(value)).toBe(false);
    expect(filledIn(value)).toBe(value);
  });

  it("filledIn is undefined without a value", () => {
    expect([filledIn(undefined), filledIn(null)]).toEqual([undefined, undefined]);
  });
});
