import { countPlainWords } from "../../markdown/plain-text";
import { BUTTONS_PER_WINDOW, WINDOW_WORDS } from "../../site/limits";
import { fillOffer } from "../../content-model/offer";
import { findFiles, findUses } from "../content-tree";
import { listArticles, proseBlocks } from "../text-blocks";
import { atField, type Rule } from "../rule";

/**
 * The first button in an article's text has the label from the settings. The last one, which is the closing button if there
 * is one, has a unique label; all blink or none.
 */
export const articleButtons: Rule = (content, report) => {
  const firstLabel = findFiles(content, "site")[0]?.value.firstButtonLabel;
  const lastLabels = new Map(firstLabel ? [[firstLabel.toLowerCase(), "the first"]] : []);
  for (const file of listArticles(content)) {
    const { closingButton } = file.value;
    const inText = findUses(file, "cta").map(({ attributes: { label = "", blinking }, ...at }) => ({
      label: fillOffer(label.trim(), content.offer),
      blinking: blinking !== undefined,
      at,
    }));
    const [first] = inText;
    const closing = closingButton && {
      label: closingButton.label,
      blinking: closingButton.blinking === true,
      at: atField(file, ["closingButton", "label"]),
    };
    const buttons = closing ? [...inText, closing] : inText;
    if (first && firstLabel && first.label !== firstLabel)
      report(first.at, "button-label", `the first button says '${first.label}'`, `the first button of every article says '${firstLabel}'`);
    const last = buttons.at(-1);
    if (last && last !== first && last.label !== "") {
      const other = lastLabels.get(last.label.toLowerCase());
      const message = `the last button has the same label ('${last.label}') as ${other}`;
      if (other) report(last.at, "button-label", message, "choose a label for this article only");
      else lastLabels.set(last.label.toLowerCase(), `the one in ${file.file}`);
    }
    for (const { at } of buttons.filter(({ blinking }) => blinking !== buttons[0]?.blinking))
      report(at, "blinking", "some buttons of the article blink and others do not", "make all of them blink or none");
  }
};

/** No text has more than three buttons within any 600 words. */
export const buttonDensity: Rule = (content, report) => {
  for (const file of content.files) {
    const blocks = proseBlocks(file);
    const places = findUses(file, "cta").map((button) => ({
      button,
      words: blocks.filter(({ at }) => at.line < button.line).reduce((sum, { text }) => sum + countPlainWords(text), 0),
    }));
    places.forEach(({ words }, index) => {
      const further = places[index + BUTTONS_PER_WINDOW];
      const message = `more than ${BUTTONS_PER_WINDOW} buttons are within ${WINDOW_WORDS} words`;
      if (further && further.words - words < WINDOW_WORDS) report(further.button, "button-density", message, "leave one of them out");
    });
  }
};
