import { parserCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import type { Node } from "@milkdown/kit/prose/model";
import { TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { placeholders } from "../../../lint/rules/unfinished-text";
import type { Attributes, DirectiveDefinition } from "../../../markdown/directives/definition";

/** Inserts a directive where the cursor is; typing goes on behind it. */
export function insertDirective(view: EditorView, { kind, name, noSpaceBefore }: DirectiveDefinition, attributes: Attributes): void {
  const { schema } = view.state;
  const type = schema.nodes[kind === "leaf" ? "leaf_directive" : "text_directive"];
  const node = type?.create({ name, attributes: JSON.stringify(attributes) });
  if (!node) return;
  if (kind === "leaf") return insertBlocks(view, [node]);
  const { to, $to } = view.state.selection;
  const needsSpace = !noSpaceBefore && /\S$/.test($to.parent.textBetween(0, $to.parentOffset));
  const content = needsSpace ? [schema.text(" "), node] : [node];
  const { tr } = view.state;
  tr.insert(to, content);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, to + content.length)).scrollIntoView());
  view.focus();
}

/** Inserts Markdown as blocks, below the block with the cursor; its first placeholder is selected, so that typing replaces it. */
export function insertMarkdown(ctx: Ctx, view: EditorView, markdown: string): void {
  const blocks: Node[] = [];
  ctx
    .get(parserCtx)(markdown)
    .forEach((block) => blocks.push(block));
  insertBlocks(view, blocks);
}

/** Blocks replace an empty paragraph or come below the block with the cursor, which then is in the paragraph behind them. */
function insertBlocks(view: EditorView, blocks: readonly Node[]): void {
  const { $from } = view.state.selection;
  const { tr, schema } = view.state;
  const top = $from.depth === 0 ? $from.nodeAfter : $from.node(1);
  const start = $from.depth === 0 ? $from.pos : $from.before(1);
  const isEmpty = top?.type.name === "paragraph" && top.content.size === 0;
  const end = start + (top?.nodeSize ?? 0);
  tr.replaceWith(isEmpty ? start : end, end, blocks);
  const after = (isEmpty ? start : end) + blocks.reduce((size, block) => size + block.nodeSize, 0);
  const next = tr.doc.resolve(after).nodeAfter;
  const paragraph = schema.nodes["paragraph"]?.create();
  if (next?.type.name !== "paragraph" && paragraph) tr.insert(after, paragraph);
  tr.setSelection(selectPlaceholder(tr.doc, isEmpty ? start : end, after) ?? TextSelection.near(tr.doc.resolve(after + 1)));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

function selectPlaceholder(doc: Node, from: number, to: number): TextSelection | undefined {
  let found: TextSelection | undefined;
  doc.nodesBetween(from, to, (node, position) => {
    const words = Object.values(placeholders).find((each) => node.text?.includes(each));
    if (!words || found) return;
    const start = position + (node.text ?? "").indexOf(words);
    found = TextSelection.create(doc, start, start + words.length);
  });
  return found;
}

/** The link at the cursor: its target and its range. */
export function linkAtCursor(view: EditorView): { readonly href: string; readonly from: number; readonly to: number } | undefined {
  const { $from } = view.state.selection;
  const type = view.state.schema.marks["link"];
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

/** Links the selection, or the link at the cursor, or new text; an empty target removes the link. */
export function setLink(view: EditorView, href: string, title: string): void {
  const { schema, selection } = view.state;
  const type = schema.marks["link"];
  if (!type) return;
  const present = linkAtCursor(view);
  const { from, to } = selection.empty && present ? present : selection;
  const { tr } = view.state;
  if (from === to && href !== "") {
    tr.insert(from, schema.text(title, [type.create({ href })]));
    tr.setSelection(TextSelection.create(tr.doc, from + title.length));
  } else {
    tr.removeMark(from, to, type);
    if (href !== "") tr.addMark(from, to, type.create({ href }));
    tr.setSelection(TextSelection.create(tr.doc, to));
  }
  view.dispatch(tr.removeStoredMark(type).scrollIntoView());
  view.focus();
}
