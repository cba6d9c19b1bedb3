import {
  insertHrCommand,
  toggleEmphasisCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from "@milkdown/kit/preset/commonmark";
import { addColAfterCommand, addRowAfterCommand } from "@milkdown/kit/preset/gfm";
import type { Command } from "@milkdown/kit/prose/state";
import { deleteColumn, deleteRow, deleteTable } from "@milkdown/kit/prose/tables";
import type { CmdKey } from "@milkdown/kit/core";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "./toolbar-icons";

export type ToolbarAction =
  | { readonly kind: "insert" | "link" | "unlink" | "markdown" }
  | { readonly kind: "prose"; readonly run: Command }
  | { readonly kind: "command"; readonly command: MilkdownCommand; readonly payload?: unknown };

/** Milkdown sets the key when an editor starts. */
interface MilkdownCommand {
  readonly key: CmdKey<unknown>;
}

interface ToolbarProps {
  readonly isMarkdown: boolean;
  readonly inTable: boolean;
  readonly link: string | undefined;
  readonly block: string;
  readonly onAct: (action: ToolbarAction) => void;
}

const command = (of: { readonly key: unknown }, payload?: unknown): ToolbarAction => ({
  kind: "command",
  command: of as MilkdownCommand,
  payload,
});

const blocks: Readonly<Record<string, ToolbarAction>> = {
  paragraph: command(turnIntoTextCommand),
  heading2: command(wrapInHeadingCommand, 2),
  heading3: command(wrapInHeadingCommand, 3),
};

const buttons: readonly (readonly [label: string, sign: ReactNode, action: ToolbarAction])[] = [
  ["Bold", "B", command(toggleStrongCommand)],
  ["Italic", "I", command(toggleEmphasisCommand)],
  ["Bulleted list", <Icon key="icon" name="bullets" />, command(wrapInBulletListCommand)],
  ["Numbered list", <Icon key="icon" name="numbers" />, command(wrapInOrderedListCommand)],
  ["Quotation", <Icon key="icon" name="quotation" />, command(wrapInBlockquoteCommand)],
  ["Line", <Icon key="icon" name="line" />, command(insertHrCommand)],
  ["Link (Ctrl+K)", <Icon key="icon" name="link" />, { kind: "link" }],
];

/** A table without its header or its only column is no table. */
const removeRow: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const isHeader = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    ({ type }) => type.name === "table_header_row",
  );
  return isHeader ? deleteTable(state, dispatch) : deleteRow(state, dispatch);
};

/** Arrows left and right move between the tools, as in every toolbar; Tab leaves all of them. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  // They would also choose another kind of paragraph.
  event.preventDefault();
  const tools = [...currentTarget.querySelectorAll<HTMLElement>("button, select")];
  tools.at((tools.indexOf(target as HTMLElement) + step) % tools.length)?.focus();
}

/** The buttons above a text. */
export function Toolbar({ isMarkdown, inTable, link, block, onAct }: ToolbarProps) {
  const button = (label: string, sign: ReactNode, action: ToolbarAction) => (
    // The text must not lose the selection.
    <button
      key={label}
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAct(action)}
    >
      {sign}
    </button>
  );
  return (
    <div className="text-editor-bar" role="toolbar" aria-label="Text" onKeyDown={moveWithArrows}>
      {!isMarkdown && (
        <>
          <select
            aria-label="Kind of paragraph"
            value={block in blocks ? block : "paragraph"}
            onChange={({ target }) => onAct(blocks[target.value] as ToolbarAction)}
          >
            <option value="paragraph">Paragraph</option>
            <option value="heading2">Section heading</option>
            <option value="heading3">Smaller heading</option>
          </select>
          {buttons.map(([label, sign, action]) => button(label, sign, action))}
          {button("Insert", "+", { kind: "insert" })}
          {inTable && button("Add row", "+ row", command(addRowAfterCommand))}
          {inTable && button("Add column", "+ column", command(addColAfterCommand))}
          {inTable && button("Delete row", "− row", { kind: "prose", run: removeRow })}
          {inTable && button("Delete column", "− column", { kind: "prose", run: deleteColumn })}
        </>
      )}
      <button type="button" tabIndex={isMarkdown ? 0 : -1} aria-pressed={isMarkdown} onClick={() => onAct({ kind: "markdown" })}>
        Markdown
      </button>
      {link !== undefined && (
        <span className="text-editor-link">
          Links to {link} {button("Remove link", "Remove", { kind: "unlink" })}
        </span>
      )}
    </div>
  );
}
