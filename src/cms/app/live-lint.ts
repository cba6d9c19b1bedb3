import { errorAt, compareDiagnostics, type Diagnostic } from "../../content-model/diagnostic";
import type { ContentFields } from "../../content-model/serialize";
import { runRules } from "../../lint/lint-content";
import { crossFileRules, perFileRules } from "../../lint/rules/index";
import type { Entry } from "./entry";
import type { SiteContent } from "./site-content";

/** The content lint for one entry at a time, together with the rest of the site's content. */
export class LiveLint {
  /** Errors of the saved content in files that are not open, by the open file's path. */
  private known: { readonly file: string; readonly revision: number; readonly keys: ReadonlySet<string> } | undefined;

  constructor(readonly content: SiteContent) {}

  /** What the content lint would report if the entry were published now: in its own file, and new errors in other files. */
  lint(entry: Entry): Diagnostic[] {
    const { content } = this;
    const others = content.filesExcept(entry.isNew ? "" : entry.file);
    const own = this.withFreePath(this.withOwnRedirect(withKnownPicture(entry)), others);
    const found = this.findingsOf(own, others);
    const saved = content.fieldsOf(entry.file);
    const before =
      this.known?.file === own.file && this.known.revision === content.revision
        ? this.known.keys
        : new Set(
            saved && !entry.isNew
              ? this.findingsOf({ ...own, fields: saved }, others).map(keyOf)
              : this.findingsOf(undefined, others).map(keyOf),
          );
    this.known = { file: own.file, revision: content.revision, keys: before };
    return [...found, ...placeholders(own)]
      .filter((diagnostic) => diagnostic.file === own.file || (diagnostic.severity === "error" && !before.has(keyOf(diagnostic))))
      .map((diagnostic) => (diagnostic.file === own.file ? { ...diagnostic, file: entry.file } : diagnostic))
      .sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") || compareDiagnostics(a, b));
  }

  private findingsOf(entry: Entry | undefined, others: ReturnType<SiteContent["filesExcept"]>): Diagnostic[] {
    const own = entry ? [this.content.read(entry)] : [];
    // Another article cannot make rules find anything new that check one article at a time.
    const beside = entry?.type === "post" ? others.filter(({ type }) => type !== "post") : others;
    return [
      ...own.flatMap(({ diagnostics }) => diagnostics),
      ...runRules(this.content.treeOf([...beside, ...own]), perFileRules),
      ...runRules(this.content.treeOf([...others, ...own]), crossFileRules),
    ];
  }

  /** A new entry is checked beside the one that has its path already. */
  private withFreePath(entry: Entry, others: readonly { readonly file: string }[]): Entry {
    return entry.isNew && others.some(({ file }) => file === entry.file)
      ? { ...entry, file: entry.file.replace(/(\.\w+)$/, "-new$1") }
      : entry;
  }

  /** The redirect that a save will offer is no reason for errors now. */
  private withOwnRedirect(entry: Entry): Entry {
    const change = this.content.urlChange(entry);
    return change ? { ...entry, fields: withRedirect(entry.fields, change) } : entry;
  }
}

/** Fields with an old path among their redirects, and without the new one. */
export function withRedirect(fields: ContentFields, { from, to }: { readonly from: string; readonly to: string }): ContentFields {
  const present = Array.isArray(fields["redirectFrom"]) ? fields["redirectFrom"].map(String) : [];
  return { ...fields, redirectFrom: [...present.filter((path) => path !== to && path !== from), from] };
}

/** A picture that is uploaded with the save has a URL of the browser until then. */
function withKnownPicture(entry: Entry): Entry {
  const { image } = entry.fields;
  if (typeof image !== "string" || !image.startsWith("blob:")) return entry;
  return { ...entry, fields: { ...entry.fields, image: "../images/chosen.webp" } };
}

/** Words that the text editor inserts to be replaced, and notes about what was not pasted. */
export const PLACEHOLDERS = [
  "[What this section says]",
  "[The quoted words]",
  "[What the table shows]",
  "[What is known, in a sentence or two]",
  "[List entry]",
];

/** What an insertion or a paste left in a text for its author is an error, and so is a directive that the site does not have. */
function placeholders({ file, fields }: Entry): Diagnostic[] {
  const text = String(fields.body ?? "");
  const left = [
    ...text.matchAll(
      /\\?\[(?:What this section says|The quoted words|What the table shows|What is known, in a sentence or two|List entry|Not pasted: [^\]]*)\\?\]/g,
    ),
  ];
  return left.map(([words]) =>
    errorAt({ file }, "placeholder", `'${words.replaceAll("\\", "")}' is still in the text`, "replace it, or delete it"),
  );
}

/** Identifies a diagnostic without its line, which changes as an entry grows. */
function keyOf({ file, id, message }: Diagnostic): string {
  return `${file} ${id} ${message.replace(/:\d+\b/g, "")}`;
}
