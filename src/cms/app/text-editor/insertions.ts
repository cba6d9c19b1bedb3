import { parserCtx } from "@milkdown/kit/core";
import { liftEmptyBlock } from "@milkdown/kit/prose/commands";
import { Fragment, type Node } from "@milkdown/kit/prose/model";
import { TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { placeholders } from "../../../lint/rules/unfinished-text";
import type { Attributes, DirectiveDefinition } from "../../../markdown/directives/definition";
import { directives } from "../../../markdown/directives/index";
import { evidenceLabels, labels } from "../../../site/evidence-labels";
import type { CmsStore } from "../cms-store";
import { choose, type Choice } from "../ui/dialogs";
import { askForAttributes, initialAttributes } from "./directive-form";
import type { Action, TextEditorContext } from "./editor";
import { tools } from "./tools";

/** Something that can be inserted. */
interface Insertion extends Choice {
  readonly insert: Action;
}

/** Asks what to insert, and inserts it. */
export async function insert(editor: TextEditorContext): Promise<void> {
  const menu = insertionMenu(editor.content);
  const chosen = await choose("Insert", menu, "");
  await menu.find(({ value }) => value === chosen)?.insert(editor);
}

/** Everything that the **+** menu and `/` insert: the directives of the site, what is made of several blocks, and tools of the bar. */
export function insertionMenu(content: CmsStore): readonly Insertion[] {
  const block = (value: string, label: string, markdown: string): Insertion => ({
    value,
    label,
    insert: (editor) => insertMarkdown(editor, markdown),
  });
  return [
    ...directives.map((definition): Insertion => ({
      value: definition.name,
      label: definition.cmsLabel,
      note: definition.otherNames ?? "",
      insert: async ({ view }) => {
        const isFirst = !view.dom.querySelector(`[data-directive="${definition.name}"]`);
        const attributes = await askForAttributes(content, definition, isFirst ? initialAttributes(content, definition) : {});
        if (attributes) insertDirective(view, definition, attributes);
      },
    })),
    {
      value: "evidence-note",
      label: "Evidence note",
      insert: async (editor) => {
        const options = evidenceLabels.map((value) => ({ value: labels[value].editorWords, label: labels[value].text }));
        const words = await choose("How strong is the evidence?", options, "");
        if (words) insertMarkdown(editor, `> **Evidence: ${words}.** ${placeholders.evidence}`);
      },
    },
    block(
      "table",
      "Table with a caption",
      `Table: ${placeholders.table}\n\n| ${placeholders.column} | ${placeholders.column} |\n| --- | --- |\n|  |  |\n|  |  |`,
    ),
    block("panel", "Panel: do this tonight", `> **Do this tonight.** ${placeholders.panel}`),
    ...tools.flatMap(({ label, note, run, active = "" }): Insertion[] => {
      const insert: Action = (editor) => {
        if (!active.endsWith("_list")) leaveEmptyItem(editor.view);
        return run(editor);
      };
      return note ? [{ value: label, label, note, insert }] : [];
    }),
  ];
}

/** Inserts a directive where the cursor is; typing goes on behind it. */
function insertDirective(view: EditorView, { kind, name, noSpaceBefore }: DirectiveDefinition, attributes: Attributes): void {
  const { schema, selection, tr } = view.state;
  const node = schema.nodes[`${kind}_directive`]?.create({ name, attributes: JSON.stringify(attributes) });
  if (!node) return;
  if (kind === "leaf") return insertBlocks(view, Fragment.from(node));
  const { to, $to } = selection;
  const needsSpace = !noSpaceBefore && /\S$/.test($to.parent.textBetween(0, $to.parentOffset));
  tr.insert(to, needsSpace ? [schema.text(" "), node] : node);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(to))).scrollIntoView());
}

/** Inserts Markdown as blocks, below the block with the cursor; its first placeholder is selected, so that typing replaces it. */
export function insertMarkdown({ ctx, view }: Pick<TextEditorContext, "ctx" | "view">, markdown: string): void {
  insertBlocks(view, ctx.get(parserCtx)(markdown).content);
}

/** Takes an empty paragraph out of the lists and quotations around it, which would keep an empty item. */
function leaveEmptyItem(view: EditorView): void {
  while (liftEmptyBlock(view.state, view.dispatch));
}

/** Blocks replace an empty paragraph or come below the block with the cursor, which then is in the paragraph behind them. */
function insertBlocks(view: EditorView, blocks: Fragment): void {
  leaveEmptyItem(view);
  const { tr, schema, selection } = view.state;
  const { $from } = selection;
  const top = $from.depth === 0 ? $from.nodeAfter : $from.node(1);
  const start = $from.depth === 0 ? $from.pos : $from.before(1);
  const isEmpty = top?.type.name === "paragraph" && top.content.size === 0;
  const end = start + (top?.nodeSize ?? 0);
  const from = isEmpty ? start : end;
  tr.replaceWith(from, end, blocks);
  const after = from + blocks.size;
  const paragraph = schema.nodes["paragraph"]?.create();
  if (tr.doc.resolve(after).nodeAfter?.type.name !== "paragraph" && paragraph) tr.insert(after, paragraph);
  tr.setSelection(selectPlaceholder(tr.doc, from, after) ?? TextSelection.near(tr.doc.resolve(after + 1)));
  view.dispatch(tr.scrollIntoView());
}

function selectPlaceholder(doc: Node, from: number, to: number): TextSelection | undefined {
  const found: TextSelection[] = [];
  doc.nodesBetween(from, to, ({ text = "" }, position) => {
    const words = Object.values(placeholders).find((each) => text.includes(each));
    const start = position + text.indexOf(words ?? "");
    if (words) found.push(TextSelection.create(doc, start, start + words.length));
  });
  return found[0];
}
