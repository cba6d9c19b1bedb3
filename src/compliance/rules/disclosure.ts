import type { Element } from "domhandler";
import { routes } from "../../site/routes";
import { PageCss } from "../page-css";
import { isArticle, type PublishedBlock } from "../published-item";
import { quoted, type ComplianceRule } from "../compliance-rule";
import { isButton } from "../seller-links";

/** Blocks from a button to its disclosure: the button's own, its note, and the disclosure. */
const MAX_DISTANCE = 3;

/** A disclosure is a paragraph of its own or shares one with a sentence. */
const MAX_LENGTH = 400;

/**
 * The disclosure comes before the first paid link in reading order, and again beside the first button of articles and
 * the review: as large as body text and visible to everybody, in print too.
 */
export const disclosure: ComplianceRule = ({ item, settings, paidLinks }, report) => {
  const [first] = paidLinks;
  if (!first) return;
  const disclosures = item.blocks.filter(({ text }) => text.includes(settings.disclosure));
  const before = disclosures.filter(({ at }) => at < first.at);
  const wanted = `show ${quoted(settings.disclosure)} before it`;
  if (before.length === 0) report("disclosure", `no disclosure before the first paid link, ${quoted(first.text)}`, wanted);
  else reportHidden(before, "before the first paid link");

  const button = paidLinks.find(isButton);
  if (!button || item.kind !== "page" || (item.path !== routes.review && !isArticle(item.path))) return;
  const nearby = disclosures.filter(({ at, inMain }) => inMain && Math.abs(at - button.at) <= MAX_DISTANCE);
  if (nearby.length === 0)
    report("disclosure-at-button", `no disclosure beside the first button, ${quoted(button.text)}`, "repeat it there");
  else reportHidden(nearby, "beside the first button");

  function reportHidden(blocks: readonly PublishedBlock[], where: string): void {
    const reasons = blocks.map((block) => reasonHidden(block, item.css));
    if (reasons.every((reason) => reason !== undefined))
      report("disclosure-hidden", `not everybody sees the disclosure ${where} (${reasons[0]})`, "show it as plain body text, in print too");
  }
};

/** Why some readers would not see a block; undefined when all do. */
function reasonHidden({ element, text }: PublishedBlock, css: string): string | undefined {
  const styles = PageCss.of(css);
  for (let at: Element | null = element; at?.type === "tag"; at = at.parent as Element | null) {
    const { attribs, name } = at;
    const attribute = ["hidden", "popover", "inert"].find((candidate) => attribs[candidate] !== undefined);
    if (attribute) return `<${name} ${attribute}>`;
    if (attribs["aria-hidden"] === "true") return "hidden from screen readers";
    if (["details", "dialog", "noscript", "small"].includes(name)) return `inside <${name}>`;
    const hidden = styles.reasonHidden(at);
    if (hidden) return hidden;
  }
  const small = styles.fontSizes(element).find(({ rem }) => rem < styles.bodySize);
  if (small) return `smaller than body text: ${small.declaration}`;
  return text.length > MAX_LENGTH ? "inside a long text" : undefined;
}
