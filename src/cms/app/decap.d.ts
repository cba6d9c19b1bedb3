/** Modules without types of their own. */
declare module "decap-cms-widget-markdown/dist/esm/serializers" {
  interface SerializerOptions {
    readonly voidCodeBlock?: boolean;
  }
  export function markdownToSlate(markdown: string, options: SerializerOptions): unknown[];
  export function slateToMarkdown(nodes: unknown[], options: SerializerOptions): string;
}

/** Imports every component, sorted by name as in the build, so that style rules have the same order. */
declare module "site-components" {}
