import { isCollection, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from "yaml";
import type { Problem } from "./problem";

export type FieldPath = readonly PropertyKey[];

/** A YAML text that was read: its value, what is wrong with it, and where each field stands. */
export interface YamlDocument {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Line and column (from 1) of a field, or of its nearest parent that exists. */
  locate(path: FieldPath): { line: number; column: number };
}

/**
 * Reads YAML 1.2 (core schema: a day stays text) and refuses what content never needs:
 * duplicate keys, aliases, tags and keys that reach for an object's prototype.
 *
 * @param text the YAML
 * @param file the name used in problems
 * @param firstLine the line of the file on which `text` begins, from 1
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlDocument {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true, version: "1.2" });
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const problem = (offset: number, id: string, what: string, right: string): Problem => ({
    file,
    ...at(offset),
    severity: "error",
    id,
    what,
    right,
  });

  const problems = document.errors.map((error) =>
    problem(error.pos[0], "yaml", `the YAML cannot be read: ${error.message}`, yamlAdvice(error.code)),
  );
  let aliases = 0;
  visit(document, {
    Alias: (_, node) => {
      aliases += 1;
      if (aliases === 1) problems.push(problem(offsetOf(node), "yaml", "YAML aliases are not allowed", "write each value out"));
    },
    Node: (_, node) => {
      if (node.tag && !node.tag.startsWith("tag:yaml.org,2002:"))
        problems.push(problem(offsetOf(node), "yaml", `the YAML tag ${node.tag} is not allowed`, "leave the tag out"));
    },
    Pair: (_, pair) => {
      if (isCollection(pair.key))
        problems.push(problem(offsetOf(pair.key), "yaml", "a key must be text", "write a plain name before the colon"));
      if (isScalar(pair.key) && ["__proto__", "constructor", "prototype"].includes(String(pair.key.value)))
        problems.push(problem(offsetOf(pair.key), "yaml", `the key ${String(pair.key.value)} is not allowed`, "remove it"));
    },
  });

  return {
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    locate: (path) => at(locateOffset(document, path)),
  };
}

function yamlAdvice(code: string): string {
  if (code === "DUPLICATE_KEY") return "keep one of the two keys";
  return "put text that holds a colon, a # or a quote in double quotes, and indent with spaces";
}

function offsetOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function locateOffset(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = offsetOf(pair.key as Node);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (!node) break;
      offset = offsetOf(node as Node);
    } else break;
  }
  return offset;
}
