import { files } from "../../site/routes";
import { filesOf, markdownFiles } from "../content-tree";
import { atPlace, type Rule } from "../rule";
import { deadPaths, feedPaths } from "../site-paths";

/** Links within the site lead to pages or feeds that exist, pages with the slash at the end, and never name the site's own host. */
export const internalLinks: Rule = (tree, tell) => {
  const isDead = deadPaths(tree);
  const known = new Set([...feedPaths(tree), files.llms]);
  const site = filesOf(tree, "site")[0]?.value.url;
  const origin = site && new URL(site).origin;
  for (const file of markdownFiles(tree)) {
    for (const address of file.content.addresses) {
      const { url } = address;
      const place = atPlace(file, address);
      if (origin && URL.canParse(url) && new URL(url).origin === origin)
        tell({
          ...place,
          id: "link",
          what: `the link '${url}' names this site's own host`,
          right: "write the path alone, such as /review/",
        });
      if (!url.startsWith("/")) continue;
      const path = url.replace(/[?#].*$/, "");
      if (known.has(path)) continue;
      if (!path.endsWith("/")) tell({ ...place, id: "link", what: `the link '${url}' does not end with a slash`, right: `write ${path}/` });
      else if (isDead(path))
        tell({ ...place, id: "dead-link", what: `the link '${url}' leads to no page`, right: "link to a page of this site" });
    }
  }
};
