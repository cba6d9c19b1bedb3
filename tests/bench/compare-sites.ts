import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/site/node/list-files";

/**
 * `tsx tests/bench/compare-sites.ts BEFORE AFTER`: compares two built folders file by file. Class names, content hashes
 * and the order of CSS rules and declarations are normalized. Prints each file that differs; exit status 1 when one does.
 */
const [before = "", after = ""] = process.argv.slice(2);
const text = /\.(?:html|css|xml|json|md|txt|js|svg)$|(?:^|\/)_(?:headers|redirects)$/;

/** Numbers the class names in their order of appearance, and sorts the CSS rules. */
function normalizeHtml(html: string): string {
  const names = new Map<string, string>();
  const nameOf = (name: string) => names.get(name) ?? names.set(name, `c${names.size}`).get(name) ?? name;
  const body = html.replace(/<style[\s\S]*?<\/style>/g, "");
  const classes = new Set(
    Array.from(body.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list.split(" "))
      .flat()
      .filter((name) => /^[A-Za-z][\w-]{4,}$/.test(name)),
  );
  // Generated names first, by their order in the page.
  for (const name of classes) nameOf(name);
  const renamed = html.replace(/[A-Za-z][\w-]*/g, (word) => names.get(word) ?? word);
  return renamed
    .replace(/<style[\s\S]*?<\/style>/g, (style) => style.slice("<style>".length).split("}").map(sortDeclarations).sort().join("}\n"))
    .replace(/sha256-[A-Za-z0-9+/=]+/g, "sha256")
    .replace(/\/static\/[\w/-]+\.(\w+)/g, "/static/HASH.$1");
}

/** Sorts the declarations of a rule. */
function sortDeclarations(rule: string): string {
  const start = rule.lastIndexOf("{") + 1;
  return rule.slice(0, start) + rule.slice(start).split(";").sort().join(";");
}

function read(root: string, file: string): string {
  const data = fs.readFileSync(path.join(root, file));
  if (!text.test(file)) return createHash("sha256").update(data).digest("hex");
  const content = data.toString("utf8");
  return file.endsWith(".html") ? normalizeHtml(content) : content;
}

const [old, now] = [new Set(listFiles(before)), new Set(listFiles(after))];
const differences = [
  ...[...old].filter((file) => !now.has(file)).map((file) => `only before: ${file}`),
  ...[...now].filter((file) => !old.has(file)).map((file) => `only after: ${file}`),
  ...[...old].filter((file) => now.has(file) && read(before, file) !== read(after, file)).map((file) => `differs: ${file}`),
];
for (const line of differences) console.log(line);
console.log(`${old.size} files before, ${now.size} after, ${differences.length} differences`);
if (differences.length > 0) process.exitCode = 1;
