import { memoize } from "../site/memoize";
import { findFiles, type ContentTree, type MarkdownFile, type ValidFile } from "./content-tree";
import { bodyBlocks, type TextBlock } from "./text-blocks";

type PostFile = ValidFile<"post"> & MarkdownFile;

/** An article with what several editorial rules need. */
export interface Article {
  readonly file: PostFile;
  readonly post: PostFile["value"];
  /** Paragraphs, headings and table cells. */
  readonly blocks: readonly TextBlock[];
}

/** The readable articles, drafts last: where two repeat each other, rules report the later one. */
export const listArticles = memoize((content: ContentTree): readonly Article[] => {
  const files = findFiles(content, "post") as PostFile[];
  return [...files.filter(({ value }) => !value.draft), ...files.filter(({ value }) => value.draft)].map((file) => ({
    file,
    post: file.value,
    blocks: bodyBlocks(file).filter(({ kind }) => kind !== "label"),
  }));
});
