import type { CmdKey } from "@milkdown/kit/core";
import { toggleEmphasisCommand, toggleStrongCommand, turnIntoTextCommand, wrapInHeadingCommand } from "@milkdown/kit/preset/commonmark";
import { addColAfterCommand, addRowAfterCommand } from "@milkdown/kit/preset/gfm";
import { wrapIn } from "@milkdown/kit/prose/commands";
import { redo, undo } from "@milkdown/kit/prose/history";
import type { Node } from "@milkdown/kit/prose/model";
import { liftListItem } from "@milkdown/kit/prose/schema-list";
import { AllSelection, TextSelection } from "@milkdown/kit/prose/state";
import { deleteColumn, deleteRow, deleteTable, selectedRect } from "@milkdown/kit/prose/tables";
import { liftTarget } from "@milkdown/kit/prose/transform";
import { callCommand } from "@milkdown/kit/utils";
import type { Action } from "./editor";
import { editLink } from "./links";

/** What a button of the bar does; those with a note are in the menu of insertions, too. */
export interface Tool {
  readonly label: string;
  /** What the button shows. */
  readonly sign: string;
  readonly run: Action;
  /** Name of the mark or block that is pressed where the cursor is in one. */
  readonly active?: string;
  /** What other editors call it. */
  readonly note?: string;
}

/** Milkdown sets the key of a command when an editor starts. */
const command = <T>(milkdown: { readonly key: CmdKey<T> }, payload?: T): Action => {
  return ({ ctx }) => void callCommand(milkdown.key, payload)(ctx);
};

/** Does something with the selected blocks; of all, without the empty paragraph behind a text, which is no part of it. */
const forBlocks =
  (run: Action): Action =>
  (editor) => {
    const { state, dispatch } = editor.view;
    const { doc, selection, tr } = state;
    const end = doc.content.size - (doc.lastChild?.isTextblock && doc.lastChild.content.size === 0 ? doc.lastChild.nodeSize : 0);
    if (selection instanceof AllSelection) dispatch(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(end))));
    return run(editor);
  };

const isList = ({ type }: Node): boolean => /^(?:bullet|ordered)_list$/.test(type.name);

/** Makes the selected blocks items of one list, a list one of the other kind, or items of this kind paragraphs again. */
const toggleList = (name: "bullet_list" | "ordered_list"): Action =>
  forBlocks(({ view: { state, dispatch } }) => {
    const { paragraph, list_item, [name]: type } = state.schema.nodes;
    const { $from, $to } = state.selection;
    const [list, range] = [$from.blockRange($to, isList), $from.blockRange($to)];
    if (!type || !list_item || !paragraph || !range) return;
    if (list?.parent.type === type) return void liftListItem(list_item)(state, dispatch);
    if (list) return dispatch(state.tr.setNodeMarkup($from.before(list.depth), type));
    const blocks = range.parent.children.slice(range.startIndex, range.endIndex);
    if (!blocks.every((block) => isList(block) || /^(?:paragraph|heading)$/.test(block.type.name))) return;
    const items = blocks.flatMap((block) =>
      isList(block) ? block.children : list_item.create(null, paragraph.create(null, block.content)),
    );
    const tr = state.tr.replaceWith(range.start, range.end, type.create(null, items));
    // A block that was no list is now two levels deeper, which moves both ends of the selection.
    const [from, to] = [blocks[0], blocks.at(-1)].map((block) => (block && isList(block) ? 0 : 2));
    const end = tr.mapping.map(range.end) - (range.end - $to.pos) - Number(to);
    dispatch(tr.setSelection(TextSelection.between(tr.doc.resolve($from.pos + Number(from)), tr.doc.resolve(end))));
  });

/** Makes a heading, which is no item of a list. */
const toHeading = (level: number): Action =>
  forBlocks((editor) => {
    const { view } = editor;
    const item = view.state.schema.nodes["list_item"];
    while (item && liftListItem(item)(view.state, view.dispatch));
    return command(wrapInHeadingCommand, level)(editor);
  });

/** Quotes the selected blocks, or takes them out of their quotation. */
const toggleQuotation = forBlocks(({ view: { state, dispatch } }) => {
  const { $from, $to } = state.selection;
  const { blockquote } = state.schema.nodes;
  const quoted = $from.blockRange($to, ({ type }) => type === blockquote);
  const target = quoted && liftTarget(quoted);
  if (quoted && typeof target === "number") dispatch(state.tr.lift(quoted, target));
  else if (blockquote) wrapIn(blockquote)(state, dispatch);
});

/** Deletes a row, or the table with its header: a table without one is none. */
const removeRow: Action = ({ view: { state, dispatch } }) =>
  void (selectedRect(state).top === 0 ? deleteTable : deleteRow)(state, dispatch);

/** Tools for words and blocks. */
export const tools: readonly Tool[] = [
  { label: "Undo", sign: "↶", run: ({ view }) => void undo(view.state, view.dispatch) },
  { label: "Redo", sign: "↷", run: ({ view }) => void redo(view.state, view.dispatch) },
  { label: "Section heading", sign: "Section", run: toHeading(2), active: "heading 2", note: "heading 2" },
  { label: "Smaller heading", sign: "Heading", run: toHeading(3), active: "heading 3", note: "heading 3" },
  { label: "Paragraph", sign: "Text", run: command(turnIntoTextCommand) },
  { label: "Bold", sign: "B", run: command(toggleStrongCommand), active: "strong" },
  { label: "Italic", sign: "I", run: command(toggleEmphasisCommand), active: "emphasis" },
  { label: "Bulleted list", sign: "• • •", run: toggleList("bullet_list"), active: "bullet_list", note: "unordered list" },
  { label: "Numbered list", sign: "1 2 3", run: toggleList("ordered_list"), active: "ordered_list", note: "ordered list" },
  { label: "Quotation", sign: "“ ”", run: toggleQuotation, active: "blockquote", note: "quote, blockquote" },
  { label: "Link (Ctrl+K)", sign: "Link", run: editLink, active: "link", note: "hyperlink" },
];

/** Tools for the table with the cursor. */
export const tableTools: readonly Tool[] = [
  { label: "Add row", sign: "+ row", run: command(addRowAfterCommand) },
  { label: "Add column", sign: "+ column", run: command(addColAfterCommand) },
  { label: "Delete row", sign: "− row", run: removeRow },
  { label: "Delete column", sign: "− column", run: ({ view }) => void deleteColumn(view.state, view.dispatch) },
];
