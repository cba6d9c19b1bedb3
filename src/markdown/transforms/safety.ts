import type { Definition, Image, Link, LinkReference } from "mdast";
import type { Literal, Node } from "unist";
import visit from "unist-util-visit";
import type { Transform } from "./transform";

/** Reports raw HTML and removes it. */
export const noRawHtml: Transform = (tree, report) => {
  visit<Literal>(tree, "html", (node, index, parent) => {
    report(node, "raw-html", `raw HTML '${String(node.value).slice(0, 40)}'`, "use Markdown; HTML is not published");
    parent?.children.splice(index, 1);
    return index;
  });
};

const allowed = /^(?:https:\/\/|mailto:|\/(?!\/)|#)/i;
const rel = "noopener noreferrer";

/**
 * Allows links to this site (`/…`, `#…`), https URLs and mail. Any other URL, such as `javascript:` or `data:`, is
 * reported and removed. Links to other sites do not send a referrer.
 */
export const safeLinks: Transform = (tree, report) => {
  const outside = new Set<string>();
  visit<Link | Definition | Image>(tree, ["link", "definition", "image"], (node) => {
    const url = node.url.trim();
    if (node.type === "image" && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//")) return;
    if (!allowed.test(url)) {
      report(node, "link", `the URL '${url.slice(0, 60)}' is not allowed`, "begin links with https://, mailto:, / or #");
      node.url = "#";
    } else if (/^https:/i.test(url)) {
      if (node.type === "link") withRel(node);
      if (node.type === "definition") outside.add(node.identifier);
    }
  });
  visit<LinkReference>(tree, "linkReference", (node) => {
    if (outside.has(node.identifier)) withRel(node);
  });
};

function withRel(node: Node): void {
  node.data = { ...node.data, hProperties: { rel } };
}
