import fs from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { findContentType } from "../../../src/content-model/content-types";
import { listFiles } from "../../../src/site/node/list-files";

const root = path.resolve(__dirname, "../../..");
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");
const filesIn = (folder: string, ending: string): string[] =>
  listFiles(path.join(root, folder)).flatMap((file) => (file.endsWith(ending) ? [`${folder}/${file}`] : []));

const documents = [
  ...["README.md", "BENCHMARKS.md", "RELIABILITY.md", "SECURITY.md", "deploy/README.md", "tools/README.md"],
  ...filesIn("docs", ".md"),
  ...filesIn("src", "README.md"),
];
const { scripts, dependencies, devDependencies, overrides } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;

/** Words in code spans and code blocks. The first line of a block may name a file that the reader creates. */
const codeWords = (text: string): string[] =>
  Array.from(text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g), ([code]) => code.replace(/^```.*|`/g, " ").split(/[\s(),;]+/)).flat();

/** Headings outside of code blocks, as GitHub turns them into fragments. */
function fragments(file: string): string[] {
  const slugger = new GithubSlugger();
  const headings = read(file)
    .replace(/```[\s\S]*?```/g, "")
    .matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = ""]) => slugger.slug(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")));
}

const exists = (file: string): boolean => fs.existsSync(path.join(root, file));

describe.each(documents)("%s", (file) => {
  const text = read(file);

  it("names only commands that exist", () => {
    const named = Array.from(
      text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g),
      ([, run, short]) => run ?? short ?? "",
    );
    expect(named.filter((name) => !scripts?.[name])).toEqual([]);
    const programs = Array.from(text.matchAll(/\bnpx ([\w-]+)/g), ([, name]) => `node_modules/.bin/${name}`);
    expect(programs.filter((program) => !exists(program))).toEqual([]);
  });

  it("names only files and folders that exist", () => {
    const paths = codeWords(text).filter((word) =>
      /^(?:src|tests|tools|content|docs|deploy|netlify|static|\.github)\/[\w./-]*$/.test(word),
    );
    // A site may be without some of its content.
    expect(paths.filter((word) => !exists(word) && !findContentType(word.replace("content/", "")))).toEqual([]);
  });

  it("links only to files and headings that exist", () => {
    const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g), ([, to = "", fragment = ""]) => ({ to, fragment }));
    const broken = links.filter(({ to, fragment }) => {
      const target = to === "" ? file : path.posix.join(path.posix.dirname(file), to);
      return !exists(target) || (fragment !== "" && !fragments(target).includes(fragment));
    });
    expect(broken).toEqual([]);
  });
});

it("docs/developing.md lists every npm command", () => {
  const listed = read("docs/developing.md");
  expect(Object.keys(scripts ?? {}).filter((name) => !new RegExp(`^\\| \`npm (?:run )?${name}\``, "m").test(listed))).toEqual([]);
});

it("RELIABILITY.md names only tests that exist", () => {
  const tests = { unit: filesIn("tests/unit", ""), faults: [...filesIn("tests/faults", ""), ...filesIn("tests/deploy", "")] };
  const named = Array.from(read("RELIABILITY.md").matchAll(/`(unit|faults) ([^`X]+)`/g), ([, stage, part = ""]) => ({ stage, part }));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ stage, part }) => !tests[stage as keyof typeof tests].some((file) => file.includes(part)))).toEqual([]);
});

it("docs/dependencies.md says why each package is here", () => {
  const names = Array.from(read("docs/dependencies.md").matchAll(/^\| ([^|]+) \|/gm), ([, cell = ""]) => cell.trim().split(/, /)).flat();
  const wanted = [dependencies, devDependencies, overrides].flatMap((group) => Object.keys(group ?? {}));
  expect(wanted.filter((name) => !names.includes(name) && !name.startsWith("@types/"))).toEqual([]);
});
