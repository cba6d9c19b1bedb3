import { spawn, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { setTimeout } from "timers/promises";
import { findFreePort } from "../../src/cms/server/serve-cms";
import { Site } from "./site";

const minutes = 60_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "local-site-"));
const site = new Site(folder, 3);
const article = site.articles()[0] ?? "";
const page = `/blog/${path.basename(article, ".md")}/`;

let output = "";
let cms: ChildProcess;
let port: number;

/** What an answer has, or nothing while there is none. */
const textAt = (url: string) =>
  fetch(`http://localhost:${port}${url}`)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");

/** Waits until a check holds; the time limit of the test ends it. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(250);
}

/** The data that a page in develop mode shows. */
const shows = async (words: string) => (await textAt(`/page-data${page}page-data.json`)).includes(words);

beforeAll(async () => {
  port = await findFreePort();
  cms = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "cms"], {
    cwd: folder,
    // Gatsby does not start with Jest's value.
    env: { ...process.env, NODE_ENV: "development", PORT: String(port) },
    detached: true,
  });
  for (const stream of [cms.stdout, cms.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await until(() => shows(page));
}, 2 * minutes);

afterAll(async () => {
  const ended = once(cms, "exit");
  process.kill(-Number(cms.pid), "SIGTERM");
  await ended;
  fs.rmSync(folder, { recursive: true, force: true });
});

const picture = "content/images/broken.png";
const bad: readonly [what: string, file: string, change: (text: string) => string][] = [
  ["front matter that is no YAML", article, (text) => text.replace("---\n", "---\ntitle: [\n")],
  ["a field that is not valid", article, (text) => text.replace(/^date: .*$/m, "date: soon")],
  ["settings that are no YAML", "content/settings/site.yml", (text) => `x: [\n${text}`],
  ["a broken picture", article, (text) => text.replace(/^date: /m, "image: ../images/broken.png\nimageAlt: A lamp\ndate: ")],
];

it.each(bad)(
  "the local site lives through %s, and shows what is written when it is good again",
  async (_, file, change) => {
    fs.mkdirSync(site.file("content/images"), { recursive: true });
    fs.writeFileSync(site.file(picture), Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"));
    const before = fs.readFileSync(site.file(file), "utf8");
    output = "";
    fs.writeFileSync(site.file(file), change(before));
    await until(() => /error/i.test(output));
    // The CMS itself goes on.
    expect(await textAt("/admin/site-content.json")).toContain('"articles"');
    fs.writeFileSync(site.file(file), before);
    const title = `A Title for What Is Good Again, Number ${Date.now()}`;
    const restore = site.edit(article, /^title: .*$/m, `title: ${title}`);
    await until(() => shows(title));
    expect(cms.exitCode).toBeNull();
    restore();
  },
  2 * minutes,
);
