/** Removes what a web page shows around its text: icons of headings, footnote marks, buttons, and parts of links that only count readers. */
export function removeDecoration(body: HTMLElement): void {
  for (const each of body.querySelectorAll(DECORATION)) each.remove();
  for (const button of body.querySelectorAll("button, [role='button'], clipboard-copy, select")) removeButton(button);
  for (const link of body.querySelectorAll("a")) cleanLink(link);
  for (const bracket of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) :is(span, small)"))
    if (/^\s*\[\s*edit[^\]]*\]\s*$/i.test(bracket.textContent)) bracket.remove();
}

/** Elements that hold no text of an author. */
const DECORATION = [
  "meta, link, style, script, template, noscript, xml, o\\:p, title",
  "[style*='mso-element:comment-list'], [style*='mso-element:footnote-list'] > :is(hr, br), .sr-only, .visually-hidden",
  "[class*='editsection'], .mw-cite-backlink, .noprint",
  ":is(.footnotes, [role='doc-endnotes']) > hr, [style*='mso-hide:all']",
  ":is([hidden], [style*='display:none'], [style*='display: none']):not(.mwe-math-element *, .katex *, mjx-container *)",
  "[class*='line-number'], [class*='lineno'], [class*='ln-numbers'], .blob-num, .gutter, .rouge-gutter",
  "[aria-hidden='true']:not(.katex-html):not(br):not(img)",
].join(", ");

/** A button, with the language's name that stands beside 'Copy' over a block of code. */
function removeButton(button: Element): void {
  const bar = button.parentElement;
  const isCopy = /^\s*cop(?:y|ied)/i.test(`${button.getAttribute("aria-label") ?? ""}${button.textContent}`);
  button.remove();
  if (!isCopy || !bar || bar.matches("body, pre, code") || bar.querySelector("pre, code, p, button")) return;
  if (/^[\w+#.\- ]{0,20}$/.test(bar.textContent.trim())) bar.remove();
}

function cleanLink(link: HTMLAnchorElement): void {
  const text = link.textContent.trim();
  const href = cleanUrl(link.getAttribute("href") ?? "");
  const isFragment = /#/.test(href);
  const raised = link.closest("sup");
  if (text === "" && link.querySelector("img, svg, picture")) return link.replaceWith(...link.childNodes);
  // ¶ and 🔗 beside a heading, ↩ behind a footnote.
  if (isFragment && !/[\p{L}\p{N}]/u.test(text) && !link.querySelector("img")) return link.remove();
  if (
    isFragment &&
    /^\[?[\p{N}a-z*†‡]{1,3}\]?$/iu.test(text) &&
    (raised || /^\[|^#_(?:ftn|edn)|[#_-](?:fn|cite|note)/.test(`${text}${href}`))
  )
    return (raised ?? link).remove();
  // A heading that leads to itself.
  const isOwnHeading = /^#|^https?:[^#]*#/.test(href) && link.closest("h1, h2, h3, h4, h5, h6")?.textContent.trim() === text;
  if (isOwnHeading || !/^(?:https?:|mailto:|\/|#)/.test(href)) return link.replaceWith(...link.childNodes);
  link.setAttribute("href", href);
}

const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|igshid?|mc_[ce]id|_hs\w+|mkt_tok|vero_id|oly_\w+_id|ref_src|ref_url|s_cid|trk|srsltid|gad_\w+|_g[al]|si)$/;

/** Hosts whose pages only lead on, with the name of the parameter that says where. */
const REDIRECTS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/(?:^|\.)google\.\w+$/, /^\/url$/, "q"],
  [/(?:^|\.)google\.\w+$/, /^\/url$/, "url"],
  [/\.safelinks\.protection\.outlook\.com$/, /./, "url"],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, "u"],
  [/^l\.instagram\.com$/, /./, "u"],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, "q"],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir|safety)/, "url"],
];

/** A URL without what it carries only to count readers, and the one behind a redirect. */
export function cleanUrl(href: string): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  const targets = REDIRECTS.map(([host, path, name]) => host.test(url.hostname) && path.test(url.pathname) && url.searchParams.get(name));
  const target = targets.find((each) => each && URL.canParse(each));
  if (target) return cleanUrl(target);
  const counting = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  const marked = url.hash.replace(/:~:text=.*$/, "");
  if (counting.length === 0 && marked === url.hash) return href;
  for (const name of counting) url.searchParams.delete(name);
  url.hash = marked;
  return url.href.replace(/#$/, "");
}
