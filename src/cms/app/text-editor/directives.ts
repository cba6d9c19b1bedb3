import type { Node } from "@milkdown/kit/prose/model";
import { NodeSelection, Plugin, TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import type { NodeSchema } from "@milkdown/kit/transformer";
import { $node, $prose, $remark } from "@milkdown/kit/utils";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import visit from "unist-util-visit";
import type { Attributes, DirectiveDefinition } from "../../../markdown/directives/definition";
import { toDialect } from "../../../markdown/dialect";
import { findDirective } from "../../../markdown/directives/index";
import { isDirective, nodesAsWritten } from "../../../markdown/directives/node";
import type { CmsStore } from "../cms-store";
import { askForAttributes, describeDirective } from "./directive-form";

/** Directives in Milkdown: their syntax, and a button for each, which a click or Enter opens. */
export function directivePlugins(content: CmsStore) {
  const leaf = $node("leaf_directive", () => nodeSchema("leafDirective", content));
  const text = $node("text_directive", () => nodeSchema("textDirective", content));
  return [directiveSyntax, leaf, text, $prose(() => editingPlugin(content))].flat();
}

/** The dialect of the pages. What is no directive of this site becomes the text it was written as: a colon before a word makes none by itself. */
const directiveSyntax = $remark("directives", () => {
  return function addDirectives(this: { data(): Record<string, unknown[] | undefined> }) {
    const data = this.data();
    (data["micromarkExtensions"] ??= []).push(directive());
    (data["fromMarkdownExtensions"] ??= []).push(directiveFromMarkdown());
    return (tree: never, file: unknown) =>
      visit(toDialect(tree, String(file)), isDirective as never, (node, index, parent) => {
        if (!isDirective(node) || node.type === "containerDirective") return undefined;
        const isWord = node.type === "textDirective" && Object.keys(node.attributes ?? {}).length === 0;
        if (findDirective(node.name) && !isWord) return undefined;
        parent?.children.splice(index, 1, ...nodesAsWritten(node, String(file)));
        return index;
      });
  } as never;
});

/** A directive on a line of its own, or inside a sentence. */
function nodeSchema(type: "leafDirective" | "textDirective", content: CmsStore): NodeSchema {
  const isInline = type === "textDirective";
  const tag = isInline ? "span" : "div";
  return {
    group: isInline ? "inline" : "block",
    inline: isInline,
    atom: true,
    draggable: true,
    isolating: true,
    marks: "",
    attrs: { name: { default: "" }, attributes: { default: "{}" } },
    parseDOM: [
      {
        tag: `${tag}[data-directive]`,
        getAttrs: ({ dataset: { directive: name, attributes } }) => findDirective(name) !== undefined && { name, attributes },
      },
    ],
    toDOM: (node) => {
      const { definition, attributes } = readDirective(node);
      const text = describeDirective(content, definition, attributes);
      const { cmsLabel: label } = definition;
      // Arrows reach it and Enter opens it; Tab goes on to the next field.
      const button = { type: "button", tabindex: "-1", "aria-label": `Change ${label}: ${text}` };
      const wrapper = { class: "directive", "data-directive": definition.name, "data-attributes": String(node.attrs["attributes"]) };
      return [tag, wrapper, ["button", button, isInline ? text : `${label}: ${text}`]];
    },
    parseMarkdown: {
      match: (node) => node.type === type && findDirective(String(node["name"])) !== undefined,
      runner: (state, node, nodeType) => {
        state.addNode(nodeType, { name: node["name"], attributes: JSON.stringify(node["attributes"] ?? {}) });
      },
    },
    toMarkdown: {
      match: (node) => node.type.name === (isInline ? "text_directive" : "leaf_directive"),
      runner: (state, node) => {
        const { definition, attributes } = readDirective(node);
        state.addNode(type, [], undefined, { name: definition.name, attributes });
      },
    },
  };
}

const isDirectiveNode = ({ type }: Node): boolean => type.name.endsWith("_directive");

function readDirective({ attrs }: Node): { readonly definition: DirectiveDefinition; readonly attributes: Attributes } {
  const definition = findDirective(String(attrs["name"]));
  if (!definition) throw new Error(`there is no directive ${String(attrs["name"])}`);
  return { definition, attributes: JSON.parse(String(attrs["attributes"])) as Attributes };
}

/** Puts the cursor behind what the arrow keys have selected, such as a button: typed or pasted words would replace it. */
function leaveSelectedNode(view: EditorView): false {
  const { selection, schema, tr } = view.state;
  if (!(selection instanceof NodeSelection)) return false;
  const paragraph = selection.node.isBlock && schema.nodes["paragraph"]?.create();
  if (paragraph) tr.insert(selection.to, paragraph);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + (paragraph ? 1 : 0))));
  return false;
}

function editingPlugin(content: CmsStore): Plugin {
  const open = async (view: EditorView, position: number, node: Node) => {
    const { definition, attributes } = readDirective(node);
    const changed = await askForAttributes(content, definition, attributes);
    if (changed) view.dispatch(view.state.tr.setNodeMarkup(position, undefined, { ...node.attrs, attributes: JSON.stringify(changed) }));
    if (!view.isDestroyed) view.focus();
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        keypress: leaveSelectedNode,
        beforeinput: (view, { inputType }) => inputType.startsWith("insert") && leaveSelectedNode(view),
        paste: leaveSelectedNode,
      },
      handleClickOn: (view, _, node, position) => {
        if (!isDirectiveNode(node)) return false;
        void open(view, position, node);
        return true;
      },
      handleKeyDown: (view, { key }) => {
        const { selection } = view.state;
        if (key !== "Enter" || !(selection instanceof NodeSelection) || !isDirectiveNode(selection.node)) return false;
        void open(view, selection.from, selection.node);
        return true;
      },
    },
  });
}
