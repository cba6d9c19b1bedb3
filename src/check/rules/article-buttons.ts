import { FIRST_BUTTON_LABEL } from "../../site/limits";
import { articlesOf, atTitle } from "../articles";
import { atPlace, type Rule } from "../rule";

/** One to three buttons; the first with its fixed label, the closing one with a label of its own; all blinking or none. */
export const articleButtons: Rule = (tree, tell) => {
  const closing = new Map<string, string>();
  for (const article of articlesOf(tree)) {
    const { buttons } = article.content;
    const [first] = buttons;
    const last = buttons.at(-1);
    if (!first || !last || buttons.length > 3) {
      tell({
        ...atTitle(article),
        id: "buttons",
        what: `the article has ${buttons.length} buttons`,
        right: "use one to three, usually two",
      });
      continue;
    }
    if (first.label !== FIRST_BUTTON_LABEL)
      tell({
        ...atPlace(article.file, first),
        id: "button-label",
        what: `the first button says '${first.label}'`,
        right: `the first one of every article says '${FIRST_BUTTON_LABEL}'`,
      });
    if (buttons.length > 1) {
      const label = last.label.toLowerCase();
      const other = closing.get(label);
      const isFirst = label === FIRST_BUTTON_LABEL.toLowerCase();
      if (other || isFirst)
        tell({
          ...atPlace(article.file, last),
          id: "button-label",
          what: isFirst ? `the closing label is that of the first button` : `the closing label '${last.label}' closes ${other} too`,
          right: "choose one that fits this article alone",
        });
      else closing.set(label, article.file.file);
    }
    for (const button of buttons.filter(({ blinking }) => blinking !== first.blinking))
      tell({
        ...atPlace(article.file, button),
        id: "blinking",
        what: "some buttons of the article blink and some do not",
        right: "let all of them blink or none",
      });
  }
};
