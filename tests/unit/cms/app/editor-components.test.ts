import { editorComponents } from "../../../../src/cms/app/editor-components";
import { directives } from "../../../../src/markdown/directives";

const components = editorComponents({
  choose: (target, current) => Promise.resolve(current === "" ? `chosen-${target}` : undefined),
  settings: { firstButtonLabel: "The First Label" },
});
const componentOf = (id: string) => {
  const component = components.find((one) => one.id === id);
  if (!component) throw new Error(`no component ${id}`);
  return component;
};

it("there is an editor component for each directive, with a pattern that Decap accepts: no flags, from the start", () => {
  expect(components.map(({ id }) => id)).toEqual(directives.map(({ name }) => name));
  for (const { pattern } of components) expect([pattern.flags, pattern.source.startsWith("^")]).toEqual(["", true]);
});

describe("the button of the toolbar", () => {
  const button = componentOf("cta");
  const read = (text: string) => {
    const match = button.pattern.exec(text);
    return match && button.fromBlock?.(match);
  };

  it.each([
    ['::cta{label="Try The Program Now"}', { label: "Try The Program Now", blinking: false, size: "large" }],
    ['::cta{label="A" blinking}', { label: "A", blinking: true, size: "large" }],
    ['::cta{label="A" blinking size=medium}', { label: "A", blinking: true, size: "medium" }],
    ['::cta{label="Say &quot;yes&quot;"}', { label: 'Say "yes"', blinking: false, size: "large" }],
    ['::cta{label="A {b} c"}', { label: "A {b} c", blinking: false, size: "large" }],
  ])("reads back what it wrote: %s", (text, data) => {
    expect(read(text)).toEqual(data);
    expect(button.toBlock?.(data)).toBe(text);
  });

  it("leaves other text alone", () => {
    for (const text of ["::cta", 'a ::cta{label="A"}', '::cta{label="A"} b', ":::cta{}"]) expect(read(text)).toBeNull();
  });

  it("has a form that begins with the label of the first button", () => {
    expect(button.fields).toEqual([
      {
        name: "label",
        label: "Label",
        widget: "string",
        default: "The First Label",
        hint: "What the button says. Only the first button keeps this label.",
      },
      { name: "blinking", label: "Blinking", widget: "boolean", required: false, default: false },
      { name: "size", label: "Size", widget: "select", options: ["large", "medium"], default: "large" },
    ]);
  });
});

describe.each([
  ["ref", "reference"],
  ["claim", "claim"],
])("%s in the toolbar", (name, target) => {
  const component = componentOf(name);

  it("reads back what it wrote", () => {
    const text = `:${name}{id=lovato-lack-2010}`;
    const match = component.pattern.exec(`${text} and more`);
    expect(match && component.fromInline?.(match)).toEqual({ id: "lovato-lack-2010" });
    expect(component.toInline?.({ id: "lovato-lack-2010" })).toBe(text);
    expect(component.toPreview({ id: "lovato-lack-2010" })).toBe("[lovato-lack-2010]");
  });

  it("asks for the id, and is unchanged when the editor cancels", async () => {
    expect(await component.onInsert?.()).toEqual({ id: `chosen-${target}` });
    expect(await component.onEdit?.({ data: { id: "old-1" } })).toBeNull();
  });
});
