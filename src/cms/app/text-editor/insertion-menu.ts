import type { Ctx } from "@milkdown/kit/ctx";
import type { EditorView } from "@milkdown/kit/prose/view";
import { directives } from "../../../markdown/directives/index";
import { placeholders } from "../../../lint/rules/unfinished-text";
import { evidenceLabels, labels } from "../../../site/evidence-labels";
import type { SiteContent } from "../site-content";
import { choose, type Option } from "../ui/dialogs";
import { initialAttributes } from "./context";
import { askForAttributes } from "./directive-form";
import { insertDirective, insertMarkdown } from "./insertions";

/** Something that can be inserted. */
export interface Insertion extends Option {
  readonly insert: (ctx: Ctx, view: EditorView) => Promise<void> | void;
}

/** Everything that the **+** menu and `/` insert: the directives of the site, and what is made of several blocks. */
export function insertionMenu(content: SiteContent): readonly Insertion[] {
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
        const initial = initialAttributes(content, definition, !hasDirective(view, definition.name));
        const attributes = await askForAttributes(content, definition, initial);
        if (attributes) insertDirective(view, definition, attributes);
      },
    })),
    {
      value: "evidence-note",
      label: "Evidence note",
      insert: async (ctx, view) => {
        const options = evidenceLabels.map((value) => ({ value: labels[value].note, label: labels[value].text }));
        const words = await choose("How strong is the evidence?", options, "");
        if (words) insertMarkdown(ctx, view, `> **Evidence: ${words}.** ${placeholders.evidence}`);
      },
    },
    block(
      "table",
      "Table with a caption",
      `Table: ${placeholders.table}\n\n| ${placeholders.column} | ${placeholders.column} |\n| --- | --- |\n|  |  |\n|  |  |`,
    ),
    block("panel", "Panel: do this tonight", `> **Do this tonight.** ${placeholders.panel}`),
    block("quotation", "Quotation", `> ${placeholders.quotation}`),
    block("section", "Section heading", `## ${placeholders.section}`),
    block("list", "Bulleted list", `* ${placeholders.item}`),
    block("steps", "Numbered list", `1. ${placeholders.item}`),
  ];
}

function hasDirective({ state }: EditorView, name: string): boolean {
  let isThere = false;
  state.doc.descendants((node) => {
    isThere ||= node.attrs["name"] === name;
  });
  return isThere;
}
