import { visit } from "../visit";
import type { Definition, Image, Link } from "mdast";
import type { Transform } from "../transform";

const allowed = /^(?:https:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * Links lead to this site (`/…`, `#…`), to https addresses or to mail; anything else, `javascript:` and `data:`
 * among it, is reported and loses its address. Links to other sites open without telling them where from.
 */
export const safeLinks: Transform = (tree, report) => {
  visit(tree, ["link", "definition", "image"], (node: Link | Definition | Image) => {
    const url = node.url.trim();
    if (node.type === "image" && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//")) return;
    if (!allowed.test(url)) {
      report(node, "link", `the address '${url.slice(0, 60)}' is not allowed`, "links begin with https://, mailto:, / or #");
      node.url = "#";
      return;
    }
    if (node.type === "link" && /^https:/i.test(url)) node.data = { ...node.data, hProperties: { rel: "noopener noreferrer" } };
  });
};
