/** What a form needs to know about a field besides its label (`title`) and its hint (`description`). */
export interface FieldHints {
  /** How the value is entered, where its type does not say it. `prose` is text of several lines. */
  readonly widget?: "day" | "doi" | "picture" | "prose" | "slug";
  /** Fewest and most characters of a text, or entries of a list. */
  readonly min?: number;
  readonly max?: number;
  /** Values of another content file to choose from; `*` in a path is each entry of a list, as in `items.*.slug`. */
  readonly choice?: {
    /** Collection of the CMS, and the content type in it. */
    readonly collection: string;
    /** Not for a collection of which every file is an entry. */
    readonly file?: string;
    /** Paths of the value, and of the text shown for it. */
    readonly value: string;
    readonly label: string;
  };
  /** Value of a new entry. */
  readonly default?: string | number | boolean;
  /** Of a list: the name of one entry. */
  readonly item?: string;
  /** Of a list: the field shown for a collapsed entry. */
  readonly summary?: string;
  /** Of a list: a new entry comes first. */
  readonly newestFirst?: boolean;
  /** For a field that is not published: the value that the CMS's public copy of the content has in its place. */
  readonly publicValue?: string;
}

declare module "zod" {
  interface GlobalMeta {
    form?: FieldHints;
  }
}
