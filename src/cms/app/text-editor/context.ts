import type { Attributes, DirectiveDefinition, ReferenceTarget } from "../../../markdown/directives/definition";
import type { Option } from "../choice-dialog";

/** What the editor of a text needs from the rest of the CMS. */
export interface TextEditorContext {
  /** What an id of a directive can refer to. */
  readonly choices: (target: ReferenceTarget) => { readonly title: string; readonly options: readonly Option[] };
  /** Everything that a link can lead to, with its URL as value. */
  readonly linkTargets: () => readonly Option[];
  /** Whether readers see the open entry; undefined for one that is always published. */
  readonly status: () => string | undefined;
  /** Calls back after every change of the form; the returned function ends that. */
  readonly onFormChange: (callback: () => void) => () => void;
  /** Whether the open entry can have a picture above its text. */
  readonly canHavePicture: () => boolean;
  /** Puts a pasted picture, or one that the editor chooses, into the form; false if it did not. */
  readonly addPicture: (pasted?: File) => Promise<boolean>;
  /** The site settings, for initial values. */
  readonly settings: () => Readonly<Record<string, unknown>>;
}

/** What tells an editor which use of a directive it is. */
export function describeDirective({ choices }: TextEditorContext, definition: DirectiveDefinition, attributes: Attributes): string {
  const { refersTo } = definition;
  const id = attributes["id"] ?? "";
  const first = attributes[Object.keys(definition.attributes)[0] ?? ""] ?? "";
  if (!refersTo) return first;
  const label = choices(refersTo).options.find(({ value }) => value === id)?.label ?? `unknown: ${id}`;
  return label.length > 60 ? `${label.slice(0, 57)}…` : label;
}

/** Values with which a new directive starts. */
export function initialAttributes({ settings }: TextEditorContext, definition: DirectiveDefinition): Attributes {
  return Object.fromEntries(
    Object.entries(definition.attributes).flatMap(([key, { initialSetting }]) =>
      initialSetting ? [[key, String(settings()[initialSetting] ?? "")]] : [],
    ),
  );
}
