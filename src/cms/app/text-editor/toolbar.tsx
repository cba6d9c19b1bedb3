import type { CmdKey } from "@milkdown/kit/core";
import {
  toggleEmphasisCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from "@milkdown/kit/preset/commonmark";
import { addColAfterCommand, addRowAfterCommand } from "@milkdown/kit/preset/gfm";
import { deleteColumn, deleteRow, deleteTable, selectedRect } from "@milkdown/kit/prose/tables";
import type { EditorState } from "@milkdown/kit/prose/state";
import { redo, undo } from "@milkdown/kit/prose/history";
import { callCommand } from "@milkdown/kit/utils";
import type { KeyboardEvent } from "react";
import type { Action } from "./context";
import { insert } from "./insertions";
import { editLink } from "./links";

interface Tool {
  readonly label: string;
  /** What the button shows. */
  readonly sign: string;
  readonly run: Action;
  /** Name of the mark or block that is pressed where the cursor is in one. */
  readonly active?: string;
}

/** Milkdown sets the key of a command when an editor starts. */
const command = <T,>(milkdown: { readonly key: CmdKey<T> }, payload?: T): Action => {
  return ({ ctx }) => void callCommand(milkdown.key, payload)(ctx);
};

/** Deletes a row, or the table with its header: a table without one is none. */
const removeRow: Action = ({ view: { state, dispatch } }) =>
  void (selectedRect(state).top === 0 ? deleteTable : deleteRow)(state, dispatch);

const tools: readonly Tool[] = [
  { label: "Undo", sign: "↶", run: ({ view }) => void undo(view.state, view.dispatch) },
  { label: "Redo", sign: "↷", run: ({ view }) => void redo(view.state, view.dispatch) },
  { label: "Section heading", sign: "Section", run: command(wrapInHeadingCommand, 2), active: "heading 2" },
  { label: "Smaller heading", sign: "Heading", run: command(wrapInHeadingCommand, 3), active: "heading 3" },
  { label: "Paragraph", sign: "Text", run: command(turnIntoTextCommand) },
  { label: "Bold", sign: "B", run: command(toggleStrongCommand), active: "strong" },
  { label: "Italic", sign: "I", run: command(toggleEmphasisCommand), active: "emphasis" },
  { label: "Bulleted list", sign: "• • •", run: command(wrapInBulletListCommand), active: "bullet_list" },
  { label: "Numbered list", sign: "1 2 3", run: command(wrapInOrderedListCommand), active: "ordered_list" },
  { label: "Quotation", sign: "“ ”", run: command(wrapInBlockquoteCommand), active: "blockquote" },
  { label: "Link (Ctrl+K)", sign: "Link", run: editLink, active: "link" },
  { label: "Insert", sign: "+", run: insert },
];

const tableTools: readonly Tool[] = [
  { label: "Add row", sign: "+ row", run: command(addRowAfterCommand) },
  { label: "Add column", sign: "+ column", run: command(addColAfterCommand) },
  { label: "Delete row", sign: "− row", run: removeRow },
  { label: "Delete column", sign: "− column", run: ({ view }) => void deleteColumn(view.state, view.dispatch) },
];

/** Names of the marks and blocks around the cursor, a heading with its level. */
export function namesAtCursor({ selection: { $from }, storedMarks }: EditorState): readonly string[] {
  const blocks = Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1));
  const names = blocks.map(({ type, attrs }) => (type.name === "heading" ? `heading ${String(attrs["level"])}` : type.name));
  return [...names, ...(storedMarks ?? $from.marks()).map(({ type }) => type.name)];
}

/** Arrows left and right move between the tools, as in every toolbar; Tab leaves all of them. */
function moveWithArrows({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const buttons = [...currentTarget.querySelectorAll("button")];
  buttons.at((buttons.indexOf(target as HTMLButtonElement) + step) % buttons.length)?.focus();
}

interface ToolbarProps {
  readonly isMarkdown: boolean;
  /** From {@link namesAtCursor}. */
  readonly names: readonly string[];
  readonly onAct: (action: Action) => void;
  readonly onToggleMarkdown: () => void;
  readonly onFind: () => void;
}

/** The buttons above a text. */
export function Toolbar({ isMarkdown, names, onAct, onToggleMarkdown, onFind }: ToolbarProps) {
  const shown = isMarkdown ? [] : [...tools, ...(names.includes("table") ? tableTools : [])];
  return (
    <div className="text-editor-bar" role="toolbar" aria-label="Text" onKeyDown={moveWithArrows}>
      {shown.map(({ label, sign, run, active }) => (
        // The text must not lose the selection.
        <button
          key={label}
          type="button"
          tabIndex={-1}
          aria-label={label}
          aria-pressed={active === undefined ? undefined : names.includes(active)}
          title={label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAct(run)}
        >
          {sign}
        </button>
      ))}
      {!isMarkdown && (
        <button type="button" tabIndex={-1} aria-label="Find and replace (Ctrl+F)" title="Find and replace (Ctrl+F)" onClick={onFind}>
          Find
        </button>
      )}
      <button type="button" tabIndex={isMarkdown ? 0 : -1} aria-pressed={isMarkdown} onClick={onToggleMarkdown}>
        Markdown
      </button>
    </div>
  );
}
