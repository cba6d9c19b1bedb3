import { articlesOf, atTitle } from "../articles";
import { filesOf } from "../content-tree";
import { atPlace, type Rule } from "../rule";

/** One to three buttons; the first with the label from the settings, the closing one with a label of its own; all blinking or none. */
export const articleButtons: Rule = (tree, report) => {
  const firstLabel = filesOf(tree, "site")[0]?.value.firstButtonLabel;
  const closing = new Map<string, string>();
  for (const article of articlesOf(tree)) {
    const { buttons } = article.content;
    const [first] = buttons;
    const last = buttons.at(-1);
    if (!first || !last || buttons.length > 3) {
      report({
        ...atTitle(article),
        id: "buttons",
        message: `the article has ${buttons.length} buttons`,
        suggestion: "use one to three, usually two",
      });
      continue;
    }
    if (firstLabel !== undefined && first.label !== firstLabel)
      report({
        ...atPlace(article.file, first),
        id: "button-label",
        message: `the first button says '${first.label}'`,
        suggestion: `the first one of every article says '${firstLabel}'`,
      });
    if (buttons.length > 1) {
      const label = last.label.toLowerCase();
      const other = closing.get(label);
      const isFirst = label === firstLabel?.toLowerCase();
      if (other || isFirst)
        report({
          ...atPlace(article.file, last),
          id: "button-label",
          message: isFirst ? `the closing label is that of the first button` : `the closing label '${last.label}' closes ${other} too`,
          suggestion: "choose one that fits this article alone",
        });
      else closing.set(label, article.file.file);
    }
    for (const button of buttons.filter(({ blinking }) => blinking !== first.blinking))
      report({
        ...atPlace(article.file, button),
        id: "blinking",
        message: "some buttons of the article blink and some do not",
        suggestion: "let all of them blink or none",
      });
  }
};
