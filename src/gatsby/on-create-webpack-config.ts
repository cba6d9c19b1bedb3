import type { GatsbyNode } from "gatsby";

/**
 * No page loads the browser's bundle, and Gatsby cannot build without one: it is made of the templates alone, without
 * what they import, and neither minified nor mapped. Its time falls from a third of a build to next to nothing.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
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
