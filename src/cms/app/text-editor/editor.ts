import { defaultValueCtx, Editor, editorViewCtx, editorViewOptionsCtx, parserCtx, rootCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import { clipboard } from "@milkdown/kit/plugin/clipboard";
import { history } from "@milkdown/kit/plugin/history";
import {
  commonmark,
  emphasisStarInputRule,
  emphasisUnderscoreInputRule,
  imageSchema,
  remarkPreserveEmptyLinePlugin,
  strongInputRule,
  syncHeadingIdPlugin,
} from "@milkdown/kit/preset/commonmark";
import { addRowAfterCommand, gfm } from "@milkdown/kit/preset/gfm";
import { NodeSelection, Plugin, type EditorState, type Transaction } from "@milkdown/kit/prose/state";
import type { Node } from "@milkdown/kit/prose/model";
import { Slice } from "@milkdown/kit/prose/model";
import { goToNextCell } from "@milkdown/kit/prose/tables";
import type { EditorView } from "@milkdown/kit/prose/view";
import { SerializerState } from "@milkdown/kit/transformer";
import { $prose, $view, callCommand } from "@milkdown/kit/utils";
import { canonicalMarkdown, writeMarkdown } from "../../../markdown/canonical-markdown";
import { directiveSyntax, leafDirective, textDirective } from "./directive-nodes";
import { directiveView, type DirectiveActions } from "./directive-view";
import { pasteRules } from "./paste";
import { tidy, type TreeNode } from "./tidy";

export interface TextEditorOptions extends DirectiveActions {
  readonly root: HTMLElement;
  readonly markdown: string;
  readonly label: string;
  readonly id: string;
  /** Called with the text after every change of it. */
  readonly onChange: (markdown: string) => void;
  /** Called when `/` is typed in an empty paragraph. */
  readonly onSlash: () => void;
  /** Called for Ctrl+K. */
  readonly onLink: () => void;
  /** Called after every change of the text or the selection. */
  readonly onUpdate: () => void;
}

/** A running editor of a text. */
export interface TextEditor {
  readonly view: EditorView;
  readonly ctx: Ctx;
  /** Replaces the whole text. */
  setMarkdown(markdown: string): void;
  destroy(): void;
}

/** Parts of Milkdown that would write or do what editors of this site do not mean, such as italics from `2*3*4`. */
const excludedPlugins = new Set<unknown>(
  [remarkPreserveEmptyLinePlugin, emphasisStarInputRule, emphasisUnderscoreInputRule, strongInputRule, syncHeadingIdPlugin].flat(),
);

/** Starts a rich text editor. What it gives back is in the canonical format. */
export async function createTextEditor(options: TextEditorOptions): Promise<TextEditor> {
  let current = options.markdown;
  const report = $prose(
    () =>
      new Plugin({
        view: () => ({
          update: (view, before) => {
            const text = before.doc.eq(view.state.doc) ? current : toMarkdown(view.state.doc);
            if (text !== current) options.onChange((current = text));
            options.onUpdate();
          },
        }),
      }),
  );
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, options.root);
      ctx.set(defaultValueCtx, options.markdown);
      ctx.update(editorViewOptionsCtx, (previous) => ({
        ...previous,
        attributes: { id: options.id, role: "textbox", "aria-multiline": "true", "aria-label": options.label, class: "text-editor-page" },
      }));
    })
    // Before the clipboard, which would take what these rules have to see first.
    .use($prose((ctx) => keys(ctx, options)))
    .use($prose((ctx) => pasteRules(ctx)))
    .use($prose(() => new Plugin({ appendTransaction: (_, __, state) => withRoomBelow(state) })))
    .use($prose(() => new Plugin({ props: { clipboardTextSerializer: copiedText } })))
    .use(commonmark.filter((plugin) => !excludedPlugins.has(plugin)))
    .use(imageWithoutTitle)
    .use(gfm)
    .use(directiveSyntax)
    .use([leafDirective, textDirective])
    .use($view(leafDirective, () => directiveView(options)))
    .use($view(textDirective, () => directiveView(options)))
    .use(history)
    .use(clipboard)
    .use(report)
    .create();
  const view = editor.ctx.get(editorViewCtx);
  const roomBelow = withRoomBelow(view.state);
  if (roomBelow) view.dispatch(roomBelow);
  return {
    view,
    ctx: editor.ctx,
    setMarkdown: (markdown) => {
      if (markdown === current) return;
      const doc = editor.ctx.get(parserCtx)(markdown);
      current = markdown;
      const { tr } = view.state;
      view.dispatch(tr.replace(0, view.state.doc.content.size, new Slice(doc.content, 0, 0)).setMeta("addToHistory", true));
    },
    destroy: () => {
      // Milkdown removes what pasting needs first, and the view a moment later.
      view.destroy();
      void editor.destroy();
    },
  };
}

