import type { Collection, CollectionFile, Field } from "@sveltia/cms";
import {
  contentType,
  contentTypeNames,
  contentTypes,
  findContentType,
  isMarkdown,
  pagePath,
  type ContentTypeName,
} from "../../content-model/content-types";
import { toCmsFields, type CmsField } from "../../content-model/to-cms";
import { capitalized } from "../../site/capitalized";

export const MEDIA_FOLDER = "content/images";

/** Name of the field that stands for the form itself and has no value; see `form-field.ts`. */
export const FORM_FIELD = "formState";
export const isFolder = (type: ContentTypeName): boolean => contentTypes[type].pattern.includes("*");

/** Name of a content type's collection: its folder. */
export const findCollection = (type: ContentTypeName): string => /([^/]+)\/[^/]+$/.exec(contentTypes[type].pattern)?.[1] ?? "";

/** Name of a content type's format; Sveltia CMS takes a format of Markdown files for one only if it ends so. */
export const formatName = (type: ContentTypeName): string => (isMarkdown(type) ? `${type}-frontmatter` : `${type}-yaml`);

/**
 * Sveltia's collections, made from the content model.
 *
 * @param canSaveDrafts whether Sveltia saves an unfinished entry although required fields are empty, as it does in a workflow
 */
export function collections(canSaveDrafts: boolean): Collection[] {
  const formOf = (type: ContentTypeName): CmsField[] => {
    const fields = [formField(type), ...listFields(type)];
    return canSaveDrafts ? fields : fields.map(withoutRequired);
  };
  const [articles, ...others] = contentTypeNames.filter(isFolder).map((type) => folderCollection(type, formOf(type)));
  return [
    ...(articles ? [articles] : []),
    fileCollection("pages", "Pages", "web", formOf),
    ...others,
    fileCollection("first-hand", "First hand", "receipt_long", formOf),
    fileCollection("settings", "Settings", "settings", formOf),
  ];
}

const withoutRequired = (field: CmsField): CmsField => ({
  ...field,
  // A group of fields that is required cannot be switched off.
  required: field.widget === "object" && Boolean(field.required),
  ...(field.fields ? { fields: field.fields.map(withoutRequired) } : {}),
});

function folderCollection(type: ContentTypeName, fields: readonly CmsField[]): Collection {
  const { pattern, name, list } = contentType(type);
  const key = fields.some((field) => field.name === "slug") ? "{{fields.slug}}" : "{{fields.id}}";
  return {
    name: findCollection(type),
    label: capitalized(name),
    label_singular: capitalized(name),
    folder: `content/${pattern.replace(/\/\*.*$/, "")}`,
    extension: pattern.replace(/^.*\./, ""),
    format: formatName(type),
    create: true,
    // Sveltia's own editor of slugs renames the file, which changes no URL.
    slug: { template: key, editable: false },
    identifier_field: "title",
    summary: "{{title}}",
    aliases_field: false,
    preview_path: pagePath(type, { slug: key }),
    ...list,
    fields: fields as unknown as Field[],
  };
}

function fileCollection(name: string, label: string, icon: string, formOf: (type: ContentTypeName) => CmsField[]): Collection {
  const types = contentTypeNames.filter((type) => !isFolder(type) && findCollection(type) === name);
  const files = types.map((type): CollectionFile => ({
    name: type,
    label: capitalized(contentTypes[type].name),
    file: `content/${contentTypes[type].pattern}`,
    format: formatName(type),
    fields: formOf(type) as unknown as Field[],
  }));
  return { name, label, icon, files };
}

/** The form of a content type; of a Markdown file first its title and its text. */
export function listFields(type: ContentTypeName): CmsField[] {
  const isFirst = ({ name }: CmsField) => name === "title" || name === "id";
  const isOfWork = ({ name }: CmsField) => type === "reference" && /^(?:authors|year|title|source|doi)$/.test(name);
  const all = toCmsFields(contentTypes[type].schema);
  const fields = all.filter((field) => !isOfWork(field));
  // What Crossref says of a work is one field; see `work-field.tsx`.
  const work: CmsField = { name: "work", label: "Work", widget: "work", required: false, fields: all.filter(isOfWork) };
  const own = [...(isMarkdown(type) ? [textField] : []), ...(type === "reference" ? [work] : [])];
  return [...fields.filter(isFirst), ...own, ...fields.filter((field) => !isFirst(field))];
}

/** The first field of every form; see `form-field.ts`. */
const formField = (type: ContentTypeName): CmsField => ({
  name: FORM_FIELD,
  label: "Check",
  hint: "Near the bottom of the window stands what has to be fixed before publication. F8 goes from one place to the next.",
  widget: "form",
  required: false,
  content_type: type,
});

const textField: CmsField = {
  name: "body",
  label: "Text",
  widget: "article-text",
  required: false,
  hint: "Start each section with a section heading. Type / in an empty line, or press +, to insert something.",
};

/** The content type of a file such as `content/posts/x.md`. */
export const findType = (file: string): ContentTypeName | undefined => findContentType(file.replace(/^content\//, ""));

/** Name and URL fragment of the form of a content file. */
export function toEntryLink(file: string): { readonly label: string; readonly hash: string } {
  const type = findType(file);
  if (!type) return { label: file, hash: "#/" };
  const label = capitalized(contentTypes[type].name);
  const name = isFolder(type) ? file.replace(/^.*\/|\.\w+$/g, "") : type;
  return { label: name === type ? label : `${label}: ${name}`, hash: `#/collections/${findCollection(type)}/entries/${name}` };
}
