import { sizes } from "../markdown/transforms/call-to-action";

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
  readonly toPreview?: (data: Readonly<Record<string, unknown>>) => string;
}

/** A value of a list to choose from. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

const largest = sizes[0];

/** `::cta{label="…" blinking size=medium}`, a button on a line of its own. */
export const button: EditorComponent = {
  id: "cta",
  label: "Button",
  icon: "cursor",
  type: "shortcode",
  fields: [
    { name: "label", label: "Label", widget: "string", hint: "What the button says." },
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
};

/** A directive within a sentence that names something by its id: `:ref{id=ingendoh-2023}`. */
function mark(name: string, label: string, icon: string, field: string, options: readonly Option[]): EditorComponent {
  const write = ({ id }: Readonly<Record<string, unknown>>) => `:${name}{id=${String(id ?? "")}}`;
  return {
    id: name,
    label,
    icon,
    type: "inline",
    trigger: `:${name}{`,
    fields: [{ name: "id", label: field, widget: "select", options }],
    pattern: new RegExp(`^:${name}\\{id=([a-z0-9-]*)\\}`),
    fromInline: ([, id = ""]) => ({ id }),
    toInline: write,
    toPreview: write,
  };
}

/** @param references ids of the works that may be cited, and how they are shown in the list */
export const citation = (references: readonly Option[]): EditorComponent => mark("ref", "Citation", "link", "Work", references);

/** @param claims ids of the ledger, and how they are shown in the list */
export const claimMark = (claims: readonly Option[]): EditorComponent => mark("claim", "Claim", "check", "Claim of the ledger", claims);

/** `label="…" blinking size=medium` as a record; a key alone is empty text. */
function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([a-z]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g), ([, key = "", double, single, bare]) => [
      key,
      (double ?? single ?? bare ?? "").replace(/&quot;/g, '"'),
    ]),
  );
}
