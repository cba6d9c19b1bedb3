import { assertFolderNames, buildEnvironment } from "../../../src/cli/run-gatsby";

afterEach(() => delete process.env["CONTENT_DIR"]);

it("a build gets no variable that changes with each build, such as a host's build id", () => {
  const needed = { PATH: "/bin", Path: "C:\\", CONTENT_DIR: "a", CONTEXT: "b", BUILD_DATE: "c", GATSBY_X: "1", NODE_OPTIONS: "" };
  expect(buildEnvironment({ ...needed, BUILD_ID: "1", COMMIT_REF: "abc", npm_lifecycle_event: "build", MY_PATH: "/", TOKEN: "t" })).toEqual(
    needed,
  );
});

it.each(["a (copy)", "[a]", "#1", "50%", "it's", "a{b}", "why?", "a*", "a!b", "$a", "a`b", 'a"b'])("refuses a folder named %s", (name) => {
  process.env["CONTENT_DIR"] = `/srv/${name}/content`;
  expect(assertFolderNames).toThrow(`Gatsby cannot work in /srv/${name}/content, because of `);
});

it.each(["my site", "größe", "a+b", "a,b", "a@b", "a&b", "~a", "a=b;c"])("works in a folder named %s", (name) => {
  process.env["CONTENT_DIR"] = `/srv/${name}/content`;
  expect(assertFolderNames).not.toThrow();
});
