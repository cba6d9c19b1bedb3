import { button as buttonWith, citation, claimMark } from "../../../../src/cms/app/editor-components";

const button = buttonWith("The First Label");
const written = (text: string) => {
  const match = button.pattern.exec(text);
  return match && button.fromBlock?.(match);
};

describe("the button of the toolbar", () => {
  it.each([
    ['::cta{label="Try The Program Now"}', { label: "Try The Program Now", blinking: false, size: "large" }],
    ['::cta{label="A" blinking}', { label: "A", blinking: true, size: "large" }],
    ['::cta{label="A" blinking size=medium}', { label: "A", blinking: true, size: "medium" }],
    ['::cta{label="Say &quot;yes&quot;"}', { label: 'Say "yes"', blinking: false, size: "large" }],
  ])("reads back what it wrote: %s", (text, data) => {
    expect(written(text)).toEqual(data);
    expect(button.toBlock?.(data)).toBe(text);
  });

  it("leaves other text alone", () => {
    for (const text of ["::cta", 'a ::cta{label="A"}', '::cta{label="A"} b', ":::cta{}"]) expect(written(text)).toBeNull();
  });
});

describe.each([
  ["a citation", citation, "ref"],
  ["a claim's mark", claimMark, "claim"],
])("%s of the toolbar", (_, component, name) => {
  const mark = component((current) => Promise.resolve(current === "" ? "chosen-1" : undefined));

  it("reads back what it wrote", () => {
    const text = `:${name}{id=lovato-lack-2010}`;
    const match = mark.pattern.exec(text);
    expect(match && mark.fromInline?.(match)).toEqual({ id: "lovato-lack-2010" });
    expect(mark.toInline?.({ id: "lovato-lack-2010" })).toBe(text);
  });

  it("is put in with the id that was chosen, and stays as it is when none was", async () => {
    expect(await mark.onInsert?.()).toEqual({ id: "chosen-1" });
    expect(await mark.onEdit?.({ data: { id: "old-1" } })).toBeNull();
  });

  it("has a pattern that Decap takes: without flags, from the beginning of the text", () => {
    expect(mark.pattern.flags).toBe("");
    expect(mark.pattern.source.startsWith("^")).toBe(true);
  });
});
