import { excludeModules } from "../../../src/gatsby/on-create-webpack-config";

const isOmitted = (request: string, context: string): boolean => {
  let replacement: string | undefined;
  excludeModules({ request, context }, (_, external) => (replacement = external));
  return replacement !== undefined;
};

describe("the browser's bundle", () => {
  it.each([
    ["react", "/site/.cache"],
    ["@gatsbyjs/reach-router", "/site/.cache"],
    ["../components/layout", "/site/src/templates"],
    ["../seo/json-ld", "/site/src/pages"],
  ])("omits %s imported in %s", (request, context) => expect(isOmitted(request, context)).toBe(true));

  it.each([
    ["./loader", "/site/.cache"],
    ["../../../src/templates/post.tsx", "/site/.cache/_this_is_virtual_fs_path_/$virtual"],
    ["/site/src/templates/post.tsx", "/site/.cache"],
    ["C:\\site\\src\\templates\\post.tsx", "C:\\site\\.cache"],
  ])("includes %s imported in %s", (request, context) => expect(isOmitted(request, context)).toBe(false));
});
