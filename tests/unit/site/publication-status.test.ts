import { isDeployPreview } from "../../../src/site/deploy-context";
import { statusLabel, showsUnpublished } from "../../../src/site/publication-status";

it.each([
  [{ date: "2025-09-11" }, "2025-09-11", undefined],
  [{ date: "2025-09-12" }, "2025-09-11", "Due on September 12, 2025"],
  [{ date: "2025-09-10", draft: true }, "2025-09-11", "Draft"],
  [{ date: "2025-09-12", draft: true }, "2025-09-11", "Draft"],
  [{ date: "2025-09-10", draft: false }, "2025-09-11", undefined],
  // Dates are ignored when today is not given.
  [{ date: "2999-01-01" }, undefined, undefined],
])("the label of %j on %s is %s", (post, today, expected) => {
  expect(statusLabel(post, today)).toBe(expected);
});

it.each([
  [{}, false, false],
  [{ CONTEXT: "production" }, false, false],
  [{ CONTEXT: "deploy-preview" }, true, true],
  [{ CONTEXT: "branch-deploy" }, true, true],
  [{ NODE_ENV: "development" }, false, true],
])("%j is a preview: %s; it shows what is not published: %s", (environment, isPreview, isShown) => {
  expect([isDeployPreview(environment), showsUnpublished(environment)]).toEqual([isPreview, isShown]);
});
