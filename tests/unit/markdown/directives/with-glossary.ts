import type * as registry from "../../../../src/markdown/directives/index";
import type * as glossaryModule from "./glossary";

// A test imports this file before everything that uses the registry: modules load in the order of their imports.
jest.mock("../../../../src/markdown/directives/index", () => {
  const { directives } = jest.requireActual<typeof registry>("../../../../src/markdown/directives/index");
  const added = jest.requireActual<typeof glossaryModule>("./glossary");
  return { directives: [...directives, added.glossary, added.glossaryBlock] };
});
