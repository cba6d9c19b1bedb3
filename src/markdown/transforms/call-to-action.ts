import type { Node } from "unist";
import { visit } from "../visit";
import { isDirective, unknownAttributes, type Directive } from "../directives/directive";
import type { Transform } from "../transform";

export const sizes = ["large", "medium"] as const;
export type CallToActionSize = (typeof sizes)[number];
const attributes = ["label", "blinking", "size"];
const example = '::cta{label="Try The Genius Wave Now"}';

/**
 * The button shortcode, a leaf directive on a line of its own:
 * `::cta{label="…"}`, `::cta{label="…" blinking}`, `::cta{label="…" size=medium}`.
 * Becomes a `<cta-button label blinking size order>` element, drawn by the CallToAction component.
 */
export const callToAction: Transform = (tree, report) => {
  let order = 0;
  visit(tree, isCta, (node: Directive) => {
    const { label = "", blinking, size } = node.attributes ?? {};
    if (node.type !== "leafDirective")
      report(node, "cta", "a button must stand on a line of its own", `write ${example} between two empty lines`);
    for (const key of unknownAttributes(node, attributes))
      report(node, "cta", `::cta has an unknown key '${key}'`, `known are ${attributes.join(", ")}`);
    if (label.trim() === "") report(node, "cta", "::cta has no label", `write ${example}`);
    if (blinking !== undefined && blinking !== "")
      report(node, "cta", `::cta says blinking=${blinking}`, "write blinking alone, or leave it out");
    if (size !== undefined && !(sizes as readonly string[]).includes(size))
      report(node, "cta", `::cta has the unknown size '${size}'`, `known are ${sizes.join(", ")}`);
    order += 1;
    node.children = [];
    node.data = {
      hName: "cta-button",
      hProperties: {
        label: label.trim(),
        ...(blinking === undefined ? {} : { blinking: "blinking" }),
        size: size ?? "large",
        order: String(order),
      },
    };
  });
};

function isCta(node: Node): node is Directive {
  return isDirective(node) && node.name === "cta";
}
