import { TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import type { SiteContent } from "../site-content";
import { choose } from "../ui/dialogs";

const REMOVE = "remove";

/** Asks where the selection, or the link at the cursor, or a new link leads. */
export async function editLink({ view, content }: { readonly view: EditorView; readonly content: SiteContent }): Promise<void> {
  const present = linkAtCursor(view);
  const targets = content.linkTargets();
  const removal = present ? [{ value: REMOVE, label: "Remove the link", note: present.href }] : [];
  const href = await choose("Link to", [...removal, ...targets], present?.href ?? "", readUrl);
  if (href === undefined) return;
  const { schema, selection, tr } = view.state;
  const { from, to } = selection.empty && present ? present : selection;
  const type = schema.marks["link"];
  if (!type) return;
  const title = targets.find(({ value }) => value === href)?.label ?? href;
  const isNew = from === to;
  if (isNew) tr.insert(from, schema.text(title));
  const end = isNew ? from + title.length : to;
  tr.removeMark(from, end, type);
  if (href !== REMOVE) tr.addMark(from, end, type.create({ href }));
  tr.setSelection(TextSelection.create(tr.doc, end));
  view.dispatch(tr.removeStoredMark(type).scrollIntoView());
}

/** The link at the cursor: its target and its range. */
function linkAtCursor({ state }: EditorView): { readonly href: string; readonly from: number; readonly to: number } | undefined {
  const { $from } = state.selection;
  const type = state.schema.marks["link"];
  const mark = type?.isInSet($from.marks()) ?? type?.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark || !$from.parent.isTextblock) return undefined;
  let [from, to] = [$from.pos, $from.pos];
  $from.parent.forEach((child, offset) => {
    const start = $from.start() + offset;
    if (!mark.isInSet(child.marks)) return;
    if (start <= to && start + child.nodeSize >= from) [from, to] = [Math.min(from, start), Math.max(to, start + child.nodeSize)];
  });
  return { href: String(mark.attrs["href"]), from, to };
}

/** A URL as an editor types it; undefined for words. */
function readUrl(typed: string): string | undefined {
  if (/^(?:https:\/\/|\/|#|mailto:)\S+$/.test(typed)) return typed;
  return /^(?:http:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed)
    ? `https://${typed.replace(/^http:\/\//, "")}`
    : undefined;
}
