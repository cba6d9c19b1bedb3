/** What a form needs to know about a field besides its label (`title`) and its hint (`description`). */
export interface FieldHints {
  /** How the value is entered, where its type does not say it. `prose` is text of several lines. */
  readonly widget?: "day" | "picture" | "prose" | "slug" | "title";
  /** Fewest and most characters of a text, as advised, or entries of a list. */
  readonly min?: number;
  readonly max?: number;
  /**
   * The value is one of another content file: the lint checks that it exists. `*` in a path is each entry of a list, as in
   * `items.*.slug`.
   */
  readonly relation?: {
    /** Collection of the CMS, and the content type in it. */
    readonly collection: string;
    /** Not for a collection of which every file is an entry. */
    readonly file?: string;
    readonly value: string;
    /** Path of the text that the form shows for a value to choose. Without one, editors write the value. */
    readonly label?: string;
  };
  /** Number of entries, all empty, with which the list of a new file starts. */
  readonly initial?: number;
  /** The name of one entry of a list. */
  readonly item?: string;
  /** The field that a list shows for a collapsed entry. */
  readonly summary?: string;
}

declare module "zod" {
  interface GlobalMeta {
    form?: FieldHints;
  }
}
