/** The parts of Decap CMS that come without types. */
declare module "decap-cms-widget-markdown/dist/esm/serializers" {
  interface SerializerOptions {
    readonly voidCodeBlock?: boolean;
  }
  export function markdownToSlate(markdown: string, options: SerializerOptions): unknown[];
  export function slateToMarkdown(nodes: unknown[], options: SerializerOptions): string;
}

/** Every component of the site, loaded in the order of their names as the build does: styles stand in that order. */
declare module "site-components" {}
