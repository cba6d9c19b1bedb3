import type { DirectiveDefinition, ReferenceTarget } from "../../markdown/directives/definition";
import { directives } from "../../markdown/directives/index";
import { readDirective, sourceOf, writeDirective } from "../../markdown/directives/source";
import type { Option } from "./choice-dialog";

type Data = Readonly<Record<string, unknown>>;

export interface EditorContext {
  /** Lets an editor choose the entry that an `id` refers to; `current` is the id so far. */
  readonly choose: (target: ReferenceTarget, current: string) => Promise<string | undefined>;
  /** The entries that an `id` may refer to, for a list in the form of a block. */
  readonly optionsOf?: (target: ReferenceTarget) => readonly Option[];
  /** The site settings, for initial values. */
  readonly settings: Data;
}

/** The editor components of the directives: their buttons in the toolbar, their forms, and how they are written and read back. */
export function editorComponents(context: EditorContext) {
  return directives.map((definition) => editorComponent(definition, context));
}

function editorComponent(definition: DirectiveDefinition, context: EditorContext) {
  const { choose } = context;
  const { name, kind, editor, refersTo } = definition;
  const isLeaf = kind === "leaf";
  const read = ([source]: RegExpMatchArray) => toData(definition, source);
  const write = (data: Data) => writeDirective(definition, data);
  /** Lets the editor choose the id of an inline directive; resolves to null when they cancel. */
  const ask =
    refersTo && !isLeaf ? (current: string) => choose(refersTo, current).then((id) => (id === undefined ? null : { id })) : undefined;
  return {
    id: name,
    label: editor.label,
    icon: editor.icon,
    fields: formFields(definition, context),
    type: isLeaf ? "shortcode" : "inline",
    pattern: new RegExp(`^${sourceOf(definition)}${isLeaf ? "$" : ""}`),
    toPreview: (data: Data) => (isLeaf ? mainValue(definition, data) : `[${mainValue(definition, data)}]`),
    fromBlock: isLeaf ? read : undefined,
    toBlock: isLeaf ? write : undefined,
    trigger: isLeaf ? undefined : `:${name}{`,
    fromInline: isLeaf ? undefined : read,
    toInline: isLeaf ? undefined : write,
    onInsert: ask && (() => ask("")),
    onEdit: ask && (({ data }: { data: Data }) => ask(String(data["id"] ?? ""))),
  };
}

function formFields({ attributes, kind, refersTo }: DirectiveDefinition, { settings, optionsOf = () => [] }: EditorContext): object[] {
  // The id of an inline directive is chosen in a dialog.
  const isChosen = kind === "leaf" && refersTo !== undefined;
  return Object.entries(attributes).map(([key, { type, label, hint, options, initialSetting }]) => ({
    name: key,
    label,
    ...(hint ? { hint } : {}),
    ...(type === "flag" ? { widget: "boolean", required: false, default: false } : {}),
    ...(type === "choice" ? { widget: "select", options: [...(options ?? [])], default: options?.[0] } : {}),
    ...(type === "text" || (type === "id" && !isChosen) ? { widget: "string" } : {}),
    ...(type === "id" && isChosen ? { widget: "select", options: optionsOf(refersTo) } : {}),
    ...(initialSetting ? { default: settings[initialSetting] ?? "" } : {}),
  }));
}

/** The values of the form for a directive as it is written. */
function toData(definition: DirectiveDefinition, source: string): Data {
  const written = readDirective(source)?.attributes ?? {};
  return Object.fromEntries(
    Object.entries(definition.attributes).map(([key, { type, options }]) => [
      key,
      type === "flag" ? key in written : (written[key] ?? options?.[0] ?? ""),
    ]),
  );
}

function mainValue({ attributes }: DirectiveDefinition, data: Data): string {
  return String(data[Object.keys(attributes)[0] ?? ""] ?? "");
}
