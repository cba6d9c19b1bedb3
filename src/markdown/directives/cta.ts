import { paidRel } from "../../site/paid-links";
import { markdownLink } from "../plain-to-markdown";
import { element, link } from "../hast";
import type { Attributes, DirectiveDefinition } from "./definition";

const sizes = ["large", "medium"] as const;

/**
 * A button to the seller, on a line of its own.
 *
 *     ::cta{label="Try It Now" blinking size=medium}
 *
 * becomes on pages, where the component CallToAction draws it:
 *
 *     <cta-button label="Try It Now" blinking="blinking" size="medium" order="1"></cta-button>
 *
 * and in Markdown exports, and likewise in feeds:
 *
 *     [Try It Now](https://seller.example/) (paid link)
 */
export const cta: DirectiveDefinition = {
  name: "cta",
  kind: "leaf",
  example: '::cta{label="…"}',
  attributes: {
    label: {
      type: "text",
      label: "Label",
      hint: "What the button says. Only the first button has this label.",
      initialSetting: "firstButtonLabel",
    },
    blinking: { type: "flag", label: "Blinking" },
    size: { type: "choice", label: "Size", options: sizes },
  },
  cmsLabel: "Button",
  otherNames: "call to action",
  element: "cta-button",
  createRenderer: () => {
    let order = 0;
    return ({ label = "", blinking, size = sizes[0] }) => {
      order += 1;
      const flag: Attributes = blinking === undefined ? {} : { blinking: "blinking" };
      return { properties: { label: label.trim(), ...flag, size, order: String(order) } };
    };
  },
  visibleText: ({ label = "" }) => label.trim(),
  toMarkdown: ({ label = "" }, { affiliateLink }) => `${markdownLink(label.trim(), affiliateLink)} (paid link)`,
  toFeed: ({ label = "" }, { affiliateLink }) => [element("p", link(affiliateLink, label, paidRel), " (paid link)")],
};
