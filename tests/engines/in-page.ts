// Functions that run in a page. Each is sent as text, so it uses nothing from outside.

/** Whether a visitor can see the first element of a selector: laid out, not hidden, not skipped in a closed `<details>`. */
export const isVisible = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;

/** Whether what a visitor would click at the center of an element is that element, so that nothing covers it. */
export const isOnTop = (selector: string): boolean => {
  const element = document.querySelector(selector);
  if (!element) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Pixels between the lower edge of the header, which is always in view, and the top of an element. */
export const belowHeader = (selector: string): number => {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  return Math.round(top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0));
};

export const pathOf = (): string => location.pathname;

/** Resolves after the next two frames, when layout and scroll anchoring are done. */
export const nextFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Applies the styles for print to the screen: no engine's driver shows a page as printed. */
export const applyPrintStyles = (): void => {
  const apply = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (/\bprint\b/.test(rule.conditionText)) rule.media.mediaText = "all";
        else if (/\bscreen\b/.test(rule.conditionText)) rule.media.mediaText = "not all";
      }
      if ("cssRules" in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
};
