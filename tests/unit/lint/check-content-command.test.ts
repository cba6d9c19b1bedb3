import fs from "fs";
import path from "path";
import { checkContent, checkContentCommand } from "../../../src/cli/check-content";
import { formatContent } from "../../../src/cli/format-content";
import { reportCare } from "../../../src/cli/report-care";
import { runCommand, spawnCommand } from "../cli/run-command";
import { articleFiles, contentFolder, home, post } from "./content-fixture";
import { folderOf, removeFolders } from "../publish/site-fixture";

const root = path.resolve(__dirname, "../../..");

const withTable = `${articleFiles["posts/second.md"]}\nTable: Pauses in a day\n\n| Pause   | Minutes |\n| ------- | ------- |\n| Morning | 5       |\n`;
describe("check:content", () => {
  /** Content that keeps every rule and is formatted. */
  let formatted = "";
  let copy = "";
  beforeAll(async () => {
    formatted = contentFolder({ ...articleFiles, "posts/second.md": withTable });
    expect((await runCommand(formatContent, formatted)).status).toBe(0);
  });
  beforeEach(() => {
    copy = folderOf();
    fs.cpSync(formatted, copy, { recursive: true });
  });
  afterAll(removeFolders);

  it("exits with 1 and prints one line per error, by file and line, with the name of the folder", () => {
    const directory = contentFolder({
      "posts/second.md": post("second", { body: "<b>x</b>\n\n::cta{color=red}\n" }).replace("date: 2025-07-24", "date: 2025-02-30"),
      "pages/home.yml": home(["q-1", "q-2", "q-99"]),
      "posts/first.md": post("first", { body: "Said.:ref{id=nobody}" }),
      "posts/broken.md": "---\nslug: [\n---\n",
      "settings/product.yml": undefined,
    });
    const { status, stdout, stderr } = spawnCommand("check:content", `CONTENT_DIR=${directory}`, "--style");
    expect(status).toBe(1);
    expect(stderr).toContain(" warning[style] ");
    const lines = stderr.trimEnd().split("\n");
    const name = path.relative(root, directory).split(path.sep).join("/");
    for (const line of lines) {
      expect(line.startsWith(`${name}/`)).toBe(true);
      expect(line.slice(name.length)).toMatch(/^\/[^:]+:\d+:\d+ (?:error|warning)\[[a-z-]+\] .+; .+$/);
    }
    expect(stderr).toContain("no reference has the id 'nobody'; use one of oster-1973");
    const places = lines.map((line) => /^([^:]+):(\d+)/.exec(line) ?? []).map(([, file, line]) => `${file} ${line?.padStart(5)}`);
    expect(places).toEqual([...places].sort());
    const heads = lines.map((line) => /\/([^/]+):\d+:\d+ error\[([a-z-]+)\]/.exec(line)?.slice(1).join(" "));
    const expected = ["home.yml unknown-question", "broken.md yaml", "second.md field", "second.md cta", "product.yml missing-file"];
    expect(heads).toEqual(expect.arrayContaining(expected));
    expect(stdout).toContain(`${lines.filter((line) => line.includes(" error[")).length} errors`);
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
  });

  it.each([
    ["a folder that does not exist", ["check:content", "CONTENT_DIR=no-such-folder"], /no-such-folder does not exist; correct its name/],
    ["a command that does not exist", ["toString"], /^known commands are build, /],
    [
      "an option that a command does not have",
      ["urls", "CONTENT_DIR=no-such-folder", "--dry-run"],
      /^urls does not know --dry-run; leave it out$/,
    ],
    ["a misspelled option", ["check:content", "--sytle"], /^check:content does not know --sytle; write --style$/],
  ])("names %s in one line", (_, words, line) => {
    const { status, stderr } = spawnCommand(...words);
    expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(line)]]);
  });

  it("says in one line that a report leaves out files with errors", () =>
    expect(runCommand(reportCare, "docs")).rejects.toThrow(/^some files have errors, .*; run npm run check:content$/));

  it("warns of style when it is asked to, and a short article with one work passes", async () => {
    const article = post("short", { fields: "draft: false\n", body: "Beats were described in 1973.:ref{id=oster-1973}" });
    fs.writeFileSync(path.join(copy, "posts", "short.md"), article);
    const { stdout, stderr } = await runCommand(async () => void (await checkContent({ withStyle: true })), copy);
    expect(stderr).toMatch(/short\.md:\d+:1 warning\[style\] 5 words \(700 to 2500\), 0 sections .*1 works cited \(at least 2\)/);
    expect(stdout).toContain(" 0 errors,");
  });

  it("exits with 0 on warnings and counts them, as of files that the CMS would format differently, which format:content formats", async () => {
    const file = path.join(copy, "posts", "second.md");
    const settings = path.join(copy, "settings", "product.yml");
    const [post, product] = [file, settings].map((name) => fs.readFileSync(name, "utf8")) as [string, string];
    fs.writeFileSync(file, post.replace(/^\| Pause {2,}\|/m, "| Pause |"));
    fs.writeFileSync(settings, product.replace(/^(name: .*\n)(description: .*\n)/, "$2$1"));
    const { status, stdout, stderr } = await runCommand(checkContentCommand, copy);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\d+ files checked.*\b0 errors, 2 warnings/)]);
    expect(stderr).toMatch(/second\.md:\d+:1 warning\[format\] .*; run npm run format:content\n/);
    expect(stderr).toMatch(/product\.yml:1:1 warning\[format\]/);
    jest.spyOn(fs, "writeFileSync").mockImplementationOnce(() => {
      throw new Error("the disk is full");
    });
    await expect(runCommand(formatContent, copy)).rejects.toThrow("the disk is full");
    expect((await runCommand(formatContent, copy)).status).toBe(0);
    expect([file, settings].map((name) => fs.readFileSync(name, "utf8"))).toEqual([post, product]);
  });
});
