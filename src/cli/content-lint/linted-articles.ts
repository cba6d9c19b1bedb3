import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Diagnostic } from "../../content-model/diagnostic";
import { readYaml } from "../../content-model/yaml-document";
import { normalizeText, splitFrontMatter } from "../../content-model/front-matter";
import { articlesOf } from "../../lint/articles";
import type { Body } from "../../lint/markdown-body";
import { claimLanguage } from "../../lint/claim-language";
import { filesOf, type ContentFile, type ContentTree } from "../../lint/content-tree";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { readEntry } from "../../lint/node/read-content";
import { perFileRules } from "../../lint/rules/index";
import { articleFingerprint } from "../../lint/rules/repetition";
import { concerningTexts } from "../../lint/rules/unmade-claims";
import { runRules } from "../../lint/run-rules";

/** An article's file and its text, to be judged. */
export interface ArticleText {
  readonly entry: ContentEntry;
  readonly text: string;
}

/**
 * An article that was read, and what the rules found in it alone: plain data that can be kept and sent. Without its
 * texts, which are most of it and which rules over all articles look at only where they find something.
 */
interface JudgedArticle {
  readonly file: Omit<ContentFile, "locate" | "body" | "content"> & {
    readonly content: (Omit<Body, "texts"> & { texts: undefined }) | undefined;
  };
  readonly findings: readonly Diagnostic[];
}

/**
 * Reads articles and runs the rules that judge each by itself.
 *
 * @param beside the site's other content, which rules compare with
 * @returns for each article bytes for {@link openLinted}
 */
export function lintArticles(
  articles: readonly ArticleText[],
  { others, pictures }: Pick<ContentTree, "pictures"> & { readonly others: readonly ContentFile[] },
): Buffer[] {
  const files = articles.map(({ entry, text }) => readEntry(entry, text));
  const tree = { files: [...others, ...files], diagnostics: [], published: undefined, pictures };
  const findings = new Map<string, Diagnostic[]>(files.map(({ file }) => [file, []]));
  for (const finding of runRules(tree, perFileRules)) findings.get(finding.file)?.push(finding);
  const prints = new Map(articlesOf(tree).map((article) => [article.file.file, articleFingerprint(article)]));
  const product = filesOf(tree, "product")[0]?.value;
  const mayConcern = product && claimLanguage(product.name).mayConcern;
  return files.map((article) => {
    const { type, file, value, bodyOffset, diagnostics, content } = article;
    const concerning = mayConcern && concerningTexts(article, mayConcern);
    return serialize({
      file: {
        type,
        file,
        value,
        bodyOffset,
        diagnostics,
        content: content && { ...content, texts: undefined },
        fingerprint: prints.get(file),
        concerning,
      },
      findings: findings.get(file) ?? [],
    } satisfies JudgedArticle);
  });
}

/** Bytes of {@link lintArticles} as a file of the tree again; its texts and its fields' places are looked up when somebody asks. */
export function openLinted(bytes: Buffer, { entry, text }: ArticleText): { file: ContentFile; findings: readonly Diagnostic[] } {
  const { file, findings } = deserialize(bytes) as JudgedArticle;
  const parts = splitFrontMatter(normalizeText(text));
  const locate: ContentFile["locate"] = (path) => readYaml(parts?.yaml ?? "", entry.file, 2).locate(path);
  const content = file.content && {
    ...file.content,
    get texts() {
      return readEntry(entry, text).content?.texts ?? [];
    },
  };
  return { file: { ...file, content, body: parts?.body ?? "", locate }, findings };
}

/** Names what an article's judgment depends on: its place and text, and everything in `basis`. */
export function lintKey(basis: string, { entry, text }: ArticleText): string {
  return createHash("sha1").update(basis).update(`${entry.absolutePath}\0${entry.bytes}\0`).update(text).digest("base64");
}
