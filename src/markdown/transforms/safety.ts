import type { Definition, HTML, Image, Link, LinkReference } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { findInvisible, hasHost } from "../../site/characters";
import type { ReportNode, Transform } from "./transform";

const allowed = /^(?:https:\/\/|mailto:|\/(?!\/)|#)/i;
const rel = "noopener noreferrer";

/** Signs of a sentence that a link without brackets takes with it: `“https://site.example”`. */
const strayEnd = /[“”„‘’«»—](?:$|(?<=^https:\/\/[^/?#]*))/iu;

/** Whether a URL has all that it needs: browsers and feeds must be able to read it. */
const isComplete = (url: string): boolean =>
  /^mailto:/i.test(url)
    ? /^mailto:[^@?]+@[^@?.][^@?]*/i.test(url)
    : URL.canParse(url, "https://site.example/") && (hasHost(url) || !/^https:/i.test(url));

type Checked = HTML | Link | Definition | Image | LinkReference;

/**
 * Reports raw HTML and removes it. Allows links to this site (`/…`, `#…`), https URLs and mail. Any other URL, such as
 * `javascript:`, `data:` or a part of one, is reported and removed. Links to other sites do not send a referrer.
 */
export const safety: Transform = (tree, report) => {
  const external = new Set<string>();
  const references: LinkReference[] = [];
  visit<Checked>(tree, ["html", "link", "definition", "image", "linkReference"] as never, (node, index, parent) => {
    if (node.type === "html") {
      report(node, "raw-html", `raw HTML '${node.value.slice(0, 40)}'`, "leave it out: HTML is not published");
      parent?.children.splice(index, 1);
      return index;
    }
    if (node.type === "linkReference") references.push(node);
    else if (checkUrl(node, report)) {
      if (node.type === "link") addRel(node);
      if (node.type === "definition") external.add(node.identifier);
    }
    return undefined;
  });
  for (const reference of references) if (external.has(reference.identifier)) addRel(reference);
};

/**
 * Reports a URL that is not allowed, and removes it.
 *
 * @returns whether it leads to another site
 */
function checkUrl(node: Link | Definition | Image, report: ReportNode): boolean {
  const url = node.url.trim();
  if (node.type === "image" && !/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith("//")) return false;
  const refuse = (problem: string, suggestion: string) => report(node, "link", `the URL '${url.slice(0, 60)}' ${problem}`, suggestion);
  if (!allowed.test(url) || !isComplete(url)) {
    if (allowed.test(url)) refuse("leads nowhere", "copy all of it from the browser’s address bar");
    else refuse("is not allowed", "begin links with https://, mailto:, / or #");
    node.url = "#";
    return false;
  }
  const invisible = findInvisible(node.url);
  if (invisible) refuse(`has the invisible character ${invisible}`, "delete it, or write %20 for a space of the address");
  const [stray] = strayEnd.exec(url) ?? [];
  if (stray) refuse(`has the sign ${stray}`, "write [the words](https://…), or a space before the sign");
  if (/^https:\/\/[^/?#]*@/i.test(url)) refuse("has a user name", "delete it up to the @");
  return /^https:/i.test(url);
}

function addRel(node: Node): void {
  node.data = { ...node.data, hProperties: { rel } };
}
