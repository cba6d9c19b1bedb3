import type { Element } from "domhandler";
import { routes } from "../../site/routes";
import type { TextBlock } from "../published-text";
import { quoted, type ComplianceRule } from "../rule";
import { isButton } from "../seller-links";
import { stylesOf } from "../page-css";

/**
 * Whoever meets a paid link has met the disclosure: it stands before the first one in reading order, in the size of
 * running text, shown to everybody, on paper too; and again beside the first button of an article and of the review.
 */
export const disclosure: ComplianceRule = ({ publication, settings, paid }, report) => {
  const [first] = paid;
  if (!first) return;
  const disclosures = publication.blocks.filter(({ text }) => text.includes(settings.disclosure));
  const before = disclosures.filter(({ at }) => at < first.at);
  if (before.length === 0)
    report(
      "disclosure",
      `no disclosure stands before the first paid link, ${quoted(first.text)}`,
      `show ${quoted(settings.disclosure)} before it`,
    );
  else if (before.every((block) => faultOf(block, publication.css) !== undefined))
    report(
      "disclosure-hidden",
      `the disclosure before the first paid link is not there for everybody (${faultOf(before[0] as TextBlock, publication.css)})`,
      "show it in the size of running text, open, and on paper too",
    );
  if (publication.kind === "page" && wantsItBeside(publication.path)) beside();

  function beside(): void {
    const button = paid.find(isButton);
    if (!button) return;
    const near = disclosures.filter(({ at, inMain }) => inMain && Math.abs(at - button.at) <= NEAR);
    if (near.length === 0)
      report("disclosure-beside", `the disclosure does not stand beside the first button, ${quoted(button.text)}`, "tell it there again");
    else if (near.every((block) => faultOf(block, publication.css) !== undefined))
      report(
        "disclosure-hidden",
        `the disclosure beside the first button is not there for everybody (${faultOf(near[0] as TextBlock, publication.css)})`,
        "show it in the size of running text, open, and on paper too",
      );
  }
};

/** Blocks between a button and its disclosure: the button's own, its note, and the disclosure. */
const NEAR = 3;

function wantsItBeside(path: string): boolean {
  const [first, second, third] = path.split("/").filter(Boolean);
  return path === routes.review || (first === "blog" && second !== undefined && second !== "all" && third === undefined);
}

/** Why a block is not there for everybody who reads the page. */
function faultOf({ element, text }: TextBlock, css: string): string | undefined {
  const styles = css === "" ? undefined : stylesOf(css);
  for (let at: Element | null = element; at; at = at.parent as Element | null) {
    if (at.type !== "tag") break;
    const { attribs, name } = at;
    if (attribs["hidden"] !== undefined || attribs["popover"] !== undefined || attribs["inert"] !== undefined)
      return "its element is hidden";
    if (attribs["aria-hidden"] === "true") return "it is hidden from those who listen";
    if (name === "details" || name === "dialog" || name === "noscript" || name === "small") return `it stands in <${name}>`;
    const hidden = styles?.hides(at);
    if (hidden) return hidden;
  }
  const small = styles?.fontSizes(element).find(({ rem }) => rem < styles.bodySize);
  if (small) return `it is smaller than running text: ${small.by}`;
  return text.length > LONGEST ? "it is lost in a long text" : undefined;
}

/** A disclosure has a paragraph of its own, or shares one with a sentence. */
const LONGEST = 400;
