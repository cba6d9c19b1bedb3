import { defaultValueCtx, Editor, editorViewCtx, editorViewOptionsCtx, rootCtx } from "@milkdown/kit/core";
import type { Ctx } from "@milkdown/kit/ctx";
import { history } from "@milkdown/kit/plugin/history";
import { trailing } from "@milkdown/kit/plugin/trailing";
import {
  commonmark,
  emphasisStarInputRule,
  emphasisUnderscoreInputRule,
  hardbreakFilterNodes,
  headingKeymap,
  remarkPreserveEmptyLinePlugin,
  strongInputRule,
  syncHeadingIdPlugin,
  syncListOrderPlugin,
} from "@milkdown/kit/preset/commonmark";
import { addRowAfterCommand, gfm, strikethroughInputRule } from "@milkdown/kit/preset/gfm";
import { Plugin, TextSelection } from "@milkdown/kit/prose/state";
import { gapCursor, GapCursor } from "@milkdown/kit/prose/gapcursor";
import type { Node } from "@milkdown/kit/prose/model";
import { keymap } from "@milkdown/kit/prose/keymap";
import { goToNextCell, isInTable } from "@milkdown/kit/prose/tables";
import type { EditorView } from "@milkdown/kit/prose/view";
import { SerializerState } from "@milkdown/kit/transformer";
import { $prose, callCommand, replaceAll } from "@milkdown/kit/utils";
import { search } from "prosemirror-search";
import { writeMarkdown } from "../../../markdown/canonical-markdown";
import { canonicalText } from "../canonical-text";
import type { CmsStore } from "../cms-store";
import { clipboardPlugin } from "./clipboard";
import { directivePlugins } from "./directives";
import { insert } from "./insertions";
import { editLink } from "./links";
import { textFindings } from "./text-findings";
import { tidy, type TreeNode } from "./tidy";

/** What changes a text. */
export interface TextEditorContext {
  readonly view: EditorView;
  readonly ctx: Ctx;
  readonly content: CmsStore;
}

/** Something that a button or a key does with a text. */
export type Action = (editor: TextEditorContext) => Promise<void> | void;

interface TextEditorOptions {
  readonly content: CmsStore;
  readonly root: HTMLElement;
  readonly markdown: string;
  readonly id: string;
  /** Called with the text soon after a change of it, and before it is saved. */
  readonly onChange: (markdown: string) => void;
  /** Called after every change of the text or the selection. */
  readonly onUpdate: () => void;
  /** Called for Ctrl+F and Ctrl+H. */
  readonly onFind: () => void;
}

/** Does something with a text, which then has the focus if its form is still open. */
export async function act(editor: TextEditorContext, action: Action): Promise<void> {
  await action(editor);
  if (!editor.view.isDestroyed) editor.view.focus();
}

/** A running editor of a text. */
export interface TextEditor extends TextEditorContext {
  /** Replaces the whole text. */
  setMarkdown(markdown: string): void;
  /** Reports at once what was typed. */
  flush(): void;
  destroy(): void;
}

/** Parts of Milkdown that would write or do what editors of this site do not mean, such as italics from `2*3*4`. */
const excludedPlugins = new Set<unknown>(
  [
    remarkPreserveEmptyLinePlugin,
    emphasisStarInputRule,
    emphasisUnderscoreInputRule,
    strongInputRule,
    strikethroughInputRule,
    syncHeadingIdPlugin,
    syncListOrderPlugin,
  ].flat(),
);

/** Whether the rich text editor can show a text; it has nothing for containers such as `:::note` and for pictures of Markdown. */
export const isRichText = (markdown: string): boolean => !/^ {0,3}:::|!\[[^\]\n]*\][([]/m.test(markdown);

/** Reports the text of an editor when it has changed: a moment after the last key, or when somebody leaves the editor or saves. */
function createReporter({ markdown, onChange, onUpdate }: TextEditorOptions) {
  /** The text that the form has. */
  let current = markdown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds after the last key before the text is written: as many as writing took last time, because keys wait meanwhile. */
  let delay = 0;

  const flush = ({ state }: EditorView): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const start = performance.now();
    const text = toMarkdown(state.doc);
    delay = performance.now() - start;
    if (text !== current) onChange((current = text));
  };
  const flushIn = (milliseconds: number, view: EditorView): void => {
    clearTimeout(timer);
    // The field itself takes what an editor has that is off the page.
    timer = setTimeout(() => view.dom.isConnected && flush(view), milliseconds);
  };
  const plugin = new Plugin({
    props: {
      handleDOMEvents: {
        // After the event: an editor that is taken off the page loses the focus, too, and the form must not change meanwhile.
        blur: (view) => void (timer !== undefined && flushIn(0, view)),
        keydown: (view, { ctrlKey, metaKey }) => void ((ctrlKey || metaKey) && flush(view)),
      },
    },
    view: () => ({
      update: (view, before) => {
        if (!before.doc.eq(view.state.doc)) flushIn(delay, view);
        onUpdate();
      },
      destroy: () => clearTimeout(timer),
    }),
  });
  /** Shows a text that the form has from elsewhere. */
  const show = (text: string, ctx: Ctx): void => {
    if (text === current) return;
    current = text;
    replaceAll(text)(ctx);
  };
  return { plugin, flush, show };
}

/** Starts a rich text editor. What it gives back is in the canonical format. */
export async function createTextEditor(options: TextEditorOptions): Promise<TextEditor> {
  const { plugin, flush, show } = createReporter(options);
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, options.root);
      ctx.set(defaultValueCtx, options.markdown);
      // At the start of a heading, Delete and Backspace do what they do in a paragraph.
      ctx.update(headingKeymap.key, (previous) => ({ ...previous, DowngradeHeading: { ...previous.DowngradeHeading, shortcuts: [] } }));
      ctx.set(hardbreakFilterNodes.key, ["heading", "table", "code_block"]);
      ctx.update(editorViewOptionsCtx, (previous) => ({
        ...previous,
        attributes: {
          id: options.id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": "Text",
          class: "text-editor-page",
          lang: "en",
          spellcheck: "true",
        },
      }));
    })
    .use($prose((ctx) => typingRules(ctx, options)))
    .use($prose((ctx) => keys(ctx, options)))
    .use($prose((ctx) => clipboardPlugin(ctx, options.content)))
    .use([headingLevels, gapCursor(), paragraphAtGap, search(), textFindings, plugin].map((each) => $prose(() => each)))
    .use([...commonmark, ...gfm].filter((plugin) => !excludedPlugins.has(plugin)))
    .use(directivePlugins(options.content))
    .use(history)
    // An empty paragraph behind a last button, table or list, so that somebody can write there. It is not part of the text.
    .use(trailing)
    .create();
  const view = editor.ctx.get(editorViewCtx);
  return {
    view,
    ctx: editor.ctx,
    content: options.content,
    setMarkdown: (markdown) => show(markdown, editor.ctx),
    flush: () => flush(view),
    destroy: () => {
      // Milkdown removes what pasting needs first, and the view a moment later.
      view.destroy();
      void editor.destroy();
    },
  };
}

