import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Problem } from "../content-model/problem";
import { readYaml } from "../content-model/yaml-document";
import { normalizeText, splitFrontMatter } from "../content-model/front-matter";
import { articlesOf } from "./articles";
import type { Body } from "./body";
import { claimLanguage } from "./claim-language";
import { filesOf, type CheckedFile, type ContentTree } from "./content-tree";
import { readEntry, type ContentEntry } from "./read-content";
import { rulesOfOne } from "./rules";
import { articleFingerprint } from "./rules/repetition";
import { concerningTexts } from "./rules/unmade-claims";
import { runRules } from "./run-rules";

/** An article's file and its text, to be judged. */
export interface ArticleSource {
  readonly entry: ContentEntry;
  readonly text: string;
}

/**
 * An article that was read, and what the rules found in it alone: plain data that can be kept and sent. Without its
 * texts, which are most of it and which rules over all articles look at only where they find something.
 */
interface JudgedArticle {
  readonly file: Omit<CheckedFile, "locate" | "body" | "content"> & {
    readonly content: (Omit<Body, "texts"> & { texts: undefined }) | undefined;
  };
  readonly findings: readonly Problem[];
}

/**
 * Reads articles and runs the rules that judge each by itself.
 *
 * @param beside the site's other content, which rules compare with
 * @returns for each article bytes for {@link openJudged}
 */
export function judgeArticles(
  articles: readonly ArticleSource[],
  { others, pictures }: Pick<ContentTree, "pictures"> & { readonly others: readonly CheckedFile[] },
): Buffer[] {
  const files = articles.map(({ entry, text }) => readEntry(entry, text));
  const tree = { files: [...others, ...files], problems: [], published: undefined, pictures };
  const findings = new Map<string, Problem[]>(files.map(({ file }) => [file, []]));
  for (const finding of runRules(tree, rulesOfOne)) findings.get(finding.file)?.push(finding);
  const prints = new Map(articlesOf(tree).map((article) => [article.file.file, articleFingerprint(article)]));
  const product = filesOf(tree, "product")[0]?.value;
  const mayConcern = product && claimLanguage(product.name).mayConcern;
  return files.map((article) => {
    const { type, file, value, bodyOffset, problems, content } = article;
    const concerning = mayConcern && concerningTexts(article, mayConcern);
    return serialize({
      file: {
        type,
        file,
        value,
        bodyOffset,
        problems,
        content: content && { ...content, texts: undefined },
        fingerprint: prints.get(file),
        concerning,
      },
      findings: findings.get(file) ?? [],
    } satisfies JudgedArticle);
  });
}

/** Bytes of {@link judgeArticles} as a file of the tree again; its texts and its fields' places are looked up when somebody asks. */
export function openJudged(bytes: Buffer, { entry, text }: ArticleSource): { file: CheckedFile; findings: readonly Problem[] } {
  const { file, findings } = deserialize(bytes) as JudgedArticle;
  const parts = splitFrontMatter(normalizeText(text));
  const locate: CheckedFile["locate"] = (path) => readYaml(parts?.yaml ?? "", entry.file, 2).locate(path);
  const content = file.content && {
    ...file.content,
    get texts() {
      return readEntry(entry, text).content?.texts ?? [];
    },
  };
  return { file: { ...file, content, body: parts?.body ?? "", locate }, findings };
}

/** Names what an article's judgment depends on: its place and text, and everything in `basis`. */
export function judgmentKey(basis: string, { entry, text }: ArticleSource): string {
  return createHash("sha1").update(basis).update(`${entry.absolutePath}\0${entry.bytes}\0`).update(text).digest("base64");
}
