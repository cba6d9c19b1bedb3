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
  const external = new Set<string>();
  const references: LinkReference[] = [];
  visit<Link | Definition | Image | LinkReference>(tree, isLink, (node) => {
    if (node.type === "linkReference") {
      references.push(node);
      return;
    }
    const url = node.url.trim();
    if (node.type === "image" && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//")) return;
    if (!allowed.test(url)) {
      report(node, "link", `the URL '${url.slice(0, 60)}' is not allowed`, "begin links with https://, mailto:, / or #");
      node.url = "#";
    } else if (/^https:/i.test(url)) {
      if (node.type === "link") addRel(node);
      if (node.type === "definition") external.add(node.identifier);
    }
  });
  for (const reference of references) if (external.has(reference.identifier)) addRel(reference);
};

function isLink(node: unknown): node is Link | Definition | Image | LinkReference {
  return ["link", "definition", "image", "linkReference"].includes((node as Node).type);
}

function addRel(node: Node): void {
  node.data = { ...node.data, hProperties: { rel } };
}
