import { Fragment, Slice } from "@milkdown/kit/prose/model";
import { Selection, type Command, type EditorState } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
  type SearchResult,
} from "prosemirror-search";
import { useEffect, useReducer, useState, type KeyboardEvent } from "react";

interface FindBarProps {
  readonly view: EditorView;
  readonly onClose: () => void;
}

const commands: Readonly<Record<string, Command>> = {
  Previous: findPrev,
  Next: findNext,
  Replace: replaceNext,
  "Replace all": replaceAll,
};

/** Finds and replaces words in a text; it starts with those that are selected. */
export function FindBar({ view, onClose }: FindBarProps) {
  const [find, setFind] = useState(() => selectedWords(view.state));
  const [replacement, setReplacement] = useState("");
  const [, countAgain] = useReducer((times: number) => times + 1, 0);
  const count = getMatchHighlights(view.state).find().length;
  useEffect(() => {
    setQuery(view, find, replacement);
    countAgain();
  }, [view, find, replacement]);
  useEffect(() => () => setQuery(view, "", ""), [view]);
  const run = (command: Command) => {
    // Words around the cursor are only found from elsewhere.
    if (!command(view.state, view.dispatch) && count > 0) {
      view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)));
      command(view.state, view.dispatch);
    }
    countAgain();
    // ProseMirror only scrolls to a cursor that has the focus.
    view.dom.querySelector(".ProseMirror-active-search-match")?.scrollIntoView({ block: "center" });
  };
  const onKeyDown = (event: KeyboardEvent, onEnter: Command) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run(onEnter);
  };
  const close = () => {
    onClose();
    view.focus();
  };
  const field = (label: string, value: string, onChange: (value: string) => void) => ({
    "aria-label": label,
    placeholder: label,
    value,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange(target.value),
  });
  return (
    <div className="text-editor-find" role="search" aria-label="Find in the text">
      <input ref={select} {...field("Find", find, setFind)} onKeyDown={(event) => onKeyDown(event, event.shiftKey ? findPrev : findNext)} />
      <input {...field("Replace with", replacement, setReplacement)} onKeyDown={(event) => onKeyDown(event, replaceNext)} />
      {Object.entries(commands).map(([label, command]) => (
        <button key={label} type="button" onClick={() => run(command)}>
          {label}
        </button>
      ))}
      <button type="button" className="close" onClick={close}>
        Close
      </button>
      <span role="status">{find && `${count} found`}</span>
    </div>
  );
}

/** Replaces words with others as they were typed; a plain query leaves out `$4` of `$49`. */
class WordQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const words = this.replace && schema.text(this.replace, doc.resolve(from).marksAcross(doc.resolve(to)));
    return [{ from, to, insert: new Slice(words ? Fragment.from(words) : Fragment.empty, 0, 0) }];
  }
}

/** A pattern for words, which also finds typographic quotes and no-break spaces for those of a keyboard. */
const toPattern = (words: string): string =>
  words
    .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
    .replaceAll("'", "['‘’]")
    .replaceAll('"', '["“”]')
    .replaceAll(" ", "\\s");

function setQuery(view: EditorView, words: string, replace: string): void {
  const query = new WordQuery({ search: toPattern(words), replace, regexp: true });
  // An editor may be gone when its bar is.
  if (!view.isDestroyed) view.dispatch(setSearchState(view.state.tr, query));
}

function select(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

const selectedWords = ({ doc, selection: { from, to } }: EditorState): string => doc.textBetween(from, to, "\n").split("\n")[0] ?? "";
