import { isPreview } from "../../../src/site/deploy-context";

describe("isPreview", () => {
  it.each([
    [{}, false],
    [{ CONTEXT: "production" }, false],
    [{ CONTEXT: "dev" }, false],
    [{ CONTEXT: "deploy-preview" }, true],
    [{ CONTEXT: "branch-deploy" }, true],
  ])("in %j: %s", (env, preview) => {
    expect(isPreview(env)).toBe(preview);
  });
});
