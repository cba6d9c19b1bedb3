import { visit } from "../visit";
import type { Definition, Image, Link, LinkReference } from "mdast";
import type { Transform } from "../transform";

const allowed = /^(?:https:\/\/|mailto:|\/(?!\/)|#)/i;

const rel = "noopener noreferrer";

/**
 * Links lead to this site (`/…`, `#…`), to https addresses or to mail; anything else, `javascript:` and `data:`
 * among it, is reported and loses its address. Links to other sites open without telling them where from.
 */
export const safeLinks: Transform = (tree, report) => {
  const outside = new Set<string>();
  visit<Link | Definition | Image>(tree, ["link", "definition", "image"], (node) => {
    const url = node.url.trim();
    if (node.type === "image" && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//")) return;
    if (!allowed.test(url)) {
      report(node, "link", `the address '${url.slice(0, 60)}' is not allowed`, "links begin with https://, mailto:, / or #");
      node.url = "#";
    } else if (/^https:/i.test(url)) {
      if (node.type === "link") node.data = { ...node.data, hProperties: { rel } };
      if (node.type === "definition") outside.add(node.identifier);
    }
  });
  visit<LinkReference>(tree, "linkReference", (node) => {
    if (outside.has(node.identifier)) node.data = { ...node.data, hProperties: { rel } };
  });
};
