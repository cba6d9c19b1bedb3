import { statusLabel, showsUnpublished } from "../../../src/site/publication-status";

describe("statusLabel", () => {
  it.each([
    ["an article of an earlier day", { date: "2025-09-10" }, undefined],
    ["an article of today", { date: "2025-09-11" }, undefined],
    ["an article of tomorrow", { date: "2025-09-12" }, "Due on September 12, 2025"],
    ["an article of next year", { date: "2026-01-01" }, "Due on January 1, 2026"],
    ["a draft", { date: "2025-09-10", draft: true }, "Draft"],
    ["a draft of tomorrow", { date: "2025-09-12", draft: true }, "Draft"],
    ["an article that is no longer a draft", { date: "2025-09-10", draft: false }, undefined],
  ])("of %s", (_, post, expected) => {
    expect(statusLabel(post, "2025-09-11")).toBe(expected);
  });

  it("ignores dates when today is not given", () => {
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
])("showsUnpublished with %j is %s", (environment, expected) => {
  expect(showsUnpublished(environment)).toBe(expected);
});