/** An empty paragraph behind a last button, table or list, so that somebody can write there. It is not part of the text. */
function withRoomBelow({ doc, schema, tr }: EditorState): Transaction | null {
  const paragraph = doc.lastChild?.type.name === "paragraph" ? undefined : schema.nodes["paragraph"]?.create();
  return paragraph ? tr.insert(doc.content.size, paragraph).setMeta("addToHistory", false) : null;
}

/** Milkdown gives a picture without title an empty one. */
const imageWithoutTitle = imageSchema.extendSchema((previous) => (ctx) => {
  const schema = previous(ctx);
  return {
    ...schema,
    toMarkdown: {
      match: schema.toMarkdown.match,
      runner: (state, node) => {
        const { src, alt, title } = node.attrs as { src: string; alt: string; title: string };
        state.addNode("image", undefined, undefined, { url: src, alt, title: title || null });
      },
    },
  };
});

/** The text of a document in the canonical format. */
export function toMarkdown(doc: Node): string {
  const state = new SerializerState(doc.type.schema);
  state.run(doc);
  const tree = state.build();
  tidy(tree as TreeNode);
  return canonicalMarkdown(writeMarkdown(tree as never));
}

/** What is copied for programs that take plain text: words of one paragraph as they are, everything else as Markdown. */
function copiedText({ content }: Slice): string {
  const only = content.childCount === 1 ? content.firstChild : null;
  const doc = only?.isTextblock ? null : content.firstChild?.type.schema.topNodeType.createAndFill(null, content);
  return doc ? toMarkdown(doc) : content.textBetween(0, content.size, "\n\n");
}

/** Headings and cells hold one line; Tab leaves the editor unless it moves between cells or in a list. */
function keys(ctx: Ctx, { onSlash, onLink }: TextEditorOptions): Plugin {
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        // The browser says a moment later where an earlier key moved the cursor: ProseMirror has to read it now.
        document.dispatchEvent(new Event("selectionchange"));
        const { selection } = view.state;
        const { $from, empty } = selection;
        const parent = $from.parent;
        if (event.key === "F10" && event.altKey) return focusToolbar(view);
        if (event.key === "k" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          onLink();
          return true;
        }
        if (event.key === "Tab" && !event.shiftKey && addRowAtEnd(ctx, view)) return true;
        if (event.key === "Enter" && selection instanceof NodeSelection && openDirective(view, selection)) return true;
        if ((event.key === "Backspace" || event.key === "Delete") && selectBesideCursor(view, event.key === "Delete")) return true;
        if (event.key === "Enter" && event.shiftKey && (parent.type.name === "heading" || isInTable(view))) return true;
        if (event.key !== "/" || !empty || parent.type.name !== "paragraph" || parent.content.size > 0) return false;
        event.preventDefault();
        onSlash();
        return true;
      },
    },
  });
}

/** A button or chart beside the cursor is selected first; the same key again deletes it. */
function selectBesideCursor({ state, dispatch }: EditorView, isForward: boolean): boolean {
  const { $from, empty } = state.selection;
  const { parent, parentOffset } = $from;
  if (!empty || !parent.isTextblock || parent.content.size === 0 || parentOffset !== (isForward ? parent.content.size : 0)) return false;
  const edge = state.doc.resolve(isForward ? $from.after() : $from.before());
  const node = isForward ? edge.nodeAfter : edge.nodeBefore;
  if (node?.type.name !== "leaf_directive") return false;
  dispatch(state.tr.setSelection(NodeSelection.create(state.doc, isForward ? edge.pos : edge.pos - node.nodeSize)).scrollIntoView());
  return true;
}

/** The key of other editors for their toolbar; Escape and Tab have other uses in lists and tables. */
function focusToolbar(view: EditorView): boolean {
  view.dom.closest(".text-editor")?.querySelector<HTMLElement>("[role='toolbar'] select, [role='toolbar'] button")?.focus();
  return true;
}

/** Tab in the last cell of a table adds a row and goes there; in other cells it goes to the next one. */
function addRowAtEnd(ctx: Ctx, view: EditorView): boolean {
  if (!isInTable(view) || goToNextCell(1)(view.state)) return false;
  callCommand(addRowAfterCommand.key)(ctx);
  return goToNextCell(1)(view.state, view.dispatch);
}

function openDirective(view: EditorView, { from }: NodeSelection): boolean {
  const button = view.nodeDOM(from);
  if (!(button instanceof HTMLElement) || !button.classList.contains("directive")) return false;
  button.querySelector("button")?.click();
  return true;
}

export function isInTable(view: EditorView): boolean {
  const { $from } = view.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === "table") return true;
  return false;
}
