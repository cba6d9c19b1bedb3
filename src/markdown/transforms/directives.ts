import type { Literal, Node } from "unist";
import visit from "unist-util-visit";
import type { Attributes, DirectiveDefinition, Renderer } from "../directives/definition";
import { directives, findDirective } from "../directives/index";
import { isDirective, nodesAsWritten, type DirectiveNode } from "../directives/node";
import { textNode } from "../hast";
import type { ReportNode, Transform } from "./transform";

/** What looks like a directive where the parser has read none. The groups are its colons, its name and the start of its attributes. */
const unparsed = /(::+\s*|:)([a-z][\w-]*)(\s*\{)?/gi;

const examples = directives.map(({ example }) => example).join(", ");

/**
 * Renders directives to the elements that components draw. Unknown directives become text again: `note:this` and
 * `10:30pm` are not meant as one. What is meant as a directive but cannot be read is reported.
 */
export const transformDirectives: Transform = (tree, report, source) => {
  const renderers = new Map(directives.map(({ name, createRenderer }) => [name, createRenderer?.() ?? renderId(name)]));
  visit(tree, (node, index, parent) => {
    if (node.type === "text") reportUnread(node as Literal, report);
    if (!isDirective(node)) return undefined;
    const definition = findDirective(node.name);
    if (!definition) {
      const written = nodesAsWritten(node, source);
      const isReported = reportUnknown(node, source, report);
      parent?.children.splice(index, 1, ...written);
      return [visit.SKIP, isReported ? index + written.length : index];
    }
    // The native parser ends an open quote at the brace.
    const text = writtenText(node, source);
    const withoutValues = text.replace(/=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)/g, "");
    if (/"/.test(withoutValues)) reportUnreadable(node, text, definition, report);
    const [, twice] = /[{\s]([\w-]+)(?=[\s}])[^]*[{\s]\1(?=[\s}])/.exec(withoutValues.replace(/^[^{]*/, "")) ?? [];
    if (twice) report(node, definition.name, `'${text.slice(0, 60)}' says ${twice} twice`, `write ${definition.example} for each`);
    for (const [message, suggestion] of findErrors(node, definition)) report(node, definition.name, message, suggestion);
    const rendered = renderers.get(node.name)?.(node.attributes ?? {}) ?? { properties: {} };
    node.children = rendered.text === undefined ? [] : [textNode(rendered.text)];
    node.data = { hName: definition.element, hProperties: rendered.properties };
    return undefined;
  });
};

const renderId =
  (name: string): Renderer =>
  ({ id = "" }) => ({ properties: { [name]: id } });

const writtenText = ({ position }: Node, source: string): string => source.slice(position?.start.offset, position?.end.offset);

/** Reports the first directive that the parser has read as text. */
function reportUnread(node: Literal, report: ReportNode): void {
  const value = String(node.value);
  for (const { 1: colons = "", 2: name = "", 3: brace, index } of value.matchAll(unparsed)) {
    const definition = findDirective(name);
    const isMeant = brace !== undefined || (definition?.kind === "leaf" && colons.length > 1);
    if (!isMeant) continue;
    if (definition) reportUnreadable(node, value.slice(index), definition, report);
    else report(node, "directive", `'${value.slice(index, index + 40)}' is no directive: none has the name '${name}'`, `write ${examples}`);
    return;
  }
}

function reportUnreadable(node: Node, text: string, definition: DirectiveDefinition, report: ReportNode): void {
  report(node, "directive", `'${text.slice(0, 40)}' cannot be read`, howToWrite(definition));
}

/** Reports an unknown directive that has attributes or is on a line of its own. Words after a colon, as in `note:red`, are text. */
function reportUnknown(node: DirectiveNode, source: string, report: ReportNode): boolean {
  const { type, name, attributes = {} } = node;
  if (type === "textDirective" && Object.keys(attributes).length === 0) return false;
  if (type === "containerDirective") report(node, "directive", `unknown block ':::${name}'`, "write the text without the colons");
  else {
    const written = writtenText(node, source).slice(0, 40);
    report(node, "directive", `'${written}' is no directive: none has the name '${name}'`, `write ${examples}`);
  }
  return true;
}

function howToWrite({ kind, example }: DirectiveDefinition): string {
  return kind === "leaf" ? `write ${example} between two empty lines` : `write ${example} inside a sentence`;
}

/** Message and suggestion for everything that is wrong with a use of a directive. */
function findErrors(node: DirectiveNode, definition: DirectiveDefinition): [message: string, suggestion: string][] {
  const { name, kind, example, attributes } = definition;
  const written = `${kind === "leaf" ? "::" : ":"}${name}`;
  const given: Attributes = node.attributes ?? {};
  const isRightKind = node.type === `${kind}Directive`;
  const problems: [string, string][] = [];
  if (!isRightKind)
    problems.push([`${written} must be ${kind === "leaf" ? "on a line of its own" : "inside a sentence"}`, howToWrite(definition)]);
  if (isRightKind && node.children.length > 0) problems.push([`${written} has text in brackets`, `write ${example}`]);
  for (const key of Object.keys(given))
    if (!Object.hasOwn(attributes, key))
      problems.push([`${written} has the unknown attribute '${key}'`, `use only ${Object.keys(attributes).join(", ")}`]);
  const needsOne = Object.values(attributes).every(({ type }) => type === "flag");
  if (needsOne && Object.keys(given).length !== 1) problems.push([`${written} has no name, or more than one`, `write ${example}`]);
  for (const [key, { type, options = [] }] of Object.entries(attributes)) {
    const value = given[key];
    if (/^(?:text|words|id)$/.test(type) && (value ?? "").trim() === "") problems.push([`${written} has no ${key}`, `write ${example}`]);
    if (type === "flag" && value) problems.push([`${written} says ${key}=${value}`, `write ${key} without a value, or leave it out`]);
    if (type === "choice" && value !== undefined && !options.includes(value))
      problems.push([`${written} has the unknown ${key} '${value}'`, `use one of ${options.join(", ")}`]);
  }
  return problems;
}
