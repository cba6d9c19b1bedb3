import { getMarkRange } from "@milkdown/kit/prose";
import type { Mark } from "@milkdown/kit/prose/model";
import { TextSelection, type Transaction } from "@milkdown/kit/prose/state";
import { capitalized } from "../../../site/capitalized";
import { choose } from "../ui/dialogs";
import type { TextEditorContext } from "./editor";
import { cleanUrl } from "./page-decoration";

const REMOVE = "remove";

/** Asks where the selection, or the link at the cursor, or a new link leads. */
export async function editLink({ view, content }: TextEditorContext): Promise<void> {
  const type = view.state.schema.marks["link"];
  const present = type && getMarkRange(view.state.selection.$from, type);
  const before = String(present?.mark.attrs["href"] ?? "");
  const targets = content.linkTargets();
  const removal = present ? [{ value: REMOVE, label: "Remove the link", note: before }] : [];
  const href = await choose("Link to", [...removal, ...targets], before, readUrl);
  if (href === undefined || !type) return;
  const { schema, selection, tr } = view.state;
  const { from, to } = selection.empty && present ? present : selection;
  // Of a heading, its own words.
  const label = targets.find(({ value }) => value === href)?.label.split(" › ");
  const title = capitalized(label?.at(-1) ?? href);
  const isNew = from === to;
  if (isNew) tr.insert(from, schema.text(title));
  const end = isNew ? from + title.length : to;
  tr.removeMark(from, end, type);
  if (href !== REMOVE) linkWords(tr, from, end, type.create({ href }));
  tr.setSelection(TextSelection.create(tr.doc, end));
  view.dispatch(tr.removeStoredMark(type).scrollIntoView());
}

/** Makes a link of words; citations among them stay outside, because they are links themselves. */
export function linkWords(tr: Transaction, from: number, to: number, link: Mark): void {
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (node.isText) tr.addMark(Math.max(from, position), Math.min(to, position + node.nodeSize), link);
  });
}

/** A URL as an editor types it; undefined for words. */
function readUrl(typed: string): string | undefined {
  if (/^(?:https:\/\/|\/|#|mailto:)\S+$/.test(typed)) return cleanUrl(typed);
  if (/^[^\s@/]+@[\w.-]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  return /^(?:http:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed)
    ? cleanUrl(`https://${typed.replace(/^http:\/\//, "")}`)
    : undefined;
}
