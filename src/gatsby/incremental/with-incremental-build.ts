import type { GatsbyConfig, GatsbyNode } from "gatsby";
import { ContentChunkHashes } from "./content-chunk-hashes";
import { limitHeapGrowth } from "./heap-growth";
import { isIncremental } from "./is-incremental";
import { findUnchangedFiles, isArticleEdit, isUnchangedFile } from "./unchanged-files";
import { createPageIfChanged } from "./unchanged-pages";

/** Adds to Gatsby's configuration what makes builds on top of an earlier one faster. `INCREMENTAL=off` adds nothing. */
export function withIncrementalConfig(config: GatsbyConfig): GatsbyConfig {
  if (!isIncremental) return config;
  // Each of Gatsby's processes reads the configuration.
  limitHeapGrowth();
  return { ...config, plugins: (config.plugins ?? []).map(skipUnchangedFiles) };
}

type Plugin = NonNullable<GatsbyConfig["plugins"]>[number];

function skipUnchangedFiles(plugin: Plugin): Plugin {
  if (!plugin || typeof plugin === "string" || plugin.resolve !== "gatsby-source-filesystem") return plugin;
  return { ...plugin, options: { ...plugin.options, ignore: [isUnchangedFile] } };
}

type NodeApis = GatsbyNode & Required<Pick<GatsbyNode, "createPages" | "onCreateWebpackConfig">>;

/** As {@link withIncrementalConfig}, for the Node APIs. */
export function withIncrementalApis<T extends NodeApis>(apis: T): T & Pick<GatsbyNode, "onPreBootstrap"> {
  if (!isIncremental) return { ...apis, onPreBootstrap: () => undefined };
  return {
    ...apis,
    onPreBootstrap: findUnchangedFiles,
    createPages: (args, ...rest) =>
      apis.createPages({ ...args, actions: { ...args.actions, createPage: createPageIfChanged(args) } }, ...rest),
    onCreateWebpackConfig: async (args, ...rest) => {
      await apis.onCreateWebpackConfig(args, ...rest);
      if (args.stage !== "build-html") return;
      args.actions.setWebpackConfig({ plugins: [new ContentChunkHashes()] });
      // Starting a process that runs queries takes longer than the few queries of an edited article; with one core
      // Gatsby runs them itself. Set this late because GATSBY_ variables are part of webpack's cache key.
      if (isArticleEdit()) process.env["GATSBY_CPU_COUNT"] ??= "1";
    },
  };
}
