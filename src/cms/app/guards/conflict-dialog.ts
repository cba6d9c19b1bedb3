import { ask, element, type DialogOption } from "../ui/elements";

export type ConflictChoice = "theirs" | "copy" | "overwrite";

/**
 * Shows both texts side by side, with the lines that only one of them has marked.
 *
 * @param theirs the text that is saved now; null if the file is gone
 * @param file names the file, where it may not be the one of the form
 * @returns undefined when the editor goes back to the form
 */
export function chooseVersion(
  theirs: string | null,
  own: string,
  canCopy: boolean,
  file = "this entry",
): Promise<ConflictChoice | undefined> {
  const options: DialogOption<ConflictChoice | undefined>[] = [
    ...(theirs === null ? [] : [{ label: "Take the other version", value: "theirs" as const }]),
    ...(canCopy ? [{ label: "Save mine as a copy", value: "copy" as const }] : []),
    { label: "Overwrite with mine", value: "overwrite" },
    { label: "Back to the form", value: undefined },
  ];
  const texts = element(
    "div",
    { class: "two-texts" },
    pane("theirs", "The other version, as it is saved now", theirs ?? "", own),
    pane("own", "Your version", own, theirs ?? ""),
  );
  const why = theirs === null ? `Somebody else deleted ${file} after you opened it.` : `Somebody else changed ${file} after you opened it.`;
  return ask(
    "Nothing was saved yet",
    [element("p", {}, `${why} Whatever you choose, your text stays in this browser until you discard it.`), texts],
    options,
  );
}

function pane(name: string, title: string, text: string, other: string): HTMLElement {
  const otherLines = new Set(other.split("\n"));
  const lines = text.split("\n").map((line) => (line === "" || otherLines.has(line) ? `${line}\n` : element("mark", {}, `${line}\n`)));
  return element("section", { class: name }, element("h3", {}, title), element("pre", { tabindex: "0", "aria-label": title }, ...lines));
}
