import { isDeployPreview } from "../../../src/site/deploy-context";

describe("isDeployPreview", () => {
  it.each([
    [{}, false],
    [{ CONTEXT: "production" }, false],
    [{ CONTEXT: "dev" }, false],
    [{ CONTEXT: "deploy-preview" }, true],
    [{ CONTEXT: "branch-deploy" }, true],
  ])("in %j: %s", (env, preview) => {
    expect(isDeployPreview(env)).toBe(preview);
  });
});
