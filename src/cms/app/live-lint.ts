import { compareDiagnostics, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import type { ContentFile } from "../../lint/content-tree";
import { runRules } from "../../lint/lint-content";
import { crossFileRules, articleRules } from "../../lint/rules/index";
import { routes } from "../../site/routes";
import { pagePath } from "../../content-model/content-types";
import type { Entry } from "./entry";
import { yieldToBrowser } from "./yield-to-browser";
import type { CmsStore } from "./cms-store";

/** The content lint for one entry at a time, together with the rest of the site's content. */
export class LiveLint {
  constructor(readonly content: CmsStore) {}

  /** What the content lint would report if the entry were published now: in its own file, and new errors in other files. */
  async lint(entry: Entry): Promise<Diagnostic[]> {
    const others = this.content.filesExcept(entry);
    // The rest is checked when the entry has a path of its own.
    if (entry.isNew && others.some(({ file }) => file === entry.file)) return [takenPath(entry)];
    const own = this.withOwnRedirect(withKnownPicture(entry));
    const found = await this.runLint(own, others);
    // What an invalid field breaks elsewhere, such as links to a page without a path, is seen when it is valid.
    const isInvalid = this.content.toFile(own).diagnostics.some(({ severity }) => severity === "error");
    const inOthers = isInvalid ? [] : found.filter(({ file, severity }) => file !== entry.file && severity === "error");
    return [
      ...found.filter(({ file }) => file === entry.file),
      ...(inOthers.length === 0 ? [] : await this.newErrors(inOthers, own, others)),
    ].sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") || compareDiagnostics(a, b));
  }

  /** Those errors that the saved content does not have. */
  private async newErrors(errors: readonly Diagnostic[], own: Entry, others: readonly ContentFile[]): Promise<Diagnostic[]> {
    const fields = own.isNew ? undefined : this.content.fieldsOf(own.file);
    const known = new Set((await this.runLint(fields && { ...own, fields }, others)).map(toKey));
    return errors.filter((error) => !known.has(toKey(error)));
  }

  private async runLint(entry: Entry | undefined, others: readonly ContentFile[]): Promise<Diagnostic[]> {
    const own = entry ? [this.content.toFile(entry)] : [];
    // A page cannot make rules find anything new in articles that check one article at a time.
    const beside = entry && pagePath(entry.type, entry.fields) ? others.filter(({ type }) => type !== "post") : others;
    const found = own.flatMap(({ diagnostics }) => diagnostics);
    const run = (files: readonly ContentFile[], rules: typeof articleRules) => {
      const tree = this.content.treeOf([...files, ...own]);
      return yieldToBrowser(rules, (rule) => void found.push(...runRules(tree, [rule])));
    };
    await run(beside, articleRules);
    await run(others, crossFileRules);
    return found;
  }

  /** The redirect that a save will offer is no reason for errors now. */
  private withOwnRedirect(entry: Entry): Entry {
    const { redirectFrom } = this.content.urlChange(entry) ?? {};
    const replacedBy = this.content.givenUpPath(entry) && routes.blog;
    return { ...entry, fields: { ...entry.fields, ...(redirectFrom && { redirectFrom }), ...(replacedBy && { replacedBy }) } };
  }
}

function takenPath({ file, fields: { slug, id } }: Entry): Diagnostic {
  const field = [slug === undefined ? "id" : "slug"];
  return errorAt({ file, field }, "duplicate", `slug '${String(slug ?? id)}' is already used in ${file}`, "choose another one");
}

/** A picture that is uploaded with the save has a URL of the browser until then. */
function withKnownPicture(entry: Entry): Entry {
  const { image } = entry.fields;
  if (typeof image !== "string" || !image.startsWith("blob:")) return entry;
  return { ...entry, fields: { ...entry.fields, image: "../images/chosen.webp" } };
}

/** Identifies a diagnostic without its line, which changes as an entry grows. */
const toKey = ({ file, id, message }: Diagnostic): string => `${file} ${id} ${message.replace(/:\d+\b/g, "")}`;
