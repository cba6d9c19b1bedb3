import { visit } from "../../markdown/visit";
import type { Definition, Link } from "mdast";
import { filesOf, markdownFiles } from "../content-tree";
import { atNode, type Rule } from "../rule";
import { isUnsettled, sitePaths } from "../site-paths";

/** Links within the site lead to pages that exist, are written with the slash at the end, and not with the site's own host. */
export const internalLinks: Rule = (tree, tell) => {
  const paths = sitePaths(tree);
  const host = filesOf(tree, "site")[0]?.value.url;
  for (const file of markdownFiles(tree)) {
    visit(file.tree, ["link", "definition"], (node: Link | Definition) => {
      const { url } = node;
      const place = atNode(file, node);
      if (host && URL.canParse(url) && new URL(url).origin === new URL(host).origin)
        tell({
          ...place,
          id: "link",
          what: `the link '${url}' names this site's own host`,
          right: "write the path alone, such as /review/",
        });
      if (!url.startsWith("/")) return;
      const path = url.replace(/[?#].*$/, "");
      if (!path.endsWith("/")) tell({ ...place, id: "link", what: `the link '${url}' does not end with a slash`, right: `write ${path}/` });
      // What a broken file would make is not known; the file itself has been told of.
      else if (!paths.has(path) && !isUnsettled(tree, path))
        tell({ ...place, id: "dead-link", what: `the link '${url}' leads to no page`, right: "link to a page of this site" });
    });
  }
};
