import { wordsOf } from "../markdown/plain-text";
import type { Body } from "./body";
import { filesOf, type CheckedFile, type ContentTree, type MarkdownFile } from "./content-tree";
import { atField } from "./rule";
import { bodyBlocks, type TextBlock } from "./text-blocks";

/** An article as the rules of the editorial guide look at it. */
export interface Article {
  readonly file: CheckedFile<"post"> & MarkdownFile;
  readonly post: NonNullable<CheckedFile<"post">["value"]>;
  readonly content: Body;
  /** Paragraphs, headings and table cells. */
  readonly blocks: readonly TextBlock[];
  /** Words of the body without buttons and citations. */
  readonly words: number;
}

const articlesOfTree = new WeakMap<ContentTree, readonly Article[]>();

/** The articles that could be read. */
export function articlesOf(tree: ContentTree): readonly Article[] {
  let articles = articlesOfTree.get(tree);
  if (!articles) {
    articles = filesOf(tree, "post").map((checked) => {
      const file = checked as Article["file"];
      const blocks = bodyBlocks(file).filter(({ kind }) => kind !== "row" && kind !== "label");
      const words = blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
      return { file, post: checked.value, content: file.content, blocks, words };
    });
    articlesOfTree.set(tree, articles);
  }
  return articles;
}

/** Where an article begins, for findings about the whole of it. */
export const atTitle = (article: Article) => atField(article.file, ["title"]);
