import { load, type CheerioAPI } from "cheerio";
import toHast from "mdast-util-to-hast";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown, type MarkdownProps } from "../../../src/components/article/markdown";
import { PageContext } from "../../../src/components/page-context";
import type { PageSite } from "../../../src/components/props";
import { parseMarkdownNatively as parseMarkdown } from "../../../src/markdown/node/native-parser";
import { applyTransforms } from "../../../src/markdown/transforms";
import type { MarkdownDiagnostic } from "../../../src/markdown/transforms/transform";

const site = { affiliateLink: "https://seller.example/x", product: { name: "Wave" } } as PageSite;

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
    <PageContext value={{ site, path: "/" }}>
      <Markdown tree={tree} {...props} />
    </PageContext>,
  );
  return { diagnostics, html, $: load(html, null, false), tree };
}
