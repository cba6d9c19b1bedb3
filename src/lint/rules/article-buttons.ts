import { wordCount } from "../../markdown/plain-text";
import { BUTTONS_PER_WINDOW, WINDOW_WORDS } from "../../site/limits";
import { articleLimits } from "../article-limits";
import { articlesOf, atTitle } from "../articles";
import { filesOf, markdownFiles } from "../content-tree";
import { bodyBlocks } from "../text-blocks";
import { atPlace, type Rule } from "../rule";

/** An article has one to three buttons: the first with the label from the settings, the last with a unique one; all blink or none. */
export const articleButtons: Rule = (content, report) => {
  const firstLabel = filesOf(content, "site")[0]?.value.firstButtonLabel;
  const closing = new Map<string, string>();
  for (const article of articlesOf(content)) {
    const { buttons } = article.file.content;
    const [first] = buttons;
    const last = buttons.at(-1);
    if (!first || !last || buttons.length > articleLimits.buttons.max) {
      report(atTitle(article), "button-count", `the article has ${buttons.length} buttons`, "use one to three, usually two");
      continue;
    }
    if (firstLabel !== undefined && first.label !== firstLabel)
      report(
        atPlace(article.file, first),
        "button-label",
        `the first button says '${first.label}'`,
        `the first button of every article says '${firstLabel}'`,
      );
    if (buttons.length > 1) {
      const label = last.label.toLowerCase();
      const other = closing.get(label);
      const isFirst = label === firstLabel?.toLowerCase();
      if (other || isFirst)
        report(
          atPlace(article.file, last),
          "button-label",
          isFirst
            ? "the last button has the label of the first"
            : `the last button has the same label ('${last.label}') as the one in ${other}`,
          "choose a label for this article only",
        );
      else closing.set(label, article.file.file);
    }
    for (const button of buttons.filter(({ blinking }) => blinking !== first.blinking))
      report(
        atPlace(article.file, button),
        "blinking",
        "some buttons of the article blink and others do not",
        "make all of them blink or none",
      );
  }
};

/** No text has more than three buttons within any 600 words. */
export const buttonDensity: Rule = (content, report) => {
  for (const file of markdownFiles(content)) {
    const blocks = bodyBlocks(file).filter(({ kind }) => kind === "paragraph" || kind === "heading" || kind === "cell");
    const places = file.content.buttons.map((button) => ({
      button,
      words: blocks.filter(({ at }) => at.line < button.line).reduce((sum, { text }) => sum + wordCount(text), 0),
    }));
    places.forEach(({ words }, index) => {
      const further = places[index + BUTTONS_PER_WINDOW];
      if (further && further.words - words < WINDOW_WORDS)
        report(
          atPlace(file, further.button),
          "button-density",
          `more than ${BUTTONS_PER_WINDOW} buttons are within ${WINDOW_WORDS} words`,
          "leave one of them out",
        );
    });
  }
};
