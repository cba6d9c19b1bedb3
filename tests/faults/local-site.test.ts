import { spawn, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { setTimeout } from "timers/promises";
import { buildCommand } from "../bench/work-copy";
import { Site } from "./site";

const minutes = 60_000;
const work = fs.mkdtempSync(path.join(os.tmpdir(), "local-site-"));
let site: Site;
let cms: ChildProcess;
let origin: string;
let article: string;

beforeAll(async () => {
  site = new Site(path.join(work, "site"), 2);
  article = site.articles()[0] ?? "";
  const [program, ...args] = buildCommand;
  cms = spawn(program, [...args.slice(0, -1), "cms"], {
    cwd: site.folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  for await (const data of cms.stdout ?? []) {
    output += String(data);
    origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";
    if (origin) break;
  }
}, 5 * minutes);
afterAll(async () => {
  cms.kill();
  await once(cms, "exit");
  fs.rmSync(work, { recursive: true, force: true });
});

/** What the browser draws the article from; empty while the site does not answer. */
async function pageData(): Promise<string> {
  const slug = path.basename(article, ".md");
  const answer = await fetch(`${origin}/page-data/blog/${slug}/page-data.json`).catch(() => undefined);
  return answer?.ok ? answer.text() : "";
}

/** Waits until the article's page has a text. */
async function shows(text: string): Promise<void> {
  while (!(await pageData()).includes(text)) await setTimeout(500);
}

const retitle = (title: string) => site.edit(`content/posts/${article}`, /^title: .*$/m, `title: ${title}`);

const broken: readonly [string, string, string | Buffer][] = [
  ["an article whose YAML cannot be read", "content/posts/broken.md", "---\nslug: [\n---\nText.\n"],
  ["an article without its fields", "content/posts/broken.md", "---\nslug: broken\n---\nText.\n"],
  ["settings that cannot be read", "content/settings/site.yml", "brand: [\n"],
  ["a damaged picture", "content/images/broken.jpg", Buffer.from("ffd8ffe000104a46", "hex")],
  ["a picture that is a text", "content/images/broken.png", "no picture"],
];

test.each(broken)(
  "the site on the editor's machine goes on after %s was there",
  async (_, file, bad) => {
    await shows('"slug"');
    const before = fs.existsSync(site.file(file)) ? fs.readFileSync(site.file(file)) : undefined;
    fs.mkdirSync(path.dirname(site.file(file)), { recursive: true });
    fs.writeFileSync(site.file(file), bad);
    const undo = retitle("A title beside a file that cannot be read");
    await setTimeout(6000);
    console.log(file, (await pageData()).includes("A title beside") ? "shown" : "not shown");
    if (before) fs.writeFileSync(site.file(file), before);
    else fs.rmSync(site.file(file));
    undo();
    retitle("A title after the file was repaired, which fits");
    await shows("A title after the file was repaired");
  },
  3 * minutes,
);
