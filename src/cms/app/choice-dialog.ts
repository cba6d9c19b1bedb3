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
 * @returns the chosen value, or undefined if the dialog was cancelled
 */
export function choose(title: string, options: readonly Option[], current: string): Promise<string | undefined> {
  const dialog = document.createElement("dialog");
  dialog.className = "choice";
  dialog.innerHTML = `
    <form method="dialog">
      <h2>${title}</h2>
      <label><span>Search</span><input type="search"></label>
      <label><span>${title}</span><select size="10" required></select></label>
      <p><button value="chosen">Choose</button><button formnovalidate>Cancel</button></p>
    </form>`;
  const search = dialog.querySelector("input") as HTMLInputElement;
  const list = dialog.querySelector("select") as HTMLSelectElement;
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/);
    const shown = options.filter(({ value, label }) => wanted.every((word) => `${label} ${value}`.toLowerCase().includes(word)));
    list.replaceChildren(...shown.map(({ value, label }) => new window.Option(label, value, false, value === current)));
    if (list.selectedIndex < 0 && search.value !== "") list.selectedIndex = 0;
  };
  search.addEventListener("input", show);
  list.addEventListener("dblclick", () => dialog.querySelector("button")?.click());
  show();
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "chosen" && list.value !== "" ? list.value : undefined);
    });
  });
}

/** Style of the dialog, on Decap's page. */
export const choiceStyle = `
  .choice { width: min(44rem, 92vw); padding: 24px; border: 0; border-radius: 8px; font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 8px 40px rgb(0 0 0 / 0.3); }
  .choice::backdrop { background: rgb(20 30 40 / 0.45); }
  .choice h2 { margin: 0 0 12px; font-size: 18px; }
  .choice label { display: block; margin-bottom: 12px; }
  .choice label span { display: block; font-size: 13px; font-weight: 600; }
  .choice input, .choice select { width: 100%; padding: 8px; border: 2px solid #dfdfe3; border-radius: 5px; font: inherit; }
  .choice select { height: min(20rem, 45vh); }
  .choice option { padding: 4px; white-space: normal; }
  .choice p { display: flex; gap: 8px; margin: 0; }
  .choice button { padding: 8px 20px; border: 0; border-radius: 5px; background: #dfdfe3; color: #15202b; font: inherit; font-weight: 600; cursor: pointer; }
  .choice button[value] { background: #0b5a66; color: #fff; }
`;
