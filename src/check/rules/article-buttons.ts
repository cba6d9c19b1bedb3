import { FIRST_BUTTON_LABEL } from "../../site/limits";
import { articlesOf, atTitle } from "../articles";
import type { Rule } from "../rule";

/** One to three buttons; the first with its fixed label, the closing one with a label of its own; all blinking or none. */
export const articleButtons: Rule = (tree, tell) => {
  const closing = new Map<string, string>();
  for (const article of articlesOf(tree)) {
    const { buttons } = article;
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
        ...first.place,
        id: "button-label",
        what: `the first button says '${first.label}'`,
        right: `the first one of every article says '${FIRST_BUTTON_LABEL}'`,
      });
    if (buttons.length > 1) {
      const other = closing.get(last.label.toLowerCase());
      if (other)
        tell({
          ...last.place,
          id: "button-label",
          what: `the closing label '${last.label}' closes ${other} too`,
          right: "choose one that fits this article alone",
        });
      closing.set(last.label.toLowerCase(), article.file.file);
    }
    for (const button of buttons.filter(({ blinking }) => blinking !== first.blinking))
      tell({
        ...button.place,
        id: "blinking",
        what: "some buttons of the article blink and some do not",
        right: "let all of them blink or none",
      });
  }
};
