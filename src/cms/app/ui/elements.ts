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
 * @returns the value of the chosen option; undefined for Escape
 */
export function ask<T>(title: string, content: readonly (Node | string)[], options: readonly DialogOption<T>[]): Promise<T | undefined> {
  return new Promise((resolve) => {
    let chosen: T | undefined;
    const choose = (value: T) => {
      chosen = value;
      dialog.close();
    };
    const buttons = options.map(({ label, value }, index) => button(label, () => choose(value), index === 0 ? "primary" : ""));
    const dialog = element("dialog", { class: "cms-dialog", "aria-labelledby": "cms-dialog-title" });
    dialog.append(element("h2", { id: "cms-dialog-title" }, title), ...content, element("p", { class: "buttons" }, ...buttons));
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(chosen);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
