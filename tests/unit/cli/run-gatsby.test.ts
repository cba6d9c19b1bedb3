import { buildEnvironment } from "../../../src/cli/run-gatsby";

it("a build gets no variable that changes with each build, such as a host's build id", () => {
  const needed = {
    PATH: "/bin",
    Path: "C:\\",
    CONTENT_DIR: "other",
    CONTEXT: "production",
    BUILD_DATE: "2026-01-31",
    GATSBY_X: "1",
    NODE_OPTIONS: "",
  };
  expect(buildEnvironment({ ...needed, BUILD_ID: "1", COMMIT_REF: "abc", npm_lifecycle_event: "build", MY_PATH: "/", TOKEN: "t" })).toEqual(
    needed,
  );
});
