import fs from "fs";
import path from "path";

const guide = fs.readFileSync(path.resolve(__dirname, "../../docs/developing.md"), "utf8");

interface CodeBlock {
  readonly language: string;
  readonly file: string;
  readonly code: string;
}

/** The code blocks of a section of the guide that name a file. */
function codeBlocks(heading: string): CodeBlock[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return Array.from(section.matchAll(/^ {3}```(\w+) (\S+)\n([\s\S]*?)^ {3}```$/gm), ([, language = "", file = "", code = ""]) => ({
    language,
    file,
    code: code.replace(/^ {3}/gm, ""),
  }));
}

/** Writes a new file, or applies a diff to an existing one. */
function apply(directory: string, { language, file, code }: CodeBlock): void {
  const target = path.join(directory, file);
  if (language !== "diff") return fs.writeFileSync(target, code);
  const without = (sign: string) =>
    code
      .split("\n")
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join("\n");
  const text = fs.readFileSync(target, "utf8");
  if (!text.includes(without("+"))) throw new Error(`${file} does not have the lines that docs/developing.md names`);
  fs.writeFileSync(
    target,
    text.replace(without("+"), () => without("-")),
  );
}

/**
 * Follows steps of docs/developing.md to the letter, in a copy of the project.
 *
 * @throws when the guide has no such steps, or one does not fit the code
 */
export function followGuide(heading: string, directory: string): void {
  const blocks = codeBlocks(heading);
  if (blocks.length === 0) throw new Error(`docs/developing.md has no code for '${heading}'`);
  for (const block of blocks) apply(directory, block);
}
