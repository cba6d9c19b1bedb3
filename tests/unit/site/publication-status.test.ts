import { isDeployPreview, showsUnpublished } from "../../../src/site/publication-status";

it.each([
  [{}, false, false],
  [{ CONTEXT: "production" }, false, false],
  [{ CONTEXT: "deploy-preview" }, true, true],
  [{ CONTEXT: "branch-deploy" }, true, true],
  [{ NODE_ENV: "development" }, false, true],
])("%j is a preview: %s; it shows what is not published: %s", (environment, isPreview, isShown) => {
  expect([isDeployPreview(environment), showsUnpublished(environment)]).toEqual([isPreview, isShown]);
});
