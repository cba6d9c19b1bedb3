import { wordCount } from "../markdown/plain-text";
import { filesOf, type ContentFile, type ContentTree, type MarkdownFile, type ValidFile } from "./content-tree";
import { memoize } from "../site/memoize";
import { atField, type FilePosition } from "./rule";
import { shinglesOf, type Shingles } from "./shingles";
import { bodyBlocks, type TextBlock } from "./text-blocks";

type PostFile = ValidFile<"post"> & MarkdownFile;

const storedShingles = new WeakMap<ContentFile, Shingles>();

/** Stores the shingles of an article, so that they are not made from its text. */
export const storeShingles = (file: ContentFile, shingles: Shingles): void => void storedShingles.set(file, shingles);

/** An article with what several editorial rules need. Computed on demand: cross-file rules over 10,000 articles rarely need texts. */
export class Article {
  constructor(readonly file: PostFile) {}

  get post(): PostFile["value"] {
    return this.file.value;
  }

  /** Paragraphs, headings and table cells. */
  get blocks(): readonly TextBlock[] {
    return bodyBlocks(this.file).filter(({ kind }) => kind !== "row" && kind !== "label");
  }

  /** Words of the body without buttons and citations. */
  get words(): number {
    return this.blocks.reduce((sum, { text }) => sum + wordCount(text), 0);
  }

  /** Of its blocks and its answers. */
  get shingles(): Shingles {
    const stored = storedShingles.get(this.file);
    if (stored) return stored;
    const answers = this.post.faq.map(({ answer }) => answer);
    const shingles = shinglesOf(
      this.blocks.map(({ text }) => text),
      answers,
    );
    storeShingles(this.file, shingles);
    return shingles;
  }
}

/** The readable articles, drafts last: where two repeat each other, rules report the later one. */
export const articlesOf = memoize((content: ContentTree): readonly Article[] => {
  const files = filesOf(content, "post") as PostFile[];
  return [...files.filter(({ value }) => !value.draft), ...files.filter(({ value }) => value.draft)].map((file) => new Article(file));
});

/** Where diagnostics about the whole article go. */
export const atTitle = (article: Article): FilePosition => atField(article.file, ["title"]);
