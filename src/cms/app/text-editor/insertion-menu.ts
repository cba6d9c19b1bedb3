import type { Ctx } from "@milkdown/kit/ctx";
import type { EditorView } from "@milkdown/kit/prose/view";
import { directives } from "../../../markdown/directives/index";
import { evidenceLabels, labelTexts } from "../../../site/evidence-labels";
import { choose, type Option } from "../choice-dialog";
import { initialAttributes, type TextEditorContext } from "./context";
import { askForAttributes } from "./directive-form";
import { insertDirective, insertMarkdown } from "./insertions";

/** Something that can be inserted. */
export interface Insertion extends Option {
  readonly insert: (ctx: Ctx, view: EditorView) => Promise<void> | void;
}

/** Everything that the **+** menu and `/` insert: the directives of the site, and what is made of several blocks. */
export function insertionMenu(context: TextEditorContext): readonly Insertion[] {
  const block = (value: string, label: string, markdown: string): Insertion => ({
    value,
    label,
    insert: (ctx, view) => insertMarkdown(ctx, view, markdown),
  });
  return [
    ...directives.map((definition): Insertion => ({
      value: definition.name,
      label: definition.editor.label,
      insert: async (_, view) => {
        const attributes = await askForAttributes(context, definition, initialAttributes(context, definition));
        if (attributes) insertDirective(view, definition, attributes);
      },
    })),
    {
      value: "evidence-note",
      label: "Evidence note",
      insert: async (ctx, view) => {
        const label = await choose(
          "How strong is the evidence?",
          evidenceLabels.map((value) => ({ value, label: labelTexts[value] })),
          "",
        );
        if (label) insertMarkdown(ctx, view, `> **Evidence: ${label}.** What is known, in a sentence or two.`);
      },
    },
    block("table", "Table with a caption", "Table: What it shows\n\n| Column 1 | Column 2 |\n| --- | --- |\n|  |  |\n|  |  |"),
    block("quotation", "Quotation", "> Quoted words"),
    block("section", "Section heading", "## Heading"),
    block("list", "Bulleted list", "* First"),
    block("steps", "Numbered list", "1. First"),
    ...(context.canHavePicture()
      ? [{ value: "picture", label: "Picture above the text", insert: async () => void (await context.addPicture()) }]
      : []),
  ];
}
