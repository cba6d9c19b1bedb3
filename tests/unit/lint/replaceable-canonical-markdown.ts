import type * as actualModule from "../../../src/markdown/canonical-markdown";

// A test imports this file before everything that writes Markdown: modules load in the order of their imports.
jest.mock("../../../src/markdown/canonical-markdown", () => {
  const actual = jest.requireActual<typeof actualModule>("../../../src/markdown/canonical-markdown");
  return { ...actual, canonicalMarkdown: jest.fn(actual.canonicalMarkdown) };
});
