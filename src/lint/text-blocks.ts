import type { ContentTypeName } from "../content-model/content-types";
import type { FieldPath } from "../content-model/yaml-document";
import { tidy, type BodyText, type Place } from "./markdown-body";
import { isMarkdownFile, type ContentFile, type ContentTree, type MarkdownFile } from "./content-tree";
import { cuesIn, namedCues, type Cue } from "../site/cues";

/** A piece of text that a reader sees. */
export class TextBlock {
  private cues = 0;
  /** Cues that were looked for: a rule may name another one later. */
  private soughtCues = 0;
  private foundPlace: Place | undefined;

  /**
   * @param field where it stands in front matter or YAML; undefined in a body
   * @param place looked up when somebody asks: nearly no text has a finding
   */
  constructor(
    readonly file: string,
    readonly kind: BodyText["kind"] | "field",
    readonly text: string,
    private readonly place: Place | (() => Place),
    readonly field?: FieldPath,
  ) {}

  /** File, line and column, where an editor finds it. */
  get at(): Place & { readonly file: string } {
    const { line, column } = (this.foundPlace ??= typeof this.place === "function" ? this.place() : this.place);
    return { file: this.file, line, column };
  }

  /** Whether one of its words is a cue. */
  has(cue: Cue): boolean {
    if ((cue & ~this.soughtCues) !== 0) {
      this.cues = cuesIn(this.text);
      this.soughtCues = namedCues();
    }
    return (this.cues & cue) !== 0;
  }
}

const blocksOfBody = new WeakMap<MarkdownFile, readonly TextBlock[]>();

/** Paragraphs, headings, table cells and rows, and button labels of a body, without citations and addresses. */
export function bodyBlocks(file: MarkdownFile): readonly TextBlock[] {
  let blocks = blocksOfBody.get(file);
  if (!blocks) {
    blocks = file.content.texts.map((block) => new TextBlock(file.file, block.kind, block.text, block));
    blocksOfBody.set(file, blocks);
  }
  return blocks;
}

const blocksOfFields = new WeakMap<ContentFile, readonly TextBlock[]>();

/** Every text of a file's front matter or YAML. */
export function fieldBlocks(file: ContentFile): readonly TextBlock[] {
  const known = blocksOfFields.get(file);
  if (known) return known;
  const blocks: TextBlock[] = [];
  const walk = (value: unknown, path: FieldPath): void => {
    if (typeof value === "string") blocks.push(new TextBlock(file.file, "field", tidy(value), () => file.locate(path), path));
    else if (Array.isArray(value)) value.forEach((child, index) => walk(child, [...path, index]));
    else if (typeof value === "object" && value !== null)
      for (const key in value) walk((value as Record<string, unknown>)[key], [...path, key]);
  };
  walk(file.value, []);
  blocksOfFields.set(file, blocks);
  return blocks;
}

const blocksOfTree = new WeakMap<ContentTree, readonly TextBlock[]>();

/** Kinds of files of which no reader sees a word: others' words, and what is said about the site's own. */
const unseenKinds: ReadonlySet<string> = new Set(["references", "claims"] satisfies ContentTypeName[]);

/** Everything that the site says, file by file. */
export function allBlocks(tree: ContentTree): readonly TextBlock[] {
  let blocks = blocksOfTree.get(tree);
  if (!blocks) {
    blocks = tree.files
      .filter(({ type, value }) => !unseenKinds.has(type) && value !== undefined)
      .flatMap((file) => [...fieldBlocks(file), ...(isMarkdownFile(file) ? bodyBlocks(file) : [])]);
    blocksOfTree.set(tree, blocks);
  }
  return blocks;
}
