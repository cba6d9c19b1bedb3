import type { Directive } from "../markdown/directives";
import { isDirective } from "../markdown/directives";
import { wordsOf } from "../markdown/plain-text";
import { visit } from "../markdown/visit";
import { filesOf, type CheckedFile, type ContentTree, type MarkdownFile } from "./content-tree";
import { atField, atNode } from "./rule";
import { bodyBlocks, type TextBlock } from "./text-blocks";

/** An article as the rules of the editorial guide look at it. */
export interface Article {
  readonly file: CheckedFile<"post"> & MarkdownFile;
  readonly post: NonNullable<CheckedFile<"post">["value"]>;
  readonly blocks: readonly TextBlock[];
  /** Words of the body without buttons and citations. */
  readonly words: number;
  readonly buttons: readonly { readonly label: string; readonly blinking: boolean; readonly place: ReturnType<typeof atNode> }[];
}

/** The articles that could be read. */
export function articlesOf(tree: ContentTree): Article[] {
  return filesOf(tree, "post").map((checked) => {
    const file = checked as Article["file"];
    const blocks = bodyBlocks(file);
    const buttons: Article["buttons"][number][] = [];
    visit(
      file.tree,
      (node): node is Directive => isDirective(node) && node.name === "cta",
      (node) => {
        buttons.push({
          label: node.attributes?.["label"] ?? "",
          blinking: node.attributes?.["blinking"] !== undefined,
          place: atNode(file, node),
        });
      },
    );
    return { file, post: checked.value, blocks, words: blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0), buttons };
  });
}

/** Where an article begins, for findings about the whole of it. */
export const atTitle = (article: Article) => atField(article.file, ["title"]);
