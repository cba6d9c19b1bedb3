/** An option of the dialog. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * Shows a dialog with a searchable list.
 *
 * @param title HTML
 * @param current the value that is selected at first; may be empty
 * @param freeValue what may be typed instead of choosing from the list
 * @returns the chosen value, or undefined if the dialog was cancelled
 */
export function choose(
  title: string,
  options: readonly Option[],
  current: string,
  { freeValue }: { readonly freeValue?: RegExp } = {},
): Promise<string | undefined> {
  const dialog = document.createElement("dialog");
  dialog.className = "choice";
  dialog.innerHTML = `
    <form>
      <h2>${title}</h2>
      <label><span>Search</span><input type="search"></label>
      <label><span>${title}</span><select size="10" required></select></label>
      <p><button class="primary">Choose</button><button formnovalidate>Cancel</button></p>
    </form>`;
  const search = dialog.querySelector("input") as HTMLInputElement;
  const list = dialog.querySelector("select") as HTMLSelectElement;
  const choice = dialog.querySelector("button") as HTMLButtonElement;
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/);
    const shown = options.filter(({ value, label }) => wanted.every((word) => `${label} ${value}`.toLowerCase().includes(word)));
    const typed = search.value.trim();
    const free = freeValue?.test(typed) && !shown.some(({ value }) => value === typed) ? [{ value: typed, label: typed }] : [];
    list.replaceChildren(...[...shown, ...free].map(({ value, label }) => new window.Option(label, value, false, value === current)));
    if (list.selectedIndex < 0 && search.value !== "") list.selectedIndex = 0;
  };
  search.addEventListener("input", show);
  list.addEventListener("dblclick", () => choice.click());
  show();
  search.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    list.focus();
    if (list.selectedIndex < 0) list.selectedIndex = 0;
  });
  list.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // The text has the focus after this, and must not get the same key.
    event.preventDefault();
    choice.click();
  });
  document.body.append(dialog);
  dialog.showModal();
  search.focus();
  return new Promise((resolve) => {
    const end = (value: string | undefined) => {
      dialog.close();
      dialog.remove();
      resolve(value);
    };
    // Not in the close event, which comes a task later: keys typed in between would reach the text before the choice does.
    dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      end(event.submitter === choice && list.value !== "" ? list.value : undefined);
    });
    dialog.addEventListener("close", () => end(undefined));
  });
}

/** Style of the dialog, on Decap's page. */
export const choiceStyle = `
  .choice { width: min(44rem, 92vw); padding: 24px; border: 1px solid var(--cms-line); border-radius: 8px; }
  .choice::backdrop { background: rgb(20 30 40 / 0.45); }
  .choice h2 { margin: 0 0 12px; font-size: 18px; }
  .choice label { display: block; margin-bottom: 12px; }
  .choice label span { display: block; margin-bottom: 4px; font-size: 13px; font-weight: 600; }
  .choice select { height: min(22rem, 45vh); }
  .choice option { padding: 4px; white-space: normal; }
  .choice p { display: flex; gap: 8px; margin: 0; }
`;