/** Headings of the levels that an article has, whatever was typed or pasted. */
const headingLevels = new Plugin({
  appendTransaction: (transactions, _, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.forEach((node, position) => {
      const level = Number(node.attrs["level"]);
      if (node.type.name === "heading" && (level < 2 || level > 3))
        tr.setNodeMarkup(position, undefined, { ...node.attrs, level: level < 2 ? 2 : 3 });
    });
    return tr.docChanged ? tr : null;
  },
});

/** An empty paragraph where a cursor has no place, such as before a button that begins a text. Without words, it is not part of the text. */
const paragraphAtGap = new Plugin({
  appendTransaction: (_, __, { selection, schema, tr }) => {
    const paragraph = schema.nodes["paragraph"]?.create();
    if (!(selection instanceof GapCursor) || !paragraph) return null;
    tr.insert(selection.from, paragraph);
    return tr.setSelection(TextSelection.create(tr.doc, selection.from + 1));
  },
});

/** The text of a document in the canonical format. */
export function toMarkdown(doc: Node): string {
  const state = new SerializerState(doc.type.schema);
  state.run(doc);
  const tree = state.build();
  tidy(tree as TreeNode);
  return canonicalText(writeMarkdown(tree as never));
}

/**
 * What typing does beside inserting: a slash in an empty paragraph opens the menu of insertions, also on phones, which send no keys; a
 * space or a sign ends a link; signs that would divide a table or quote a heading are signs.
 */
function typingRules(ctx: Ctx, { content }: TextEditorOptions): Plugin {
  return new Plugin({
    props: {
      // The browser says a moment later where an earlier key moved the cursor: ProseMirror has to read it now.
      handleKeyDown: () => void document.dispatchEvent(new Event("selectionchange")),
      handleTextInput: (view, from, to, text) => {
        const { $from } = view.state.selection;
        const { parent } = $from;
        const link = $from.marks().find(({ type }) => type.name === "link");
        const isBehind = link && from === to && !link.isInSet($from.nodeAfter?.marks ?? []);
        // In a table --- is a sign of its own, not a rule that divides it, and so is > in a heading.
        if ((text === "-" && isInTable(view.state)) || (text === " " && parent.type.name === "heading" && parent.textContent[0] === ">")) {
          view.dispatch(view.state.tr.insertText(text, from, to));
          return true;
        }
        if (isBehind && /^[^\p{L}\p{N}]/u.test(text)) view.dispatch(view.state.tr.removeStoredMark(link));
        if (text !== "/" || parent.type.name !== "paragraph" || parent.content.size > 0) return false;
        void act({ view, ctx, content }, insert);
        return true;
      },
    },
  });
}

/** Keys of the editor; Tab leaves it unless it moves between cells or in a list. */
function keys(ctx: Ctx, { content, onFind }: TextEditorOptions): Plugin {
  const run = (action: (view: EditorView) => unknown) => () => {
    void action(ctx.get(editorViewCtx));
    return true;
  };
  return keymap({
    // The key of other editors for their toolbar; Escape and Tab have other uses in lists and tables.
    "Alt-F10": run(({ dom }) => dom.closest(".text-editor")?.querySelector<HTMLElement>("[role='toolbar'] button")?.focus()),
    "Mod-k": run((view) => act({ view, ctx, content }, editLink)),
    "Mod-f": run(onFind),
    "Mod-h": run(onFind),
    Tab: (state, dispatch, view) => {
      // In the last cell of a table it adds a row and goes there; in other cells it goes to the next one.
      if (!view || !isInTable(state) || goToNextCell(1)(state)) return false;
      callCommand(addRowAfterCommand.key)(ctx);
      return goToNextCell(1)(view.state, dispatch);
    },
  });
}
