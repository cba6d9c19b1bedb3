import { textBefore } from "./pasted-elements";

/** Removes what a web page shows around its text: icons of headings, footnote marks, buttons, and parts of links that only count readers. */
export function removeDecoration(body: HTMLElement): void {
  for (const each of body.querySelectorAll(DECORATION))
    if (isInSentence(each)) each.replaceWith(...each.childNodes);
    else each.remove();
  // Blocks of code and columns of pages have the same class names: line numbers have no letters.
  for (const each of body.querySelectorAll(LINE_NUMBERS)) if (!/\p{L}/u.test(each.textContent)) each.remove();
  for (const icon of body.querySelectorAll("svg, img")) if (isIcon(icon)) removeIcon(icon);
  const isOwn = body.querySelector("[data-pm-slice]") !== null;
  for (const link of body.querySelectorAll("a")) cleanLink(link, isOwn);
  for (const bracket of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) :is(span, small)"))
    if (/^\s*\[\s*edit[^\]]*\]\s*$/i.test(bracket.textContent)) bracket.remove();
}

/** Whether a button is a word of a sentence, as those that explain a term are. */
const isInSentence = (each: Element): boolean =>
  each.matches("button, [role='button'], [aria-haspopup]") &&
  [each.previousSibling, each.nextSibling].every((beside) => beside instanceof Text && /\p{L}/u.test(beside.data));

/** Elements that hold no text of an author. */
const DECORATION = [
  "meta, link, style, script, template, noscript, xml, o\\:p, title, select",
  // What somebody presses, and a part that leads through the page or the document.
  // A button that opens an answer has its question as text.
  ":is(button, [role='button']):not(:has(img), [aria-expanded], :is(h1, h2, h3, h4, h5, h6, dt) *), [aria-haspopup], clipboard-copy",
  "nav, [role='navigation'], [role='tablist'], .hatnote, [class*='edit-this-page'], [class*='edited_label']",
  "p[class^='MsoToc'], [id^='Table of Contents'], #toc, #toc_container, #ez-toc-container, [class*='toc-macro'], .contents.topic",
  ".table-of-contents, .yoast-table-of-contents, .table_of_contents",
  // Shown over a word, or asking to share and to subscribe.
  "[role='tooltip'], .sharedaddy, .button-wrapper, .subscription-widget-wrap",
  // A chat's marks of its sources.
  "sup[class*='citation'], [data-pplx-citation], [data-testid*='citation'], a[class*='group/tag'], sup.reference",
  "[style*='mso-element:comment-list'], div:has(> p > a[href*='#cmnt_ref']), [style*='note-list'] > :is(hr, br)",
  // Words for screen readers; in a fraction its sign.
  ":is([class*='sr-only'], [class*='visually-hidden'], [class*='screen-reader'], [class*='screen-only'], [style*='clip: rect'], [style*='visibility: hidden']):not([class*='frac'] *)",
  "[class*='editsection'], .mw-cite-backlink, .noprint, [class*='material-icons'], [class*='material-symbols']",
  ":is(.footnotes, [role='doc-endnotes']) > hr, [style*='mso-hide:all']",
  ":is([hidden], [style*='display:none'], [style*='display: none']):not(.mwe-math-element *, .katex *, mjx-container *)",
  // What is hidden from screen readers is content where they have the same words beside it.
  "[aria-hidden='true']:not([aria-label]:is(h1, h2, h3, h4, h5, h6, p) *, .katex-html, br, img, span:has(+ :is(.sr-only, .visually-hidden)))",
].join(", ");

const LINE_NUMBERS =
  "[class*='line-number'], [class*='lineno'], [class*='ln-numbers'], [class*='table-number-column'], .blob-num, .gutter, .rouge-gutter";

/** Pictures of formulas, whose names are their sources. */
export const FORMULA_PICTURES = "img:is([class*='latex'], [class*='formula'], [class*='math'], [src*='latex']):not([alt=''])";

/** Whether a drawing is too small to be a picture of an article; an emoji is a letter. */
function isIcon(drawing: Element): boolean {
  const box = drawing.getAttribute("viewBox")?.split(/[\s,]+/)[2];
  const size = Number.parseFloat(drawing.getAttribute("width") || (drawing as HTMLElement).style.width || (box ?? ""));
  return (
    size <= 32 && !drawing.matches(FORMULA_PICTURES) && !isEmoji(drawing.getAttribute("alt") ?? "") && !drawing.closest("[role='checkbox']")
  );
}

/** An icon that is all that a cell of a table has says something, such as yes. */
function removeIcon(icon: Element): void {
  const isCell = icon.closest("td, th")?.textContent.trim() === "";
  const name = icon.getAttribute("alt") ?? icon.getAttribute("aria-label") ?? "";
  if (!isCell) icon.remove();
  else if (name) icon.replaceWith(name);
}

/** Whether the name of a picture is an emoji, or `:its-name:`. */
export const isEmoji = (name: string): boolean =>
  /^(?:[^\p{L}]{0,12}[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3][^\p{L}]{0,12}|(?::[\w+-]+:)+)$/u.test(name);

