import type { CreateWebpackConfigArgs } from "gatsby";
import { excludeModules, onCreateWebpackConfig, trackNoPackages } from "../../../src/gatsby/on-create-webpack-config";

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

  it("is not minified, and no source maps are made", () => {
    const setWebpackConfig = jest.fn();
    for (const stage of ["develop", "develop-html", "build-html", "build-javascript"])
      void onCreateWebpackConfig(
        { stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs,
        { plugins: [] },
        () => undefined,
      );
    expect(setWebpackConfig.mock.calls).toEqual([
      [{ devtool: false, plugins: [trackNoPackages] }],
      [{ devtool: false, plugins: [trackNoPackages], optimization: { minimize: false }, externals: [excludeModules] }],
    ]);
  });
});

it("follows no packages to know when webpack's cache is stale", () => {
  const buildDependencies = new Set(["/site/node_modules/gatsby/dist/utils/babel-loader.js"]);
  trackNoPackages({ hooks: { afterCompile: { tap: (_, callback) => callback({ buildDependencies }) } } });
  expect(buildDependencies.size).toBe(0);
});
