import { statusLabel, showsUnpublished } from "../../../src/site/publication-status";

describe("an article", () => {
  it.each([
    ["of an earlier day", { date: "2025-09-10" }, undefined],
    ["of today", { date: "2025-09-11" }, undefined],
    ["of tomorrow", { date: "2025-09-12" }, "Due on September 12, 2025"],
    ["of next year", { date: "2026-01-01" }, "Due on January 1, 2026"],
    ["that is a draft", { date: "2025-09-10", draft: true }, "Draft"],
    ["that is a draft of tomorrow", { date: "2025-09-12", draft: true }, "Draft"],
    ["that is no draft any more", { date: "2025-09-10", draft: false }, undefined],
  ])("%s says why it is held back, or nothing", (_, post, expected) => {
    expect(statusLabel(post, "2025-09-11")).toBe(expected);
  });

  it("waits for no day where nobody says which one it is", () => {
    expect(statusLabel({ date: "2999-01-01" })).toBeUndefined();
    expect(statusLabel({ date: "2999-01-01", draft: true })).toBe("Draft");
  });
});

it.each([
  [{}, false],
  [{ CONTEXT: "production" }, false],
  [{ CONTEXT: "deploy-preview" }, true],
  [{ CONTEXT: "branch-deploy" }, true],
  [{ gatsby_executing_command: "develop" }, true],
  [{ gatsby_executing_command: "build" }, false],
])("in %j it is shown all the same: %s", (environment, expected) => {
  expect(showsUnpublished(environment)).toBe(expected);
});
