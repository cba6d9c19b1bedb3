/** Values that another content file offers to choose from. */
export interface Choice {
  /** Name of the content type. */
  readonly from: string;
  /** Path of the values in that file, `*` for each entry of a list: `items.*.slug`. */
  readonly value: string;
  /** Paths of the texts shown for each value. */
  readonly label: readonly string[];
}

/** What a form needs to know about a field besides its label (`title`) and its hint (`description`). */
export interface FieldHints {
  /** How the value is entered, where its type does not say it. `prose` is text of several lines. */
  readonly widget?: "day" | "picture" | "prose";
  /** Fewest and most characters of a text, or entries of a list. */
  readonly min?: number;
  readonly max?: number;
  readonly choice?: Choice;
  /** Value of a new entry. */
  readonly default?: string | number | boolean;
  /** Of a list: the name of one entry. */
  readonly item?: string;
  /** Of a list: the field shown for a collapsed entry. */
  readonly summary?: string;
}

declare module "zod" {
  interface GlobalMeta {
    form?: FieldHints;
  }
}
