import type { NodeViewConstructor } from "@milkdown/kit/prose/view";
import { directives } from "../../../markdown/directives/index";
import type { Attributes, DirectiveDefinition } from "../../../markdown/directives/definition";

export interface DirectiveActions {
  /** Text that tells an editor which use of a directive it is, such as the authors of a cited work. */
  readonly describe: (definition: DirectiveDefinition, attributes: Attributes) => string;
  /** Lets the editor change a directive; undefined when they cancel. */
  readonly edit: (definition: DirectiveDefinition, attributes: Attributes) => Promise<Attributes | undefined>;
}

/** Draws a directive in the text as a button that opens its form. */
export function directiveView({ describe, edit }: DirectiveActions): NodeViewConstructor {
  return (initial, view, getPos) => {
    let node = initial;
    const isInline = node.type.name === "text_directive";
    const dom = document.createElement(isInline ? "span" : "div");
    dom.className = isInline ? "directive inline" : "directive";
    dom.contentEditable = "false";
    const button = document.createElement("button");
    button.type = "button";
    // Arrows reach it and Enter opens it; Tab goes on to the next field.
    button.tabIndex = -1;
    dom.append(button);
    const findDefinition = () => directives.find(({ name }) => name === node.attrs["name"]);
    const readAttributes = () => JSON.parse(String(node.attrs["attributes"])) as Attributes;
    const draw = () => {
      const definition = findDefinition();
      if (!definition) return;
      const text = describe(definition, readAttributes());
      button.textContent = isInline ? text : `${definition.editor.label}: ${text}`;
      button.setAttribute("aria-label", `Change ${definition.editor.label}: ${text}`);
      dom.dataset["directive"] = definition.name;
    };
    const change = async () => {
      const definition = findDefinition();
      const attributes = definition && (await edit(definition, readAttributes()));
      const position = getPos();
      if (attributes && position !== undefined)
        view.dispatch(view.state.tr.setNodeMarkup(position, undefined, { ...node.attrs, attributes: JSON.stringify(attributes) }));
      view.focus();
    };
    button.addEventListener("click", () => void change());
    draw();
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      stopEvent: (event) => event.target === button && event.type !== "dragstart",
      ignoreMutation: () => true,
    };
  };
}
