import { load, type CheerioAPI } from "cheerio";
import toHast from "mdast-util-to-hast";
import { renderToStaticMarkup } from "react-dom/server";
import { PaidLinkProvider } from "../../../src/components/affiliate/paid-link";
import { Markdown, type MarkdownProps } from "../../../src/components/article/markdown";
import { parseMarkdownNatively as parseMarkdown } from "../../../src/markdown/node/native-parser";
import { applyTransforms } from "../../../src/markdown/transforms";
import type { MarkdownDiagnostic } from "../../../src/markdown/transforms/transform";

const affiliateLink = "https://seller.example/x";

interface Rendered {
  readonly diagnostics: readonly MarkdownDiagnostic[];
  readonly html: string;
  readonly $: CheerioAPI;
  /** The HTML tree that the component renders. */
  readonly tree: ReturnType<typeof toHast>;
}

/** Markdown to HTML: parsed, transformed, and rendered by the component Markdown with the given claims and figures. */
export function render(markdown: string, props: Pick<MarkdownProps, "claims" | "figures"> = {}): Rendered {
  const mdast = parseMarkdown(markdown);
  const diagnostics = applyTransforms(mdast, markdown);
  const tree = toHast(mdast, { allowDangerousHtml: true });
  const html = renderToStaticMarkup(
    <PaidLinkProvider site={{ affiliateLink, placements: null, product: { name: "Wave" } }} page="/">
      <Markdown tree={tree} {...props} />
    </PaidLinkProvider>,
  );
  return { diagnostics, html, $: load(html, null, false), tree };
}
