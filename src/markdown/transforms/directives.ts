import type { Literal, Node, Parent } from "unist";
import visit from "unist-util-visit";
import type { Attributes, DirectiveDefinition } from "../directives/definition";
import { directiveNamed, misspelledDirective } from "../directives/find-directive";
import { directives } from "../directives/index";
import { asWritten, isDirective, type DirectiveNode } from "../directives/node";
import { textNode } from "../hast";
import type { Report, Transform } from "./transform";

const leafNames = directives.filter(({ kind }) => kind === "leaf").map(({ name }) => name);
const names = directives.map(({ name }) => name);
/** What looks like a directive with attributes. The group is the name. */
const withAttributes = /:{1,3}\s*([a-z][\w-]*)(?:\{|\s+\{\s*\w+\s*=)/gi;
/** What looks like a directive where the parser has read none. The groups are the name. */
const unread = new RegExp(String.raw`::+\s*(${leafNames.join("|")})\b|:(${names.join("|")})\s*\{`);

/**
 * Renders directives to the elements that components draw. Unknown directives become text again: `note:this` and
 * `10:30pm` are not meant as one. What is meant as a directive but cannot be read is reported.
 */
export const transformDirectives: Transform = (tree, report, source) => {
  const reported = new Set<Node>();
  const renderers = new Map(directives.map((definition) => [definition.name, definition.createRenderer()]));
  const reportUnread = (node: Node, text: string, definition: DirectiveDefinition) =>
    report(node, "directive", `'${text.slice(0, 40)}' cannot be read`, howToWrite(definition));

  visit<Node>(tree, isTextOrDirective, (node, index, parent) => {
    if (!isDirective(node)) {
      const { type, value } = node as Literal & { value: string };
      const found = unread.exec(value);
      const definition = directiveNamed(found?.[1] ?? found?.[2]);
      // Code may show a leaf. Text directives are found by their pattern, in code too.
      if (found && definition && (type === "text" || definition.kind === "text")) reportUnread(node, value.slice(found.index), definition);
      else if (type === "text" && !reported.has(node)) reportMisspelled(node, value, report);
      return undefined;
    }
    const definition = directiveNamed(node.name);
    if (!definition) {
      const meant = meantDirective(node, source);
      const written = writtenText(node, source);
      const texts = asWritten(node, source);
      if (meant) {
        report(node, "directive", notNamed(written, node.name), howToWrite(meant));
        for (const text of texts.flatMap((each) => [each, ...((each as Partial<Parent>).children ?? [])])) reported.add(text);
      } else if (node.type === "containerDirective")
        report(node, "directive", `unknown block ':::${node.name}'`, "write the text without the colons");
      parent?.children.splice(index, 1, ...texts);
      return [visit.SKIP, index];
    }
    // The native parser ends an open quote at the brace.
    const written = writtenText(node, source);
    if ((written.match(/"/g)?.length ?? 0) % 2 === 1) reportUnread(node, written, definition);
    for (const [message, suggestion] of faultsOf(node, definition)) report(node, definition.name, message, suggestion);
    const { properties, text } = renderers.get(node.name)?.(node.attributes ?? {}) ?? { properties: {} };
    node.children = text === undefined ? [] : [textNode(text)];
    node.data = { hName: definition.element, hProperties: properties };
    return undefined;
  });
};

function isTextOrDirective(node: unknown): node is Node {
  const { type } = node as Node;
  return type === "text" || type === "inlineCode" || type === "code" || isDirective(node as Node);
}

const writtenText = ({ position }: Node, source: string): string => source.slice(position?.start.offset, position?.end.offset);

const notNamed = (written: string, name: string): string => `'${written.slice(0, 40)}' is no directive: none has the name '${name}'`;

/** The directive that an unknown one is meant to be. Words after a colon, as in `note:red`, are meant as none. */
function meantDirective(node: DirectiveNode, source: string): DirectiveDefinition | undefined {
  const meant = misspelledDirective(node.name);
  const hasAttributes = /^:+[\w-]+(?:\[[^\]]*\])?(?:\{|\s+\{\s*\w+\s*=)/.test(source.slice(node.position?.start.offset));
  const isOnlyCase = node.type === "leafDirective" && node.name.toLowerCase() === meant?.name;
  return hasAttributes || isOnlyCase || node.type === "containerDirective" ? meant : undefined;
}

/** Reports the first misspelled directive that the parser has read as text. */
function reportMisspelled(node: Node, text: string, report: Report): void {
  // The pattern is slow on long texts, of which most have no brace.
  if (!text.includes("{")) return;
  for (const match of text.matchAll(withAttributes)) {
    const [, name = ""] = match;
    const meant = misspelledDirective(name);
    if (meant) return report(node, "directive", notNamed(text.slice(match.index), name), howToWrite(meant));
  }
}

function howToWrite({ kind, example }: DirectiveDefinition): string {
  return kind === "leaf" ? `write ${example} between two empty lines` : `write ${example} inside a sentence`;
}

/** Message and suggestion for everything that is wrong with a use of a directive. */
function faultsOf(node: DirectiveNode, definition: DirectiveDefinition): [message: string, suggestion: string][] {
  const { name, kind, example, attributes } = definition;
  const written = `${kind === "leaf" ? "::" : ":"}${name}`;
  const given: Attributes = node.attributes ?? {};
  const isRightKind = node.type === `${kind}Directive`;
  const problems: [string, string][] = [];
  if (!isRightKind)
    problems.push([`${written} must be ${kind === "leaf" ? "on a line of its own" : "inside a sentence"}`, howToWrite(definition)]);
  if (isRightKind && node.children.length > 0) problems.push([`${written} has text in brackets`, `write ${example}`]);
  for (const key of Object.keys(given))
    if (!(key in attributes))
      problems.push([`${written} has the unknown attribute '${key}'`, `use only ${Object.keys(attributes).join(", ")}`]);
  for (const [key, { type, options = [] }] of Object.entries(attributes)) {
    const value = given[key];
    if ((type === "text" || type === "id") && (value ?? "").trim() === "") problems.push([`${written} has no ${key}`, `write ${example}`]);
    if (type === "flag" && value) problems.push([`${written} says ${key}=${value}`, `write ${key} without a value, or leave it out`]);
    if (type === "choice" && value !== undefined && !options.includes(value))
      problems.push([`${written} has the unknown ${key} '${value}'`, `use one of ${options.join(", ")}`]);
  }
  return problems;
}
