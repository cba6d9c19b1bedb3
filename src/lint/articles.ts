import { wordCount } from "../markdown/plain-text";
import type { Body } from "./markdown-body";
import { filesOf, type ContentFile, type ContentTree, type MarkdownFile } from "./content-tree";
import { atField } from "./rule";
import { bodyBlocks, type TextBlock } from "./text-blocks";

/** An article as the rules of the editorial guide look at it. */
export interface Article {
  readonly file: ContentFile<"post"> & MarkdownFile;
  readonly post: NonNullable<ContentFile<"post">["value"]>;
  readonly content: Body;
  /** Paragraphs, headings and table cells. */
  readonly blocks: readonly TextBlock[];
  /** Words of the body without buttons and citations. */
  readonly words: number;
}

/** Texts and words are gathered when a rule asks: rules over ten thousand articles do not. */
class ReadArticle implements Article {
  readonly post: Article["post"];
  readonly content: Body;
  private texts: readonly TextBlock[] | undefined;
  private count: number | undefined;

  constructor(readonly file: Article["file"]) {
    this.post = file.value as Article["post"];
    this.content = file.content;
  }

  get blocks(): readonly TextBlock[] {
    return (this.texts ??= bodyBlocks(this.file).filter(({ kind }) => kind !== "row" && kind !== "label"));
  }

  get words(): number {
    return (this.count ??= this.blocks.reduce((sum, { text }) => sum + wordCount(text), 0));
  }
}

const articlesOfTree = new WeakMap<ContentTree, readonly Article[]>();

/** The articles that could be read, drafts last: of two that say the same, rules find fault with the later one. */
export function articlesOf(tree: ContentTree): readonly Article[] {
  let articles = articlesOfTree.get(tree);
  if (!articles) {
    const files = filesOf(tree, "post");
    articles = [...files.filter(({ value }) => !value.draft), ...files.filter(({ value }) => value.draft)].map(
      (checked) => new ReadArticle(checked as Article["file"]),
    );
    articlesOfTree.set(tree, articles);
  }
  return articles;
}

/** Where an article begins, for findings about the whole of it. */
export const atTitle = (article: Article) => atField(article.file, ["title"]);
