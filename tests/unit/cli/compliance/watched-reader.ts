import type * as actualModule from "../../../../src/compliance/read-published-file";

// A test imports this file before the audit: modules load in the order of their imports.
jest.mock("../../../../src/compliance/read-published-file", () => {
  const actual = jest.requireActual<typeof actualModule>("../../../../src/compliance/read-published-file");
  return { ...actual, readPublishedFile: jest.fn(actual.readPublishedFile) };
});
