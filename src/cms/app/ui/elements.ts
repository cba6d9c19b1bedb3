/** An element with attributes and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

export function button(label: string, onClick: () => void, kind = ""): HTMLButtonElement {
  const created = element("button", { type: "button", ...(kind ? { class: kind } : {}) }, label);
  created.addEventListener("click", onClick);
  return created;
}

export interface DialogOption<T> {
  readonly label: string;
  readonly value: T;
}

/**
 * Shows a dialog until the editor chooses.
 *
 * @returns the value of the chosen option, for Enter in a line of text the first one's; undefined for Escape
 */
export function ask<T>(title: string, content: readonly (Node | string)[], options: readonly DialogOption<T>[]): Promise<T | undefined> {
  return new Promise((resolve) => {
    // Not in the close event, which comes a task later: keys typed in between would reach the text before the choice does.
    const end = (value: T | undefined) => {
      dialog.close();
      dialog.remove();
      resolve(value);
    };
    const buttons = options.map(({ label, value }, index) => button(label, () => end(value), index === 0 ? "primary" : ""));
    const dialog = element("dialog", { class: "cms-dialog", "aria-labelledby": "cms-dialog-title" });
    dialog.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement && event.target.type === "text")) return;
      // What has the focus after this must not get the same key.
      event.preventDefault();
      buttons[0]?.click();
    });
    dialog.append(element("h2", { id: "cms-dialog-title" }, title), ...content, element("p", { class: "buttons" }, ...buttons));
    dialog.addEventListener("close", () => end(undefined));
    document.body.append(dialog);
    dialog.showModal();
  });
}
