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
import { callCommand } from "@milkdown/kit/utils";
import type { KeyboardEvent } from "react";
import type { Action } from "./editor";
import { insert } from "./insertions";
import { editLink } from "./links";

interface Tool {
  readonly label: string;
  /** What the button shows. */
  readonly sign: string;
  readonly run: Action;
}

/** Milkdown sets the key of a command when an editor starts. */
const command = <T,>(milkdown: { readonly key: CmdKey<T> }, payload?: T): Action => {
  return ({ ctx }) => void callCommand(milkdown.key, payload)(ctx);
};

/** Deletes a row, or the table with its header: a table without one is none. */
const removeRow: Action = ({ view: { state, dispatch } }) =>
  void (selectedRect(state).top === 0 ? deleteTable : deleteRow)(state, dispatch);

const tools: readonly Tool[] = [
  { label: "Section heading", sign: "Section", run: command(wrapInHeadingCommand, 2) },
  { label: "Smaller heading", sign: "Heading", run: command(wrapInHeadingCommand, 3) },
  { label: "Paragraph", sign: "Text", run: command(turnIntoTextCommand) },
  { label: "Bold", sign: "B", run: command(toggleStrongCommand) },
  { label: "Italic", sign: "I", run: command(toggleEmphasisCommand) },
  { label: "Bulleted list", sign: "• • •", run: command(wrapInBulletListCommand) },
  { label: "Numbered list", sign: "1 2 3", run: command(wrapInOrderedListCommand) },
  { label: "Quotation", sign: "“ ”", run: command(wrapInBlockquoteCommand) },
  { label: "Link (Ctrl+K)", sign: "Link", run: editLink },
  { label: "Insert", sign: "+", run: insert },
];

const tableTools: readonly Tool[] = [
  { label: "Add row", sign: "+ row", run: command(addRowAfterCommand) },
  { label: "Add column", sign: "+ column", run: command(addColAfterCommand) },
  { label: "Delete row", sign: "− row", run: removeRow },
  { label: "Delete column", sign: "− column", run: ({ view }) => void deleteColumn(view.state, view.dispatch) },
];

/** Arrows left and right move between the tools, as in every toolbar; Tab leaves all of them. */
function moveWithArrows({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const buttons = [...currentTarget.querySelectorAll("button")];
  buttons.at((buttons.indexOf(target as HTMLButtonElement) + step) % buttons.length)?.focus();
}

interface ToolbarProps {
  readonly isMarkdown: boolean;
  readonly inTable: boolean;
  readonly onAct: (action: Action) => void;
  readonly onToggleMarkdown: () => void;
}

/** The buttons above a text. */
export function Toolbar({ isMarkdown, inTable, onAct, onToggleMarkdown }: ToolbarProps) {
  const shown = isMarkdown ? [] : [...tools, ...(inTable ? tableTools : [])];
  return (
    <div className="text-editor-bar" role="toolbar" aria-label="Text" onKeyDown={moveWithArrows}>
      {shown.map(({ label, sign, run }) => (
        // The text must not lose the selection.
        <button
          key={label}
          type="button"
          tabIndex={-1}
          aria-label={label}
          title={label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAct(run)}
        >
          {sign}
        </button>
      ))}
      <button type="button" tabIndex={isMarkdown ? 0 : -1} aria-pressed={isMarkdown} onClick={onToggleMarkdown}>
        Markdown
      </button>
    </div>
  );
}
