import type { GatsbyNode } from "gatsby";

/**
 * Published pages load no script, but Gatsby cannot build without a bundle for the browser. It has the templates without
 * their imports, and is not minified. No source maps are made of it or of the code that renders the pages.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ stage, actions }) => {
  const build = { devtool: false, plugins: [forgetLoaderModules] };
  if (stage === "build-html") actions.setWebpackConfig(build);
  if (stage === "build-javascript") actions.setWebpackConfig({ ...build, optimization: { minimize: false }, externals: [excludeModules] });
};

/** The part of webpack's compiler that {@link forgetLoaderModules} uses. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, callback: (compilation: { readonly buildDependencies: Pick<Set<string>, "clear"> }) => void): void;
    };
  };
}

/**
 * A webpack plugin. To know when its cache is stale, webpack would check each module that its loaders have loaded, thousands of
 * Gatsby's files; `npm run build` deletes the cache when a package has changed. Without this, a cold build of 60 articles takes
 * 120 CPU seconds and not 106.
 */
function forgetLoaderModules({ hooks }: Compiler): void {
  hooks.afterCompile.tap("forgetLoaderModules", ({ buildDependencies }) => buildDependencies.clear());
}

interface Request {
  readonly request?: string;
  readonly context?: string;
}

/** A function for webpack's `externals` that replaces packages and everything that templates import by nothing. */
function excludeModules({ request = "", context = "" }: Request, done: (error?: null, external?: string) => void): void {
  const isPackage = /^[@a-z]/i.test(request) && !/^[a-z]:[\\/]/i.test(request);
  const isInTemplate = /[\\/]src[\\/](?:templates|pages)$/.test(context);
  // webpack's notation for a global variable: here `undefined`, in place of the module.
  if (isPackage || isInTemplate) done(null, "var undefined");
  else done();
}
