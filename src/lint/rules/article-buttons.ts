import { articleLimits } from "../article-limits";
import { articlesOf, atTitle } from "../articles";
import { filesOf } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

/**
 * An article has one to three buttons, the closing one included: the first in the text, with the label from the settings,
 * the last with a unique one; all blink or none.
 */
export const articleButtons: Rule = (content, report) => {
  const firstLabel = filesOf(content, "site")[0]?.value.firstButtonLabel;
  const lastLabels = new Map<string, string>();
  for (const article of articlesOf(content)) {
    const { file, post } = article;
    const inText = file.content.buttons.map(({ label, blinking, ...place }) => ({ label, blinking, at: atPlace(file, place) }));
    const [first] = inText;
    const closing = post.closingButton && {
      label: post.closingButton.label,
      blinking: post.closingButton.blinking === true,
      at: atField(file, ["closingButton", "label"]),
    };
    const buttons = closing ? [...inText, closing] : inText;
    if (!first || buttons.length > articleLimits.buttons.max) {
      const message = first ? `the article has ${buttons.length} buttons` : "the text has no button";
      report(atTitle(article), "button-count", message, "use one to three, usually two");
      continue;
    }
    if (firstLabel !== undefined && first.label !== firstLabel)
      report(first.at, "button-label", `the first button says '${first.label}'`, `the first button of every article says '${firstLabel}'`);
    const last = buttons.at(-1);
    if (last && last !== first) {
      const label = last.label.toLowerCase();
      const other = lastLabels.get(label);
      const isFirst = label === firstLabel?.toLowerCase();
      if (other || isFirst)
        report(
          last.at,
          "button-label",
          isFirst
            ? "the last button has the label of the first"
            : `the last button has the same label ('${last.label}') as the one in ${other}`,
          "choose a label for this article only",
        );
      else lastLabels.set(label, file.file);
    }
    for (const { at } of buttons.filter(({ blinking }) => blinking !== first.blinking))
      report(at, "blinking", "some buttons of the article blink and others do not", "make all of them blink or none");
  }
};
