import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Diagnostic } from "../../content-model/diagnostic";
import { readYaml } from "../../content-model/yaml-document";
import { normalizeText, splitFrontMatter } from "../../content-model/front-matter";
import { articlesOf, storeShingles } from "../../lint/articles";
import { claimFinder, storeClaims } from "../../lint/claim-finder";
import type { ContentFile, ContentTree } from "../../lint/content-tree";
import { runRules } from "../../lint/lint-content";
import type { Body } from "../../lint/markdown-body";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { readEntry } from "../../lint/node/read-content";
import { perFileRules } from "../../lint/rules/index";
import type { Shingles } from "../../lint/shingles";

/** An article's file and its text. */
export interface ArticleText {
  readonly entry: ContentEntry;
  readonly text: string;
}

/** The result for one article, as plain data. Without its texts, which take most space and which cross-file rules rarely read. */
interface LintedArticle {
  readonly file: Pick<ContentFile, "type" | "file" | "value" | "bodyOffset" | "diagnostics">;
  readonly content: Body | undefined;
  readonly shingles: Shingles | undefined;
  readonly claims: readonly string[] | undefined;
  /** Of the per-file rules. */
  readonly found: readonly Diagnostic[];
}

/**
 * Parses articles and runs the per-file rules on them.
 *
 * @param others the site's other content
 * @returns bytes for {@link restoreArticle}, one for each article
 */
export function lintArticles(
  articles: readonly ArticleText[],
  { others, pictures }: Pick<ContentTree, "pictures"> & { readonly others: readonly ContentFile[] },
): Buffer[] {
  const files = articles.map(({ entry, text }) => readEntry(entry, text));
  const tree = { files: [...others, ...files], diagnostics: [], published: undefined, pictures };
  const found = new Map<string, Diagnostic[]>(files.map(({ file }) => [file, []]));
  for (const diagnostic of runRules(tree, perFileRules)) found.get(diagnostic.file)?.push(diagnostic);
  const shingles = new Map(articlesOf(tree).map((article) => [article.file.file, article.shingles]));
  const findClaims = claimFinder(tree);
  return files.map((article) => {
    const { type, file, value, bodyOffset, diagnostics, content } = article;
    return serialize({
      file: { type, file, value, bodyOffset, diagnostics },
      content: content && { ...content, texts: [] },
      shingles: shingles.get(file),
      claims: findClaims?.(article),
      found: found.get(file) ?? [],
    } satisfies LintedArticle);
  });
}

/** Makes a content file from bytes of {@link lintArticles}. Its texts and the positions of its fields are parsed again on demand. */
export function restoreArticle(bytes: Buffer, { entry, text }: ArticleText): { file: ContentFile; found: readonly Diagnostic[] } {
  const { file, content, shingles, claims, found } = deserialize(bytes) as LintedArticle;
  const parts = splitFrontMatter(normalizeText(text));
  let texts: Body["texts"] | undefined;
  const restored: ContentFile = {
    ...file,
    body: parts?.body ?? "",
    locate: (path) => readYaml(parts?.yaml ?? "", entry.file, 2).locate(path),
    content: content && {
      ...content,
      get texts() {
        return (texts ??= readEntry(entry, text).content?.texts ?? []);
      },
    },
  };
  if (shingles) storeShingles(restored, shingles);
  if (claims) storeClaims(restored, claims);
  return { file: restored, found };
}

/** Cache key of an article: hashes its name in diagnostics, its path, its text and `basis`. */
export function articleKey(basis: string, { entry, text }: ArticleText): string {
  return createHash("sha1").update(basis).update(`${entry.file}\0${entry.absolutePath}\0${entry.bytes}\0`).update(text).digest("base64");
}
