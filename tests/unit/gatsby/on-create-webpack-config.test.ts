import type { CreateWebpackConfigArgs } from "gatsby";
import { ChunkHashesByContent } from "../../../src/gatsby/incremental/content-chunk-hashes";
import { leaveOut, onCreateWebpackConfig } from "../../../src/gatsby/on-create-webpack-config";

const isLeftOut = (request: string, context: string): boolean => {
  let answer: string | undefined;
  leaveOut({ request, context }, (_, external) => (answer = external));
  return answer !== undefined;
};

describe("the browser's bundle", () => {
  it.each([
    ["react", "/site/.cache"],
    ["@gatsbyjs/reach-router", "/site/.cache"],
    ["../components/layout", "/site/src/templates"],
    ["../seo/json-ld", "/site/src/pages"],
  ])("leaves out %s of %s", (request, context) => expect(isLeftOut(request, context)).toBe(true));

  it.each([
    ["./loader", "/site/.cache"],
    ["../../../src/templates/post.tsx", "/site/.cache/_this_is_virtual_fs_path_/$virtual"],
    ["/site/src/templates/post.tsx", "/site/.cache"],
    ["C:\\site\\src\\templates\\post.tsx", "C:\\site\\.cache"],
  ])("keeps %s of %s", (request, context) => expect(isLeftOut(request, context)).toBe(false));

  it("and two things of the HTML renderer alone are changed: develop is as Gatsby has it", () => {
    const setWebpackConfig = jest.fn();
    const call = (stage: string) =>
      onCreateWebpackConfig(
        { stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs,
        { plugins: [] },
        () => undefined,
      );
    for (const stage of ["develop", "develop-html"]) void call(stage);
    expect(setWebpackConfig).not.toHaveBeenCalled();
    void call("build-html");
    expect(setWebpackConfig).toHaveBeenCalledWith({
      plugins: [new ChunkHashesByContent()],
      resolve: { alias: { "node-html-parser$": expect.stringMatching(/ssr.read-head\.ts$/) as string } },
    });
    void call("build-javascript");
    expect(setWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ devtool: false, optimization: { minimize: false } }));
  });
});
