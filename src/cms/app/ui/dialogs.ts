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

/**
 * Shows a dialog until the editor presses one of its buttons; Enter presses the first one.
 *
 * @returns the button's label; undefined for Escape
 */
export function ask(title: string, content: readonly (Node | string)[], labels: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    // Not in the close event, which comes a task later: keys typed in between would reach the text before the choice does.
    const end = (label: string | undefined) => {
      dialog.close();
      dialog.remove();
      resolve(label);
    };
    const buttons = labels.map((label) => element("button", { value: label }, label));
    const form = element("form", { method: "dialog" }, ...content, element("p", { class: "buttons" }, ...buttons));
    form.addEventListener("submit", ({ submitter }) => end(submitter?.getAttribute("value") ?? labels[0]));
    const dialog = element(
      "dialog",
      { class: "cms-dialog", "aria-labelledby": "cms-dialog-title" },
      element("h2", { id: "cms-dialog-title" }, title),
      form,
    );
    // The page around has keys of its own.
    dialog.addEventListener("keydown", (event) => event.stopPropagation());
    dialog.addEventListener("close", () => end(undefined));
    // The browser's Back button takes the form away.
    addEventListener("hashchange", () => end(undefined), { once: true });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Something that {@link choose} lists. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** More about it, behind the label. */
  readonly note?: string;
}

/**
 * Shows a dialog with a searchable list; Enter takes the best match.
 *
 * @param current the value that is selected at first; may be empty
 * @param readValue reads what may be typed instead of choosing from the list
 * @returns the chosen value, or undefined if the dialog was canceled
 */
export async function choose(
  title: string,
  options: readonly Choice[],
  current: string,
  readValue: (typed: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  const search = element("input", { type: "search" });
  const list = element("select", { size: "10", "aria-label": title });
  const show = () => {
    const typed = search.value.trim();
    const free = readValue(typed);
    const shown = bestFirst(options, typed);
    const asTyped = free === undefined ? [] : [options.find(({ value }) => value === free) ?? { value: free, label: free }];
    const others = shown.filter(({ value }) => value !== free);
    // A whole path is meant; the beginning of one is a search.
    const isWhole = options.some(({ value }) => value === free) || /^#|\/$/.test(free ?? "");
    const all = isWhole ? [...asTyped, ...others] : [...others, ...asTyped];
    list.replaceChildren(
      ...all.map(
        ({ value, label, note }) => new Option(note ? `${label}  ·  ${note}` : label, value, false, typed === "" && value === current),
      ),
    );
    if (list.selectedIndex < 0 && typed !== "") list.selectedIndex = 0;
  };
  search.addEventListener("input", show);
  search.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    list.selectedIndex = Math.min(Math.max(list.selectedIndex + step, 0), list.options.length - 1);
  });
  list.addEventListener("dblclick", () => list.form?.requestSubmit());
  list.addEventListener("keydown", ({ key }) => key === "Enter" && list.form?.requestSubmit());
  show();
  const answer = await ask(title, [element("label", {}, element("span", {}, "Search"), search), list], ["Choose", "Cancel"]);
  return answer === "Choose" && list.value !== "" ? list.value : undefined;
}

/** Options that have all words, those whose label begins with them first. */
function bestFirst(options: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter(({ value, label, note = "" }) => {
    const text = `${label} ${value} ${note}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rank = ({ label }: Choice) => (label.toLowerCase().startsWith(words[0] ?? "") ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
