import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from "yaml";
import { findForbidden } from "../site/characters";
import { MAX_LEVELS } from "../site/limits";
import { asWarning, errorAt, nestingError, type Diagnostic, type FieldPath } from "./diagnostic";

/** A parsed YAML text. */
export interface YamlDocument {
  /** What could be read. */
  readonly value: unknown;
  /** Whether the syntax has errors, so that some of the value may be missing or elsewhere. */
  readonly isBroken: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Line and column (from 1) of a field, or of its nearest parent that exists. */
  locate(path: FieldPath): { line: number; column: number };
}

/**
 * Parses YAML 1.2 (core schema, in which a date is text). Refuses duplicate keys, aliases, tags, and characters
 * that no text may have. Of the latter it reports those that are written as escapes; whoever reads the file sees the others.
 *
 * @param file path for diagnostics
 * @param firstLine line of the file, from 1, on which the YAML begins
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlDocument {
  try {
    return parseYaml(text, file, firstLine);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const diagnostic = nestingError(text, file, firstLine);
    return { value: undefined, isBroken: true, diagnostics: [diagnostic], locate: () => ({ line: firstLine, column: 1 }) };
  }
}

/** @throws a RangeError when the text is nested too deep */
function parseYaml(text: string, file: string, firstLine: number): YamlDocument {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error", uniqueKeys: true, version: "1.2" });
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const diagnostics: Diagnostic[] = [];
  const report = (offset: number, message: string, suggestion: string) =>
    diagnostics.push(errorAt({ file, ...positionAt(offset) }, "yaml", message, suggestion));

  /** @param cutOff the text without quotes that ends at the comment */
  const reportComment = (comment: string | null | undefined, cutOff?: Node) => {
    if (!comment) return;
    const [line = ""] = comment.split("\n", 1);
    const at = positionAt(cutOff ? findOffset(cutOff) : text.indexOf(`#${line}`));
    const [reason, suggestion] = cutOff
      ? ["pages do not have", "put the text in double quotes, or delete the comment"]
      : ["a save in the CMS removes", "move it to the message of a commit"];
    diagnostics.push(asWarning(errorAt({ file, ...at }, "yaml-comment", `'#${line}' is a comment, which ${reason}`, suggestion)));
  };
  for (const { offset, message, code } of syntaxErrors(document, (offset) => positionAt(offset).line))
    report(offset, `invalid YAML: ${message}`, suggestYamlFix(code, text));
  const inSource = new Set(findForbidden(text).map(({ name }) => name));
  let hasAlias = false;
  const anchors: Node[] = [];
  for (const comment of [document.commentBefore, document.comment]) reportComment(comment);
  visit(document, (_, node, path) => {
    if (path.length > MAX_LEVELS) throw new RangeError("nested too deep");
    if (!isNode(node)) return undefined;
    if (isAlias(node)) {
      report(findOffset(node), "YAML aliases are not allowed", "write each value in full");
      hasAlias = true;
      return visit.BREAK;
    }
    if (node.anchor !== undefined) anchors.push(node);
    const withoutTag = "write the value without it, text in double quotes";
    if (node.tag !== undefined)
      report(findOffset(node), `YAML tags such as ${node.tag.replace("tag:yaml.org,2002:", "!!")} are not allowed`, withoutTag);
    const isCutOff = isScalar(node) && node.type === "PLAIN" && (typeof node.value === "string" || node.value === null);
    reportComment(node.comment, isCutOff ? node : undefined);
    reportComment(node.commentBefore);
    for (const { name } of isScalar(node) && typeof node.value === "string" ? findForbidden(node.value) : [])
      if (!inSource.has(name)) report(findOffset(node), `the text contains the character ${name}`, "delete it");
    return undefined;
  });
  for (const node of hasAlias ? [] : anchors)
    report(findOffset(node), `'&${node.anchor}' is a name of YAML, which pages do not have`, "put the text in double quotes");

  return {
    // Aliases of aliases could have billions of values.
    value: hasAlias ? undefined : document.toJS(),
    isBroken: hasAlias || document.errors.some(({ code }) => code !== "DUPLICATE_KEY"),
    diagnostics,
    locate: (path) => positionAt(findFieldOffset(document, path)),
  };
}

function suggestYamlFix(code: string, text: string): string {
  if (/^<{7} /m.test(text)) return "keep one of the two texts of the merge conflict, without the lines of signs";
  if (code === "DUPLICATE_KEY") return "remove one of the two keys";
  if (code === "MULTIPLE_DOCS") return "delete the line of --- or ... before it: a file has one list of fields";
  return "put text with a colon, a # or a quote in double quotes, a space after the colon of a field, and indent with spaces";
}

/**
 * The errors of a document: of an open quote where it begins, without those that follow from others, which are further ones in a line,
 * and all after the parser has lost its way.
 */
function syntaxErrors(document: Document, lineOf: (offset: number) => number) {
  if (document.errors.length === 0) return [];
  const quotes: [start: number, end: number][] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (range && type?.startsWith("QUOTE")) quotes.push([range[0], range[1]]);
    },
  });
  const found = document.errors.map(({ pos: [offset], message, code }) => {
    const quote = code === "MISSING_CHAR" ? quotes.find(([start, end]) => start <= offset && offset <= end) : undefined;
    return { offset: quote?.[0] ?? offset, message: message.replace(/; please use .*/, ""), code };
  });
  const lines = found.map(({ offset }) => lineOf(offset));
  const lost = found.findIndex(({ message }) => message.includes("in YAML stream"));
  return found.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index && (lost < 0 || index <= lost));
}

function findOffset(node: Node): number {
  return node.range?.[0] ?? 0;
}

function findFieldOffset(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      offset = findOffset(pair.key as Node);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (!node) break;
      offset = findOffset(node as Node);
    } else break;
  }
  return offset;
}
