import type { ContentTypeName } from "../../content-model/content-types";
import { arrangeFields, type ContentFields } from "../../content-model/serialize";
import type { DirectiveDefinition, ReferenceTarget } from "../../markdown/directives/definition";
import { directives } from "../../markdown/directives/index";
import { attachDirectives, readDirective, sourceOf, writeDirective } from "../../markdown/directives/source";

type Data = Readonly<Record<string, unknown>>;

/** An editor component of Decap: its button in the toolbar, its form, and how it is written and read back. */
export interface EditorComponent {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly type: "shortcode" | "inline";
  readonly fields: readonly object[];
  readonly pattern: RegExp;
  readonly trigger?: string;
  readonly fromBlock?: (match: RegExpMatchArray) => Data;
  readonly toBlock?: (data: Data) => string;
  readonly fromInline?: (match: RegExpMatchArray) => Data;
  readonly toInline?: (data: Data) => string;
  /** Asks the editor for the data of a new component; null when they cancel. */
  readonly onInsert?: () => Promise<Data | null>;
  readonly onEdit?: (context: { readonly data: Data }) => Promise<Data | null>;
  readonly toPreview: (data: Data) => string;
}

export interface EditorContext {
  /** Lets an editor choose the entry that an `id` refers to; `current` is the id so far. */
  readonly choose: (target: ReferenceTarget, current: string) => Promise<string | undefined>;
  /** The site settings, for initial values. */
  readonly settings: Data;
}

/** The editor components of the directives. */
export function editorComponents(context: EditorContext): EditorComponent[] {
  return directives.map((definition) => (definition.kind === "leaf" ? shortcode(definition, context) : inline(definition, context)));
}

function shortcode(definition: DirectiveDefinition, context: EditorContext): EditorComponent {
  return {
    ...common(definition, context),
    type: "shortcode",
    pattern: new RegExp(`^${sourceOf(definition)}$`),
    fromBlock: ([source]) => toData(definition, source),
    toBlock: (data) => writeDirective(definition, data),
    toPreview: (data) => mainValue(definition, data),
  };
}

function inline(definition: DirectiveDefinition, context: EditorContext): EditorComponent {
  const { name, refersTo } = definition;
  const ask = async (target: ReferenceTarget, current: string) => {
    const id = await context.choose(target, current);
    return id === undefined ? null : { id };
  };
  return {
    ...common(definition, context),
    type: "inline",
    trigger: `:${name}{`,
    pattern: new RegExp(`^${sourceOf(definition)}`),
    fromInline: ([source]) => toData(definition, source),
    toInline: (data) => writeDirective(definition, data),
    toPreview: (data) => `[${mainValue(definition, data)}]`,
    ...(refersTo && { onInsert: () => ask(refersTo, ""), onEdit: ({ data }) => ask(refersTo, String(data["id"] ?? "")) }),
  };
}

function common({ name, editor, attributes }: DirectiveDefinition, { settings }: EditorContext) {
  const fields = Object.entries(attributes).map(([key, { type, label, hint, options, initialSetting }]) => ({
    name: key,
    label,
    ...(hint ? { hint } : {}),
    ...(type === "flag" ? { widget: "boolean", required: false, default: false } : {}),
    ...(type === "choice" ? { widget: "select", options: [...(options ?? [])], default: options?.[0] } : {}),
    ...(type === "text" || type === "id" ? { widget: "string" } : {}),
    ...(initialSetting ? { default: settings[initialSetting] ?? "" } : {}),
  }));
  return { id: name, label: editor.label, icon: editor.icon, fields };
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

/** Fields as a content file has them, in order; without the spaces that the editor adds before citations. */
export function arrangeEntry(type: ContentTypeName, fields: ContentFields): ContentFields {
  const { body, ...arranged } = arrangeFields(type, fields);
  return body === undefined ? arranged : { ...arranged, body: attachDirectives(body) };
}
