import { spawn, type ChildProcess } from "child_process";
import fs from "fs";
import os from "os";
import path from "path";
import sharp from "sharp";
import { setTimeout } from "timers/promises";
import { buildCommand } from "../bench/work-copy";
import { Site } from "./site";

// The site that `npm run cms` shows comes back after every bad file.

const work = fs.mkdtempSync(path.join(os.tmpdir(), "local-site-"));
const minutes = 60_000;
const site = new Site(path.join(work, "site"));
const article = site.articles()[0] ?? "";
const [other = ""] = site.articles().slice(1);
const picture = site.file("content/images/x.jpg");
let cms: ChildProcess;
let origin: string;
let output = "";

beforeAll(async () => {
  const [program, ...args] = buildCommand;
  cms = spawn(program, [...args.slice(0, -1), "cms"], {
    cwd: site.folder,
    detached: true,
    env: { ...process.env, NODE_ENV: "development", PORT: "0" },
  });
  for (const stream of [cms.stdout, cms.stderr]) stream?.on("data", (data: Buffer) => (output += data.toString()));
  await until(() => /http:\/\/localhost:\d+/.test(output));
  origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";
  await until(async () => (await dataOf(article)) !== undefined);
}, 10 * minutes);
afterAll(() => {
  process.kill(-(cms.pid as number), "SIGKILL");
  fs.rmSync(work, { recursive: true, force: true });
});

/** Waits until something is true; the test's own time limit ends it. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    if (cms.exitCode !== null) throw new Error(`the CMS ended:\n${output.slice(-3000)}`);
    await setTimeout(200);
  }
}

/** What the page of an article shows, as JSON; undefined while the site does not answer or the page has errors. */
async function dataOf(file: string, mayHaveErrors = false): Promise<string | undefined> {
  const url = `${origin}/page-data/blog/${path.basename(file, ".md")}/page-data.json`;
  const text = await fetch(url).then(
    async (answer) => (answer.ok ? await answer.text() : undefined),
    () => undefined,
  );
  return text === undefined || (!mayHaveErrors && text.includes('"errors":[')) ? undefined : text;
}

const shows = (file: string, words: string) => until(async () => (await dataOf(file))?.includes(words) ?? false);
const wholePicture = () =>
  sharp({ create: { width: 1200, height: 675, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

const bad: readonly [string, (whole: Buffer) => Buffer][] = [
  ["no picture", () => Buffer.from("not a picture")],
  ["half a picture", (whole) => whole.subarray(0, whole.length / 2)],
];

it.each(bad)(
  "a file that is %s: other articles stay, and its article is back when the file is whole",
  async (name, damage) => {
    const whole = await wholePicture();
    fs.mkdirSync(path.dirname(picture), { recursive: true });
    fs.writeFileSync(picture, damage(whole));
    const restore = site.edit(article, /^faq:/m, "image: ../images/x.jpg\nimageAlt: A plain gray\nfaq:");
    const rename = site.edit(other, /^title: .*$/m, `title: Seen beside ${name}`);
    // Its page may have an error where it shows the picture; it answers, with what was just written.
    await until(async () => (await dataOf(other, true))?.includes(`Seen beside ${name}`) ?? false);
    fs.writeFileSync(picture, whole);
    await shows(article, "A plain gray");
    restore();
    rename();
    fs.rmSync(picture);
    await until(async () => !((await dataOf(article)) ?? "A plain gray").includes("A plain gray"));
  },
  5 * minutes,
);

it.each(["content/settings/site.yml", article])(
  "broken YAML in %s: the site is back when the file is",
  async (file) => {
    const before = output.length;
    const restore = site.edit(file, /^/, "---\nslug: [\n");
    await until(() => /error/i.test(output.slice(before)));
    restore();
    const rename = site.edit(article, /^title: .*$/m, `title: Seen after ${path.basename(file, path.extname(file)).slice(0, 20)}`);
    await shows(article, "Seen after ");
    rename();
    await until(async () => !((await dataOf(article)) ?? "Seen after ").includes("Seen after "));
  },
  5 * minutes,
);
