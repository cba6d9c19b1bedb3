import { errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { filesOf, type ContentTree } from "../../lint/content-tree";
import { atField } from "../../lint/rule";
import { isPlaceholder } from "../../site/placeholders";
import type { CheckedLink } from "./follow-links";

/** The affiliate link and the DOI of every reference; a placeholder is reported instead of followed. */
export function linksOfContent(tree: ContentTree): { links: CheckedLink[]; diagnostics: Diagnostic[] } {
  const links: CheckedLink[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of filesOf(tree, "site")) {
    const { affiliateLink: url, sellerHosts } = file.value;
    const at = atField(file, ["affiliateLink"]);
    if (isPlaceholder(url))
      diagnostics.push(errorAt(at, "link-placeholder", `the affiliate link ${url} is a placeholder`, "enter your own link"));
    else links.push({ url, at, hosts: sellerHosts ?? [new URL(url).host] });
  }
  for (const file of filesOf(tree, "references")) {
    file.value.items.forEach(({ doi }, index) => {
      if (doi) links.push({ url: `https://doi.org/${doi}`, at: atField(file, ["items", index, "doi"]), hosts: undefined });
    });
  }
  return { links, diagnostics };
}
