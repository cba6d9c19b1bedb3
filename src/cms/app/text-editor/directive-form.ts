import type { Attributes, DirectiveDefinition } from "../../../markdown/directives/definition";
import type { SiteContent } from "../site-content";
import { ask, choose, element } from "../ui/dialogs";
import { choicesFor } from "./context";

/**
 * Asks for the values of a directive: a choice from a list for one that only has an id, otherwise a form of all of them.
 *
 * @returns undefined when the editor cancels
 */
export async function askForAttributes(
  content: SiteContent,
  definition: DirectiveDefinition,
  current: Attributes,
): Promise<Attributes | undefined> {
  const { refersTo, attributes } = definition;
  if (refersTo && Object.keys(attributes).length === 1) {
    const { title, options } = choicesFor(content, refersTo);
    const id = await choose(title, options, current["id"] ?? "");
    return id === undefined ? undefined : { id };
  }
  const inputs = Object.entries(attributes).map(([key, attribute]) => ({
    key,
    attribute,
    input: inputFor(content, definition, key, current),
  }));
  const rows = inputs.map(({ attribute: { label, hint }, input }) =>
    element("label", {}, element("span", {}, label), input, ...(hint ? [element("small", {}, hint)] : [])),
  );
  const isDone = await ask(definition.editor.label, rows, [
    { label: "Apply", value: true },
    { label: "Cancel", value: false },
  ]);
  if (!isDone) return undefined;
  return Object.fromEntries(
    inputs.flatMap(({ key, attribute: { type, options }, input }): [string, string][] => {
      if (type === "flag") return (input as HTMLInputElement).checked ? [[key, ""]] : [];
      if (type === "choice" && input.value === options?.[0]) return [];
      return [[key, input.value]];
    }),
  );
}

function inputFor(
  content: SiteContent,
  { attributes, refersTo }: DirectiveDefinition,
  key: string,
  current: Attributes,
): HTMLInputElement | HTMLSelectElement {
  const { type, options = [] } = attributes[key] ?? { type: "text" };
  const value = current[key] ?? "";
  if (type === "flag") {
    const box = element("input", { type: "checkbox" });
    box.checked = key in current;
    return box;
  }
  const values = type === "id" && refersTo ? choicesFor(content, refersTo).options : options.map((each) => ({ value: each, label: each }));
  if (values.length === 0) return element("input", { type: "text", value });
  const select = element("select", {});
  select.append(...values.map((each) => new window.Option(each.label, each.value, false, each.value === value)));
  return select;
}
