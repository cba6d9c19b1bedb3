import type { EditorState } from "@milkdown/kit/prose/state";
import type { KeyboardEvent } from "react";
import type { Action } from "./editor";
import { insert } from "./insertions";
import { tableTools, tools, type Tool } from "./tools";

const insertTool: Tool = { label: "Insert", sign: "+", run: insert };

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
  const shown = isMarkdown ? [] : [...tools, insertTool, ...(names.includes("table") ? tableTools : [])];
  return (
    <div role="toolbar" aria-label="Text" onKeyDown={moveWithArrows}>
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
