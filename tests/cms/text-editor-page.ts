/** The editor of texts on a page of its own, without the CMS. */
import { createTextEditor, toMarkdown, type TextEditor } from "../../src/cms/app/text-editor/editor";
import { insertionMenu } from "../../src/cms/app/text-editor/insertions";
import { CmsStore } from "../../src/cms/app/cms-store";

export interface EditorPage {
  /** Starts an editor with a text, instead of the one before. */
  readonly start: (markdown: string) => Promise<void>;
  /** The text as the editor reports it. */
  readonly reported: () => string;
  /** The text that the editor would report of its document now. */
  readonly present: () => string;
  /** Inserts what the **+** menu has under a name that asks nothing. */
  readonly insert: (name: string) => Promise<void>;
}

let editor: TextEditor | undefined;
let reported = "";

const page: EditorPage = {
  start: async (markdown) => {
    editor?.destroy();
    document.body.replaceChildren();
    const root = document.body.appendChild(document.createElement("main"));
    reported = markdown;
    editor = await createTextEditor({
      root,
      markdown,
      id: "text",
      content: new CmsStore(undefined),
      onChange: (changed) => (reported = changed),
      onUpdate: () => undefined,
      onFind: () => undefined,
    });
  },
  reported: () => {
    editor?.flush();
    return reported;
  },
  present: () => (editor ? toMarkdown(editor.view.state.doc) : ""),
  insert: async (name) => {
    const item = insertionMenu(editor?.content ?? new CmsStore(undefined)).find(({ value }) => value === name);
    if (editor) await item?.insert(editor);
  },
};

Object.assign(window, { editorPage: page });
