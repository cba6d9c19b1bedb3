/** An element of a page's head, with what Gatsby asks of it. */
export interface HeadElement {
  /** As the DOM numbers kinds of nodes: an element. */
  readonly nodeType: 1;
  readonly rawTagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly textContent: string;
  /** Nothing that a head holds has elements within. */
  readonly childNodes: readonly [];
}

const element = /<([a-z]+)((?: [A-Za-z][\w:-]*="[^"<>]*")*)(?:\/>|>([^<]*)<\/\1>)/y;
const attribute = / ([A-Za-z][\w:-]*)="([^"]*)"/g;
const characters: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/**
 * Stands in the HTML renderer for node-html-parser, with which Gatsby reads every page's head back that React has just
 * written: that one takes a fifth of the time in which a page is drawn, since it reads any HTML and decodes every
 * attribute several times. This one reads what React writes for `DocumentHead`, and nothing else.
 *
 * @throws when it comes to anything else
 */
export function parse(head: string): { readonly childNodes: readonly HeadElement[] } {
  const childNodes: HeadElement[] = [];
  for (element.lastIndex = 0; element.lastIndex < head.length;) {
    const at = element.lastIndex;
    const [whole, rawTagName = "", written = "", inside = ""] = element.exec(head) ?? [];
    if (whole === undefined) throw new Error(`a page's head holds what cannot be read there: ${head.slice(at, at + 80)}`);
    const attributes = Object.fromEntries(Array.from(written.matchAll(attribute), ([, name = "", value = ""]) => [name, decode(value)]));
    // React writes a script as it is.
    const text = rawTagName === "script" ? inside : decode(inside);
    childNodes.push({ nodeType: 1, rawTagName, attributes, text, textContent: text, childNodes: [] });
  }
  return { childNodes };
}

/** Text without the references that React writes; it writes no others. */
function decode(text: string): string {
  return text.includes("&") ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => characters[reference] ?? reference) : text;
}
