import { contentTypes, type ContentTypeName } from "../../content-model/content-types";
import type { z } from "zod";
import { describeSchema } from "../../content-model/schema-introspection";
import { toCmsFields, type CmsField } from "../../content-model/to-cms";
import { pagePath } from "../../site/page-path";

/** Name of our file format in Decap's configuration; see `content-model/serialize.ts`. */
export const FORMAT = "content";

/** Name of our editor of texts among Decap's widgets. */
export const TEXT_WIDGET = "article-text";

export const MEDIA_FOLDER = "content/images";

/** Path of {@link MEDIA_FOLDER} in the fields of articles. */
export const PUBLIC_FOLDER = "../images";

/** Where the CMS lists each content type. */
const listings: Readonly<Record<ContentTypeName, { readonly collection: string; readonly label: string }>> = {
  post: { collection: "posts", label: "Articles" },
  home: { collection: "pages", label: "Home page" },
  review: { collection: "pages", label: "Review" },
  faq: { collection: "pages", label: "FAQ" },
  evidence: { collection: "pages", label: "Evidence" },
  testimonials: { collection: "pages", label: "Testimonials" },
  about: { collection: "pages", label: "About" },
  editorialPolicy: { collection: "pages", label: "Editorial policy" },
  legal: { collection: "legal", label: "Legal pages" },
  site: { collection: "settings", label: "Site" },
  product: { collection: "settings", label: "Product" },
  categories: { collection: "settings", label: "Categories" },
  vocabulary: { collection: "settings", label: "Words of claims" },
  wording: { collection: "settings", label: "Banned wording" },
  cautions: { collection: "settings", label: "Cautions" },
  references: { collection: "settings", label: "References" },
  claims: { collection: "settings", label: "Claims" },
  chart: { collection: "charts", label: "Charts" },
  sound: { collection: "sounds", label: "Sounds" },
};

const typeNames = Object.keys(listings) as ContentTypeName[];
const typesIn = (collection: string) => typeNames.filter((type) => listings[type].collection === collection);

/** Decap's collections, made from the content model. */
export function collections(): object[] {
  return [
    folderCollection("post", {
      label_singular: "Article",
      description: "Each article is a file named after its slug.",
      summary: "{{title}} ({{date}})",
      sortable_fields: ["date", "title"],
      view_groups: [{ label: "Category", field: "categorySlug" }],
    }),
    fileCollection("pages", "Pages"),
    folderCollection("legal", { label_singular: "Legal page", summary: "{{title}}", sortable_fields: ["title"] }),
    folderCollection("chart", {
      label_singular: "Chart",
      description: "A chart of numbers that are in the references. Articles show it where their text names it.",
      summary: "{{title}}",
      extension: "yml",
      slug: "{{fields.id}}",
    }),
    folderCollection("sound", {
      label_singular: "Sound",
      description: "A tone or beat that the build makes. Articles play it where their text names it.",
      summary: "{{title}}",
      extension: "yml",
      slug: "{{fields.id}}",
    }),
    fileCollection("settings", "Settings"),
  ];
}

function folderCollection(type: ContentTypeName, options: object): object {
  return {
    name: listings[type].collection,
    label: listings[type].label,
    folder: `content/${contentTypes[type].pattern.replace(/\/\*.*$/, "")}`,
    extension: "md",
    format: FORMAT,
    create: true,
    slug: "{{fields.slug}}",
    identifier_field: "title",
    ...options,
    fields: fieldsOf(type),
  };
}

function fileCollection(name: string, label: string): object {
  const files = typesIn(name).map((type) => ({
    name: type,
    label: listings[type].label,
    file: `content/${contentTypes[type].pattern}`,
    fields: fieldsOf(type),
  }));
  return { name, label, format: FORMAT, files };
}

/** The form of a content type; of a Markdown file first its title and its text. */
export function fieldsOf(type: ContentTypeName): CmsField[] {
  const { schema, format } = contentTypes[type];
  const fields = toCmsFields(schema);
  if (format !== "markdown") return fields;
  const isTitle = ({ name }: CmsField) => name === "title";
  return [...fields.filter(isTitle), bodyField, ...fields.filter((field) => !isTitle(field))];
}

const bodyField: CmsField = {
  name: "body",
  label: "Text",
  widget: TEXT_WIDGET,
  required: 0,
  hint: "Start each section with a section heading. Type / in an empty line, or press +, to insert something.",
};

/** The content type of an entry; in a collection of single files, `slug` is the name of the file. */
export function typeOfEntry(collection: string, slug: string): ContentTypeName | undefined {
  const types = typesIn(collection);
  return types.length > 1 ? types.find((type) => type === slug) : types[0];
}

/** Names under which Decap looks up previews: of a collection, or of a single file. */
export function previewNames(): { readonly name: string; readonly type: ContentTypeName }[] {
  return typeNames.map((type) => ({ name: contentTypes[type].pattern.includes("*") ? listings[type].collection : type, type }));
}

/** Path of an entry's file in the repository; `path` is empty for a new entry. */
export function fileOfEntry(type: ContentTypeName, path: string, data: Readonly<Record<string, unknown>>): string {
  if (path !== "") return path;
  return `content/${contentTypes[type].pattern.replace("*", String(data["slug"] ?? data["id"] ?? "") || "new")}`;
}

/** Path of the page that an entry is; undefined for one without a page of its own. */
export function pathOfEntry(type: ContentTypeName, value: Readonly<Record<string, unknown>>): string | undefined {
  return type === "evidence" ? undefined : pagePath(type, value);
}

/** The content type of a file such as `content/posts/x.md`. */
export function typeOfFile(file: string): ContentTypeName | undefined {
  return typeNames.find((name) => {
    const [before = "", after = ""] = `content/${contentTypes[name].pattern}`.split("*");
    return contentTypes[name].pattern.includes("*") ? file.startsWith(before) && file.endsWith(after) : file === before;
  });
}

/** Name and URL fragment of the form of a content file. */
export function linkOfFile(file: string): { readonly label: string; readonly hash: string } {
  const type = typeOfFile(file);
  if (!type) return { label: file, hash: "#/" };
  const { collection, label } = listings[type];
  const name = contentTypes[type].pattern.includes("*") ? file.replace(/^.*\/|\.\w+$/g, "") : type;
  return { label: name === type ? label : `${label}: ${name}`, hash: `#/collections/${collection}/entries/${name}` };
}

/** A value with every field of the schema, empty where it is missing, so that a preview can be drawn of any entry. */
export function fillMissingFields(schema: z.ZodType, value: unknown): unknown {
  const { type, isOptional, fields, element, values } = describeSchema(schema);
  const isThere = value !== undefined && value !== null && value !== "";
  if (!isThere && isOptional) return undefined;
  switch (type) {
    case "object": {
      const given = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
      return Object.fromEntries(Object.entries(fields ?? {}).map(([key, field]) => [key, fillMissingFields(field, given[key])]));
    }
    case "array":
      return Array.isArray(value) && element ? value.map((item) => fillMissingFields(element, item)) : [];
    case "enum":
      return isThere ? value : values[0];
    case "number":
      return typeof value === "number" ? value : 0;
    case "boolean":
      return value === true;
    default:
      return isThere ? String(value) : "";
  }
}
