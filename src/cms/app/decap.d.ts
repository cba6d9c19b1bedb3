/** Modules without types of their own. */
declare module "decap-cms-widget-markdown/dist/esm/serializers" {
  export function markdownToSlate(markdown: string, options: object): unknown[];
  export function slateToMarkdown(nodes: unknown[], options: object): string;
}

/** Imports every component, sorted by name as in the build, so that style rules have the same order. */
declare module "site-components" {}
