import fs from "fs";
import os from "os";
import path from "path";
import { checkContentCommand } from "../../../src/cli/check-content";
import { formatContent } from "../../../src/cli/format-content";
import { runCommand, spawnCommand } from "../cli/run-command";
import { articleFiles, contentFolder, home, post, removeContentFolders } from "./content-fixture";

const root = path.resolve(__dirname, "../../..");

const withTable = `${articleFiles["posts/second.md"]}\nTable: Pauses in a day\n\n| Pause   | Minutes |\n| ------- | ------- |\n| Morning | 5       |\n`;
const nextYear = `${new Date().getFullYear() + 1}-01-01`;
const claims = `items:\n  - id: old\n    claim: C\n    source: us\n    references: []\n    evidence: not-examined\n    unknown: U\n    checked: 2024-01-01\n    expires: ${nextYear}\n`;

describe("check:content", () => {
  /** Content that keeps every rule and is formatted. */
  let formatted = "";
  let copy = "";
  beforeAll(async () => {
    formatted = contentFolder({ ...articleFiles, "posts/second.md": withTable, "claims.yml": claims });
    expect((await runCommand(formatContent, formatted)).status).toBe(0);
  });
  beforeEach(() => {
    copy = fs.mkdtempSync(path.join(os.tmpdir(), "content-copy-"));
    fs.cpSync(formatted, copy, { recursive: true });
  });
  afterEach(() => fs.rmSync(copy, { recursive: true }));
  afterAll(removeContentFolders);

  it("exits with 0 when there are only warnings, prints them and counts the files", async () => {
    const file = path.join(copy, "claims", "old.yml");
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(`expires: ${nextYear}`, "expires: 2024-07-01"));
    const { status, stdout, stderr } = await runCommand(checkContentCommand, copy);
    expect(stdout).toMatch(/\d+ files checked.*\b0 errors, 1 warning/);
    expect(stderr).toMatch(/claims\/old\.yml:\d+:\d+ warning\[expired-claim\] the claim '[a-z-]+' was checked on 2024-01-01/);
    expect(status).toBe(0);
  });

  it("exits with 1 and prints one line per error, by file and line, with the name of the folder", () => {
    const directory = contentFolder({
      "posts/second.md": post("second", { body: "<b>x</b>\n\n::cta{color=red}\n" }).replace("date: 2025-07-24", "date: 2025-02-30"),
      "pages/home.yml": home(["q-1", "q-2", "q-99"]),
      "posts/first.md": post("first", { body: "Said.:ref{id=nobody}" }),
      "posts/broken.md": "---\nslug: [\n---\n",
      "settings/product.yml": undefined,
    });
    const { status, stdout, stderr } = spawnCommand("check:content", `CONTENT_DIR=${directory}`);
    expect(status).toBe(1);
    const lines = stderr.trimEnd().split("\n");
    const name = path.relative(root, directory).split(path.sep).join("/");
    for (const line of lines) {
      expect(line.startsWith(`${name}/`)).toBe(true);
      expect(line.slice(name.length)).toMatch(/^\/[^:]+:\d+:\d+ (?:error|warning)\[[a-z-]+\] .+; .+$/);
    }
    expect(stderr).toContain(`no reference has the id 'nobody'; use an id of ${name}/references/`);
    const places = lines.map((line) => /^([^:]+):(\d+)/.exec(line) ?? []).map(([, file, line]) => `${file} ${line?.padStart(5)}`);
    expect(places).toEqual([...places].sort());
    const heads = lines.map((line) => /\/([^/]+):\d+:\d+ error\[([a-z-]+)\]/.exec(line)?.slice(1).join(" "));
    expect(heads).toEqual(
      expect.arrayContaining([
        "home.yml unknown-question",
        "broken.md yaml",
        "second.md field",
        "second.md raw-html",
        "second.md cta",
        "product.yml missing-file",
      ]),
    );
    expect(heads.filter((head) => head === "second.md raw-html" || head === "second.md cta")).toHaveLength(4);
    expect(stdout).toContain(`${lines.filter((line) => line.includes(" error[")).length} errors`);
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
  });

  it.each([
    ["a folder that does not exist", ["check:content", "CONTENT_DIR=no-such-folder"], /no-such-folder does not exist; correct its name/],
    ["a command that does not exist", ["check"], /^known commands are build, /],
    [
      "an option that a command does not have",
      ["urls", "CONTENT_DIR=no-such-folder", "--dry-run"],
      /^urls does not know --dry-run; leave it out$/,
    ],
    ["a misspelled option", ["check:content", "--sytle"], /^check:content does not know --sytle; write --style or --without-format-check$/],
  ])("names %s in one line", (_, words, line) => {
    const { status, stderr } = spawnCommand(...words);
    expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(line)]]);
  });

  it("warns of style when it is asked to, and a short article with one work passes", () => {
    const article = post("short", { fields: "draft: false\n", body: "Beats were described in 1973.:ref{id=oster-1973}" });
    fs.writeFileSync(path.join(copy, "posts", "short.md"), article);
    const { status, stdout, stderr } = spawnCommand("check:content", `CONTENT_DIR=${copy}`, "--style");
    expect(stderr).toMatch(/short\.md:\d+:1 warning\[style\] 5 words \(700 to 2500\), 0 sections .*1 works cited \(at least 2\)/);
    expect(stdout).toContain(" 0 errors,");
    expect(status).toBe(0);
  });

  it("warns of files that the CMS would format differently, and format:content formats them", async () => {
    const file = path.join(copy, "posts", "second.md");
    const settings = path.join(copy, "settings", "product.yml");
    const [post, product] = [file, settings].map((name) => fs.readFileSync(name, "utf8")) as [string, string];
    fs.writeFileSync(file, post.replace(/^\| Pause {2,}\|/m, "| Pause |"));
    fs.writeFileSync(settings, product.replace(/^(name: .*\n)(description: .*\n)/, "$2$1"));
    const { status, stderr } = await runCommand(checkContentCommand, copy);
    expect(status).toBe(0);
    expect(stderr).toMatch(/second\.md:\d+:1 warning\[format\] .*; run npm run format:content\n/);
    expect(stderr).toMatch(/product\.yml:1:1 warning\[format\]/);
    expect((await runCommand(formatContent, copy)).status).toBe(0);
    expect([file, settings].map((name) => fs.readFileSync(name, "utf8"))).toEqual([post, product]);
  });
});
