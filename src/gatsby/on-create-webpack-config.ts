import os from "os";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { ChunkHashesByContent } from "./chunk-hashes";
import { isEditOfArticles } from "./unchanged-files";

/**
 * No page loads the browser's bundle, and Gatsby cannot build without one: it is made of the templates alone, without
 * what they import, and neither minified nor mapped. Its time falls from a third of a build to next to nothing.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  if (stage === "build-html" && asksAlone()) process.env["GATSBY_CPU_COUNT"] ??= "1";
  if (stage === "build-html")
    actions.setWebpackConfig({
      plugins: [new ChunkHashesByContent()],
      resolve: { alias: { "node-html-parser$": path.resolve("src", "document", "read-head.ts") } },
    });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { minimize: false },
    externals: [leaveOut],
  });
};

/**
 * Gatsby has its pages' data asked for in one process less than there are cores, and does so itself with one core. Of
 * two cores that is one process, while its own does nothing: it takes four seconds to start and reads every node anew.
 * The few questions of an edit are not worth even several. It is told here and not sooner, since variables of this name
 * are part of what webpack's bundles are known by.
 */
const asksAlone = (): boolean => isEditOfArticles() || os.availableParallelism() <= 2;

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
