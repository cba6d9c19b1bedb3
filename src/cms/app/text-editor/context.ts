import type { Ctx } from "@milkdown/kit/ctx";
import type { EditorView } from "@milkdown/kit/prose/view";
import type { CmsStore } from "../cms-store";

/** What changes a text. */
export interface TextEditorContext {
  readonly view: EditorView;
  readonly ctx: Ctx;
  readonly content: CmsStore;
}

/** Something that a button or a key does with a text. */
export type Action = (editor: TextEditorContext) => Promise<void> | void;