/** @param isOwn whether it was copied in this editor, whose links to headings lead somewhere */
function cleanLink(link: HTMLAnchorElement, isOwn: boolean): void {
  const text = link.textContent.trim();
  const href = cleanUrl(link.getAttribute("href") ?? "");
  const isRaised = [link.closest("sup"), ...link.querySelectorAll("sup")].some((each) => each?.textContent.trim() === text);
  link.removeAttribute("title");
  // The text of a link may be its address.
  if (text === link.getAttribute("href")) link.textContent = href;
  if (text === "" && link.querySelector("img, svg, picture")) return link.replaceWith(...link.childNodes);
  // ¶ and 🔗 beside a heading, ↩ behind a footnote.
  if (href.includes("#") && !/[\p{L}\p{N}]/u.test(text) && !link.querySelector("img")) return link.remove();
  const fragment = href.replace(/^[^#]*/, "");
  // A raised number behind another that leads to a page, such as 10⁶ to that of a million, is no note.
  const isPower = /^https?:[^#]*$/.test(href) && (!/^\d+$/.test(text) || /\d$/.test(textBefore(link.closest("sup") ?? link)));
  const isNote =
    (isRaised && !isPower) ||
    /^\[|#_(?:ftn|edn)|[#_-](?:fn|cite|(?:sd)?(?:foot|end)?note)|footnote|citation/.test(`${text}${fragment} ${link.className}`);
  if (isNote && /^\[?[\p{N}a-z*†‡]{1,3}\]?$/iu.test(text)) return (link.closest("sup") ?? link).remove();
  // The number of a section or a figure is no note.
  const isNumber = fragment !== "" && !/^#(?:eq|sec|fig|tab|app|[sft]\d)/i.test(fragment) && /^\d{1,3}$/.test(text);
  if (isNumber && /[[(][\d\s,;–\uE000-]*$/.test(textBefore(link))) return link.replaceWith(NOTE_MARK);
  // A heading that leads to itself, or a place in another document.
  const isOwnHeading = /^https?:[^#]*#/.test(href) && link.closest("h1, h2, h3, h4, h5, h6")?.textContent.trim() === text;
  const leads = isOwn ? /^(?:https?:|mailto:|\/|#)/i : /^(?:https?:|mailto:|\/)/i;
  if (isOwnHeading || !leads.test(href)) return link.replaceWith(...link.childNodes);
  link.setAttribute("href", href);
}

/** Stands for the number of a note that was removed: journals write several in brackets. */
const NOTE_MARK = "\uE000";
/** Notes with the brackets around them. */
export const NOTE_MARKS = / ?[[(](?=[^\])]*\uE000)[\uE000\s,;–-]*[\])]|\uE000/g;

const TRACKING =
  /^(?:(?:utm|itm|mtm|pk)_\w+|elq\w+|\w*clickid|ck_subscriber_id|cmpid|ncid|smid|xtor|epik|rdt_cid|spm|wt\.\w+|at_(?:medium|campaign)|__(?:cft__\S*|tn__|hs\w+|eep__|s)|hsCtaTracking|mibextid|ttclid|li_fat_id|lipi|trackingId|guccounter|guce_\w+|sca_esv|ved|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|igsh(?:id)?|mc_[ce]id|_hs\w+|mkt_tok|vero_id|oly_\w+_id|ref_src|ref_url|s_cid|trk|srsltid|gad_\w+|_g[al]|si|atlOrigin|pvs|ysclid|gclsrc|_gac|_gcl_\w+|wprov|usp|hss_channel|ns_(?:mchannel|campaign|source)|_branch_match_id|s_kwcid|ef_id)$/i;

/** Hosts and paths of pages that only lead on, to the address in a parameter: of Google, Outlook, Slack, Facebook and others. */
const LEADS_ON = /safelinks|^(?:out|lm?|exit)\.|\/(?:url|link|linkfilter|redirect|redir|away|warn|go|l|r)(?:\.\w+)?\/?$|\/redir\//;

/** A URL without what it carries only to count readers, and the one behind a redirect. */
export function cleanUrl(href: string): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  const targets = LEADS_ON.test(url.hostname + url.pathname) ? url.searchParams.values() : [];
  const behind = /^https:\/\/urldefense\.com\/v3\/__(.+?)__;/.exec(href)?.[1] ?? "";
  // An older form of it has - for the % of an encoded address, and _ for slashes.
  const older = /^https:\/\/urldefense\.proofpoint\.com\/v2\/url\?(u=[^&]+)/.exec(href)?.[1] ?? "";
  const decoded = new URLSearchParams(older.replaceAll("-", "%").replaceAll("_", "/")).values();
  const target = [behind, ...decoded, ...targets].find((each) => /^https?:/.test(each) && URL.canParse(each));
  if (target) return cleanUrl(target);
  const counting = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  const marked = url.hash.replace(/:~:text=.*$/, "");
  if (counting.length === 0 && marked === url.hash) return href;
  for (const name of counting) url.searchParams.delete(name);
  url.hash = marked;
  return url.href.replace(/#$/, "");
}
