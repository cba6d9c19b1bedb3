import { directiveFromMarkdown, directiveToMarkdown, type Directives } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown, type Handle, type Options } from "mdast-util-to-markdown";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { writeDirective } from "./directives/source";
import type { DirectiveDefinition } from "./directives/definition";
import { directiveNamed } from "./directives/find-directive";
import { directives } from "./directives/index";
import { asWritten, type DirectiveNode } from "./directives/node";

/** The type of a Markdown tree, as `fromMarkdown` returns it. */
type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];

/** Writes Markdown in one format: bullets `*`, fenced code, links in place, aligned tables, directives as their files say. */
const markdownFormat: Options = {
  bullet: "*",
  bulletOther: "-",
  emphasis: "*",
  strong: "*",
  rule: "-",
  fences: true,
  listItemIndent: "one",
  resourceLink: true,
  quote: '"',
};

/** Our directives must be escaped in running text; `note:this` and `10:30` are not meant as one. */
const directiveNames = directives.map(({ name }) => name).join("|");

/**
 * The canonical format of Markdown. The format check, `npm run format:content` and the CMS use it, so that a save in the
 * CMS changes only the lines that the editor changed. Applying it again changes nothing.
 */
export function canonicalMarkdown(markdown: string): string {
  let text = markdown.trimEnd();
  // Once is enough for nearly every text. Lists in quotations in lists are read as looser each time, until they are loose.
  for (let pass = 0; pass < 4; pass += 1) {
    const written = writeAgain(text);
    if (written === text) break;
    text = written;
  }
  return text;
}

function writeAgain(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  });
  restoreUnknown(tree, markdown);
  attachDirectives(tree);
  return writeMarkdown(tree).trimEnd();
}

/** Writes a Markdown tree in the canonical format, with a line feed at its end. */
export function writeMarkdown(tree: Root): string {
  const extension = directiveToMarkdown({ preferShortcut: false, preferUnquoted: true, collapseEmptyAttributes: true });
  return toMarkdown(tree, {
    ...markdownFormat,
    extensions: [gfmToMarkdown(), { ...extension, unsafe: directiveUnsafe, handlers: directiveHandlers(extension.handlers) }],
  });
}

const directiveUnsafe: Options["unsafe"] = [
  { character: ":", after: `(?:${directiveNames})(?![\\w-])`, inConstruct: ["phrasing"] },
  { character: ":", atBreak: true, after: ":" },
];

function directiveHandlers(handlers: Options["handlers"]): Options["handlers"] {
  const write: Handle = (node: Directives, parent, state, info) => {
    const definition = directives.find(({ name, kind }) => name === node.name && node.type === `${kind}Directive`);
    if (definition && isPlain(node, definition)) return writeDirective(definition, valuesOf(node, definition));
    return (handlers?.[node.type] as Handle)(node, parent, state, info);
  };
  // The serializer asks what a node begins with, to escape what is before it.
  Object.assign(write, { peek: () => ":" });
  return { textDirective: write, leafDirective: write, containerDirective: write };
}

/** Whether a directive's form holds everything that is written; what the lint reports must stay. */
function isPlain({ attributes, children }: Directives, definition: DirectiveDefinition): boolean {
  return (
    children.length === 0 &&
    Object.entries(attributes ?? {}).every(([key, value]) => {
      const { type } = definition.attributes[key] ?? {};
      return (
        type === "text" || (type === "flag" && !value) || ((type === "id" || type === "choice") && /^[\p{L}\p{N}_.-]+$/u.test(value ?? ""))
      );
    })
  );
}

function valuesOf({ attributes }: Directives, definition: DirectiveDefinition): Record<string, unknown> {
  const given = attributes ?? {};
  return Object.fromEntries(
    Object.entries(definition.attributes).map(([key, { type }]) => [key, type === "flag" ? key in given : given[key]]),
  );
}

/** Unknown directives become the text they were written as, as on pages. */
export function restoreUnknown(node: Node, source: string): void {
  if (!("children" in node)) return;
  // The label of an unknown directive may have another one.
  const restored = (child: Node): Node[] => (isUnknown(child) ? (asWritten(child, source) as Node[]).flatMap(restored) : [child]);
  const children = mergeTexts((node.children as Node[]).flatMap(restored));
  for (const child of children) restoreUnknown(child, source);
  node.children = children as never;
}

const isUnknown = (node: Node): node is Node & DirectiveNode =>
  (node.type === "textDirective" || node.type === "leafDirective") && !directiveNamed(node.name);

function mergeTexts(nodes: readonly Node[]): Node[] {
  const merged: Node[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === "text" && last?.type === "text") merged[merged.length - 1] = { ...last, value: last.value + node.value };
    else merged.push(node);
  }
  return merged;
}

/** Removes the spaces before directives that belong right after a word. */
function attachDirectives(node: Node): void {
  if (!("children" in node)) return;
  const children = node.children as Node[];
  children.forEach((child, index) => {
    attachDirectives(child);
    const before = children[index - 1];
    if (before?.type === "text" && child.type === "textDirective" && attachedNames.has(child.name))
      before.value = before.value.replace(/(?<=[\p{L}\p{N}.,;!?)"”’…\]])[ \t]+$/u, "");
  });
}

const attachedNames = new Set(directives.filter(({ noSpaceBefore }) => noSpaceBefore).map(({ name }) => name));
