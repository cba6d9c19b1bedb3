import type { GatsbyNode } from "gatsby";

/**
 * Published pages load no script, but Gatsby cannot build without a bundle for the browser. It has the templates without
 * their imports, and is not minified. No source maps are made of it or of the code that renders the pages.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  if (stage === "build-html") actions.setWebpackConfig({ devtool: false });
  if (stage === "build-javascript")
    actions.setWebpackConfig({ devtool: false, optimization: { minimize: false }, externals: [excludeModules] });
};

interface Request {
  readonly request?: string;
  readonly context?: string;
}

/** A function for webpack's `externals` that replaces packages and everything that templates import by nothing. */
export function excludeModules({ request = "", context = "" }: Request, done: (error?: null, external?: string) => void): void {
  const isPackage = /^[@a-z]/i.test(request) && !/^[a-z]:[\\/]/i.test(request);
  const isInTemplate = /[\\/]src[\\/](?:templates|pages)$/.test(context);
  // webpack's notation for a global variable: here `undefined`, in place of the module.
  if (isPackage || isInTemplate) done(null, "var undefined");
  else done();
}
