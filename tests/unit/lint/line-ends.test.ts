import fs from "node:fs";
import path from "node:path";
import { checkContentCommand } from "../../../src/cli/check-content";
import { formatContent } from "../../../src/cli/format-content";
import { nativeMarkdown, transformMarkdown } from "../../../src/gatsby/remark-bridge/transform-markdown";
import type { parseMarkdownNatively } from "../../../src/markdown/node/native-parser";
import { runCommand } from "../cli/run-command";
import { articleFiles, contentFolder } from "./content-fixture";
import { filesOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const withCrlf = (text: string) => `\uFEFF${text.replace(/\n/g, "\r\n")}`;

/** Gives every file of a folder the line ends and the mark that some programs on Windows write. */
function toWindows(directory: string): string {
  for (const [file, text] of Object.entries(filesOf(directory))) fs.writeFileSync(path.join(directory, file), withCrlf(text));
  return directory;
}

it("line ends do not change what pages show", () => {
  const body =
    "First line\nsecond line.:ref{id=a}\n\n::cta{label=Go}\n\n## A heading\n\nTable: What it shows\n\n| a | b |\n| - | - |\n| c | d |\n";
  const parser: { Parser?: (markdown: string) => ReturnType<typeof parseMarkdownNatively> } = {};
  nativeMarkdown.call(parser as never);
  const shown = (content: string) => JSON.stringify(transformMarkdown(parser.Parser?.(content) as never, { internal: { content } }));
  expect(shown(body.replace(/\n/g, "\r\n"))).toBe(shown(body));
});

it("line ends are no part of the format, and format:content writes line feeds without a mark", async () => {
  const directory = contentFolder(articleFiles);
  await runCommand(formatContent, directory);
  const formatted = filesOf(directory);
  const checked = await runCommand(checkContentCommand, toWindows(directory));
  expect([checked.status, checked.stderr.match(/\[format\].*/g)]).toEqual([0, null]);
  expect((await runCommand(formatContent, directory)).stdout).toMatch(/^\d+ files formatted$/m);
  expect(filesOf(directory)).toEqual(formatted);
});
