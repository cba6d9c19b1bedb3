import { sizes } from "../../markdown/transforms/call-to-action";

/** A button or mark of the toolbar: its form, and how it is written in Markdown and read back. */
export interface EditorComponent {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly type: "shortcode" | "inline";
  readonly fields: readonly object[];
  readonly pattern: RegExp;
  readonly trigger?: string;
  readonly fromBlock?: (match: RegExpMatchArray) => Record<string, unknown>;
  readonly toBlock?: (data: Readonly<Record<string, unknown>>) => string;
  readonly fromInline?: (match: RegExpMatchArray) => Record<string, unknown>;
  readonly toInline?: (data: Readonly<Record<string, unknown>>) => string;
  /** Asked when one is put in or pressed: what it shall be; nothing when the editor has thought better of it. */
  readonly onInsert?: () => Promise<Record<string, unknown> | null>;
  readonly onEdit?: (context: { readonly data: Readonly<Record<string, unknown>> }) => Promise<Record<string, unknown> | null>;
  readonly toPreview?: (data: Readonly<Record<string, unknown>>) => string;
}

const largest = sizes[0];

/**
 * `::cta{label="…" blinking size=medium}`, a button on a line of its own.
 *
 * @param firstLabel the label of an article's first button
 */
export const button = (firstLabel: string): EditorComponent => ({
  id: "cta",
  label: "Button",
  icon: "cursor",
  type: "shortcode",
  fields: [
    {
      name: "label",
      label: "Label",
      widget: "string",
      default: firstLabel,
      hint: "What the button says. Only the first button keeps this label.",
    },
    { name: "blinking", label: "Blinking", widget: "boolean", required: false, default: false },
    { name: "size", label: "Size", widget: "select", options: [...sizes], default: largest },
  ],
  pattern: /^::cta\{([^}\n]*)\}$/,
  fromBlock: ([, attributes = ""]) => {
    const { label = "", size = largest, ...rest } = readAttributes(attributes);
    return { label, blinking: "blinking" in rest, size };
  },
  toBlock: ({ label, blinking, size }) => {
    const parts = [`label="${String(label ?? "").replace(/"/g, "&quot;")}"`];
    if (blinking) parts.push("blinking");
    if (size && size !== largest) parts.push(`size=${String(size)}`);
    return `::cta{${parts.join(" ")}}`;
  },
  toPreview: ({ label }) => String(label ?? ""),
});

/** Lets an editor choose an id; `current` is the one so far. */
export type ChooseId = (current: string) => Promise<string | undefined>;

/** A directive within a sentence that names something by its id: `:ref{id=ingendoh-2023}`. */
function mark(name: string, label: string, icon: string, choose: ChooseId): EditorComponent {
  const ask = async (current: string) => {
    const id = await choose(current);
    return id === undefined ? null : { id };
  };
  return {
    id: name,
    label,
    icon,
    type: "inline",
    trigger: `:${name}{`,
    fields: [{ name: "id", label, widget: "string" }],
    pattern: new RegExp(`^:${name}\\{id=([a-z0-9-]*)\\}`),
    fromInline: ([, id = ""]) => ({ id }),
    toInline: ({ id }) => `:${name}{id=${String(id ?? "")}}`,
    toPreview: ({ id }) => `[${String(id ?? "")}]`,
    onInsert: () => ask(""),
    onEdit: ({ data }) => ask(String(data["id"] ?? "")),
  };
}

/** @param choose lets an editor choose one of the works that may be cited */
export const citation = (choose: ChooseId): EditorComponent => mark("ref", "Citation", "link", choose);

/** @param choose lets an editor choose one of the ledger's claims */
export const claimMark = (choose: ChooseId): EditorComponent => mark("claim", "Claim", "check", choose);

/** `label="…" blinking size=medium` as a record; a key alone is empty text. */
function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([a-z]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g), ([, key = "", double, single, bare]) => [
      key,
      (double ?? single ?? bare ?? "").replace(/&quot;/g, '"'),
    ]),
  );
}
