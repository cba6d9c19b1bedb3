import type { Collection, CollectionFile, Field } from "@sveltia/cms";
import type { z } from "zod";
import { contentTypes, findContentType, type ContentTypeName } from "../../content-model/content-types";
import { describeSchema } from "../../content-model/schema-introspection";
import { toCmsFields, type CmsField } from "../../content-model/to-cms";
import { capitalized } from "../../site/capitalized";
import { pagePath } from "../../site/page-path";

export const MEDIA_FOLDER = "content/images";

/** Name of our editor of texts among the field types. */
export const TEXT_FIELD = "article-text";

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
  listen: { collection: "pages", label: "Listening lab" },
  legal: { collection: "legal", label: "Legal pages" },
  site: { collection: "settings", label: "Site" },
  author: { collection: "settings", label: "Author" },
  product: { collection: "settings", label: "Product" },
  categories: { collection: "settings", label: "Categories" },
  vocabulary: { collection: "settings", label: "Words of claims" },
  wording: { collection: "settings", label: "Banned wording" },
  cautions: { collection: "settings", label: "Cautions" },
  reference: { collection: "references", label: "References" },
  claim: { collection: "claims", label: "Claims" },
  chart: { collection: "charts", label: "Charts" },
  sound: { collection: "sounds", label: "Sounds" },
  picture: { collection: "pictures", label: "Pictures" },
};

export const typeNames = Object.keys(listings) as ContentTypeName[];
const isFolder = (type: ContentTypeName): boolean => contentTypes[type].pattern.includes("*");

/** Name of a content type's format; Sveltia CMS takes a format of Markdown files for one only if it ends so. */
export const formatName = (type: ContentTypeName): string =>
  contentTypes[type].format === "markdown" ? `${type}-frontmatter` : `${type}-yaml`;

/** Sveltia's collections, made from the content model. */
export function collections(): Collection[] {
  return [
    folderCollection("post", "article", {
      thumbnail: false,
      summary: "{{title}}{{draft | ternary(' · draft', '')}} · {{date}}",
      sortable_fields: { fields: ["date", "title"], default: { field: "date", direction: "descending" } },
      view_groups: [{ label: "Category", field: "categorySlug" }],
      view_filters: [
        { label: "Drafts", field: "draft", eq: true },
        { label: "Scheduled", field: "date", gt: "{{today}}" },
      ],
    }),
    fileCollection("pages", "Pages", "web"),
    folderCollection("legal", "gavel", {}),
    folderCollection("reference", "menu_book", {
      identifier_field: "id",
      summary: "{{label}}",
      view_groups: [{ label: "Method", field: "method" }],
    }),
    folderCollection("claim", "fact_check", {
      identifier_field: "id",
      summary: "{{claim}}",
      sortable_fields: ["id", "expires"],
      view_groups: [{ label: "Evidence", field: "evidence" }],
    }),
    folderCollection("chart", "bar_chart", {}),
    folderCollection("sound", "graphic_eq", {}),
    folderCollection("picture", "image", { identifier_field: "id", summary: "{{id}}" }),
    fileCollection("settings", "Settings", "settings"),
  ];
}

function folderCollection(type: ContentTypeName, icon: string, options: Partial<Collection>): Collection {
  const { pattern, name } = contentTypes[type];
  const fields = listFields(type);
  const key = fields.some((field) => field.name === "slug") ? "{{fields.slug}}" : "{{fields.id}}";
  return {
    name: listings[type].collection,
    label: listings[type].label,
    label_singular: capitalized(name),
    icon,
    folder: `content/${pattern.replace(/\/\*.*$/, "")}`,
    extension: pattern.replace(/^.*\./, ""),
    format: formatName(type),
    create: true,
    slug: key,
    identifier_field: "title",
    summary: "{{title}}",
    aliases_field: false,
    preview_path: findEntryPath(type, { slug: key }),
    ...options,
    fields: fields as unknown as Field[],
  };
}

function fileCollection(name: string, label: string, icon: string): Collection {
  const types = typeNames.filter((type) => listings[type].collection === name);
  const files = types.map((type): CollectionFile => ({
    name: type,
    label: listings[type].label,
    file: `content/${contentTypes[type].pattern}`,
    format: formatName(type),
    fields: listFields(type) as unknown as Field[],
  }));
  return { name, label, icon, files };
}

/** The form of a content type; of a Markdown file first its title and its text. */
export function listFields(type: ContentTypeName): CmsField[] {
  const { schema, format } = contentTypes[type];
  const isFirst = ({ name }: CmsField) => name === "title" || name === "id";
  const isOfWork = ({ name }: CmsField) => type === "reference" && /^(?:authors|year|title|source|doi)$/.test(name);
  const fields = toCmsFields(schema).filter((field) => !isOfWork(field));
  const own = [...(format === "markdown" ? [textField] : []), ...(type === "reference" ? workFields : [])];
  return [...fields.filter(isFirst), ...own, ...fields.filter((field) => !isFirst(field))];
}

const textField: CmsField = {
  name: "body",
  label: "Text",
  widget: TEXT_FIELD,
  required: false,
  hint: "Start each section with a section heading. Type / in an empty line, or press +, to insert something.",
};

/** What Crossref says of a work is one field; see `work-field.tsx`. Lists show the label, which is not in the file. */
const workFields: readonly CmsField[] = [
  { name: "work", label: "Work", widget: "work", required: false },
  { name: "label", label: "Label", widget: "hidden" },
];

/** Name of a content type's collection. */
export const findCollection = (type: ContentTypeName): string => listings[type].collection;

/** Name under which Sveltia looks up the preview of a content type: of a collection, or of a single file. */
export const previewName = (type: ContentTypeName): string => (isFolder(type) ? listings[type].collection : type);

/** Path of the page that an entry is; undefined for one without a page of its own. */
export function findEntryPath(type: ContentTypeName, value: Readonly<Record<string, unknown>>): string | undefined {
  return type === "evidence" ? undefined : pagePath(type, value);
}

/** The content type of a file such as `content/posts/x.md`. */
export const findType = (file: string): ContentTypeName | undefined => findContentType(file.replace(/^content\//, ""));

/** Name and URL fragment of the form of a content file. */
export function toEntryLink(file: string): { readonly label: string; readonly hash: string } {
  const type = findType(file);
  if (!type) return { label: file, hash: "#/" };
  const { collection, label } = listings[type];
  const name = isFolder(type) ? file.replace(/^.*\/|\.\w+$/g, "") : type;
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
