import type { Node } from "@milkdown/kit/prose/model";
import { Plugin, PluginKey, TextSelection, type EditorState } from "@milkdown/kit/prose/state";
import { Decoration, DecorationSet, type EditorView } from "@milkdown/kit/prose/view";
import { SearchQuery, type SearchResult } from "prosemirror-search";
import { parseMarkdown } from "../../../markdown/parser";
import type { Finding } from "../describe-finding";

const key = new PluginKey<DecorationSet>("findings");

/** Underlines what {@link markFindings} marked. */
export const textFindings = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, marked) => (tr.getMeta(key) as DecorationSet | undefined) ?? marked.map(tr.mapping, tr.doc),
  },
  props: { decorations: (state) => key.getState(state) },
});

/** @param markdown the text of the editor, as it was checked */
export function markFindings(view: EditorView, markdown: string, findings: readonly Finding[]): void {
  const { doc, tr } = view.state;
  // Drawing would end what an input method composes.
  if (view.composing) return;
  const blocks = readBlocks(doc, markdown);
  const marks: Decoration[] = [];
  for (const finding of findings) {
    // A finding for each of several equal words in a block.
    const range = findRange(view.state, blocks, finding, (at) =>
      marks.some(({ from, spec }) => from === at && spec["text"] === finding.text),
    );
    const attributes = { class: "text-finding", "data-severity": finding.severity, title: finding.text };
    if (range) marks.push(Decoration.inline(range.from, range.to, attributes, { finding, text: finding.text }));
  }
  view.dispatch(tr.setMeta(key, DecorationSet.create(doc, marks)).setMeta("addToHistory", false));
}

/** Selects the words of a finding; returns whether they are marked. */
export function selectFinding(view: EditorView, finding: Finding): boolean {
  const marks = key.getState(view.state)?.find(undefined, undefined, (spec) => spec["finding"] === finding) ?? [];
  const [mark] = marks;
  if (!mark) return false;
  view.focus();
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, mark.from, mark.to)).scrollIntoView());
  return true;
}

/** A block of the document, and the lines of Markdown that it was read from. */
interface Block {
  readonly node: Node;
  readonly start: number;
  readonly lastLine: number;
}

/** Whether a block has no words, so that Markdown leaves it out. */
const isEmpty = ({ type, children }: Node): boolean =>
  /^(?:paragraph|heading|list_item|bullet_list|ordered_list|blockquote)$/.test(type.name) && children.every(isEmpty);

/** The blocks at the top of a document, in the order of those of its Markdown. */
function readBlocks(doc: Node, markdown: string): readonly Block[] {
  const lastLines = parseMarkdown(markdown).children.map(({ position }) => position?.end.line ?? 0);
  const blocks: Block[] = [];
  doc.forEach((node, start) => {
    if (isEmpty(node)) return;
    blocks.push({ node, start, lastLine: lastLines[blocks.length] ?? 0 });
  });
  return blocks;
}

/** The words that a finding quotes, or else its block. */
function findRange(state: EditorState, blocks: readonly Block[], { textLine = 0, message }: Finding, isTaken: (from: number) => boolean) {
  const block = blocks.find(({ lastLine }) => textLine < lastLine);
  if (!block) return undefined;
  const [start, end] = [block.start, block.start + block.node.nodeSize];
  for (const [, single, double] of message.matchAll(/'([^']{2,})'|“([^”]{2,})”/g)) {
    const filter = (_: unknown, { from }: SearchResult) => !isTaken(from);
    const found = new SearchQuery({ search: single ?? double ?? "", literal: true, filter }).findNext(state, start, end);
    if (found) return found;
  }
  return { from: start, to: end };
}
