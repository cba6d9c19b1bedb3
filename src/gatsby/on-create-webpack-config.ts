import path from "path";
import type { GatsbyNode } from "gatsby";
import { ChunkHashesByContent } from "./incremental/content-chunk-hashes";
import { isEditOfArticles } from "./incremental/unchanged-files";

/**
 * No page loads the browser's bundle, and Gatsby cannot build without one: it is made of the templates alone, without
 * what they import, and neither minified nor mapped. Its time falls from a third of a build to next to nothing.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  // A process that asks the few questions of an edit's pages takes four seconds to start; with one core, Gatsby asks
  // itself. Not sooner: variables of this name are part of what webpack's bundles are known by.
  if (stage === "build-html" && isEditOfArticles()) process.env["GATSBY_CPU_COUNT"] ??= "1";
  if (stage === "build-html")
    actions.setWebpackConfig({
      plugins: [new ChunkHashesByContent()],
      resolve: { alias: { "node-html-parser$": path.resolve("src", "publish", "ssr", "read-head.ts") } },
    });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { minimize: false },
    externals: [leaveOut],
  });
};

interface Request {
  readonly request?: string;
  readonly context?: string;
}

/** Packages, and whatever templates import. */
export function leaveOut({ request = "", context = "" }: Request, done: (error?: null, external?: string) => void): void {
  const isPackage = /^[@a-z]/i.test(request) && !/^[a-z]:[\\/]/i.test(request);
  const isOfTemplate = /[\\/]src[\\/](?:templates|pages)$/.test(context);
  if (isPackage || isOfTemplate) done(null, "var undefined");
  else done();
}
