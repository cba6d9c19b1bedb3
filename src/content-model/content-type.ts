import type { EntryCollection } from "@sveltia/cms";
import type { z } from "zod";
import type { PaletteName } from "../site/palettes";
import type { MotifName } from "../site/motifs";

/**
 * Everything that is particular to one type of content: how its files are found, what they may hold, and what is made of them.
 * Each is defined in a file of `types/`.
 */
export interface ContentType<S extends z.ZodType = z.ZodType> {
  /** What messages and forms call it. */
  readonly name: string;
  /** Path in `content/`, of YAML or Markdown; one `*` matches any file name. */
  readonly pattern: string;
  readonly schema: S;
  /** Whether a site may be without it. */
  readonly isOptional?: boolean;
  /** URL path of the page that a file is. */
  path?(value: z.output<S>): string;
  /** The nodes that pages query. Without them, content is only for the content lint. */
  readonly nodes?: NodeDefinition<S>;
  /** The list of its files in the CMS; types with one file are in the list of their folder. */
  readonly list?: Pick<EntryCollection, "label" | "icon"> & Partial<EntryCollection>;
}

/** The GraphQL type of a content type's nodes. */
interface NodeDefinition<S extends z.ZodType> {
  readonly type: string;
  /** The schema of a node, if a file becomes several. */
  readonly schema?: z.ZodType;
  /** Fields that a node has besides those of its schema, with their GraphQL types. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether the file is Markdown that a page shows: its nodes have the fields of `PageWithText`. */
  readonly hasText?: boolean;
  /** The figures that fields name, for nodes with a field `shownFigures`. */
  figures?(value: z.output<S>): readonly string[];
  /** The nodes of a file, if they are not just its fields. */
  toNodes?(value: z.output<S>): readonly object[];
  /** What the Open Graph image of a node shows. Types without it have none. */
  openGraph?(node: never, context: OpenGraphContext): OpenGraphText;
}

/** What the text of an Open Graph image may depend on besides its node. */
interface OpenGraphContext {
  /** The article's category. */
  readonly category: OpenGraphCategory | undefined;
  readonly site: { readonly openGraphImages?: "article" | "category" | undefined };
}

export interface OpenGraphCategory {
  readonly label: string;
  readonly slug: string;
  readonly palette: PaletteName;
  readonly motif: MotifName;
}

/** What an Open Graph image shows besides the brand. Services print the page's `<title>` below the image, so it shows the heading. */
export interface OpenGraphText {
  readonly title: string;
  /** Above the title, what kind of page it is; may be empty. */
  readonly kind: string;
  /** What its drawing is made from. */
  readonly seed: string;
  /** Without them, those of pages without a category. */
  readonly palette?: PaletteName;
  readonly motif?: MotifName;
  readonly text?: string | undefined;
  readonly note?: string | undefined;
}

/** Checks a definition against its schema and keeps the schema's type. */
export const defineContentType = <S extends z.ZodType>(definition: ContentType<S>): ContentType<S> => definition;

/** Content as a file or GraphQL has it, which has null where an optional field is missing. */
export type Queried<T> = T extends object ? { readonly [K in keyof T]: Queried<T[K]> | (undefined extends T[K] ? null : never) } : T;

/** Fields of an entry with an id in content: it is in `key`, because Gatsby uses `id` for its own. Queries write `id: key`. */
export const keyFields = { id: "ID!", key: "String!" };
