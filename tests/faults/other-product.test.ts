import { spawnSync } from "child_process";
import fs from "fs";
import os from "os";
import path from "path";
import { buildCommand, copyProject } from "../bench/work-copy";

const root = path.resolve(__dirname, "../..");
const work = fs.mkdtempSync(path.join(os.tmpdir(), "other-product-"));
const site = path.join(work, "site");
const content = path.join(work, "standing-desk");
const article = path.join(content, "posts/calls-on-your-feet.md");

beforeAll(() => {
  copyProject(root, site);
  fs.cpSync(path.join(root, "tests/fixtures/standing-desk"), content, { recursive: true });
});
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** Builds the copy with the content of the other product. */
function build() {
  const [program, ...args] = buildCommand;
  return spawnSync(program, args, {
    cwd: site,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, CONTENT_DIR: content, CMS_SITE: "no" },
  });
}

/** Every published text file, by its path in `dist/`. */
function published(): [file: string, text: string][] {
  const dist = path.join(site, "dist");
  return fs
    .readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:html|xml|json|md|txt|svg)$/.test(file))
    .map((file) => [file, fs.readFileSync(path.join(dist, file), "utf8")]);
}

it("the site of another product is linted and built, and names nothing of this one", () => {
  const { status, stderr } = build();
  expect([status, stderr.slice(-3000)]).toEqual([0, expect.any(String)]);
  const files = published();
  for (const path of [
    "index.html",
    "review/index.html",
    "faq/index.html",
    "evidence/desks/index.html",
    "blog/calls-on-your-feet/index.html",
  ])
    expect(files.find(([file]) => file === path)?.[1]).toContain("Tallboy");
  const own = /brain|binaural|isochronic|entrain|genius|audio/i;
  // The style sheet of a page is the same on every site.
  const textOf = (text: string) => text.replace(/<style[^]*?<\/style>/g, "");
  expect(
    files.flatMap(
      ([file, text]) =>
        textOf(text)
          .match(own)
          ?.map((word) => `${file}: ${word}`) ?? [],
    ),
  ).toEqual([]);
});

it("its build stops at a claim that is not in its claims file, and at a phrase that its own list bans", () => {
  const before = fs.readFileSync(article, "utf8");
  fs.writeFileSync(article, `${before}\nThe Tallboy relieves a stiff shoulder.\n\nSitting is the new smoking.\n`);
  const { status, stderr } = build();
  fs.writeFileSync(article, before);
  expect(status).toBe(1);
  expect(stderr).toMatch(/calls-on-your-feet\.md:\d+:1 error\[unlisted-claim\] 'The Tallboy relieves a stiff shoulder\.'/);
  expect(stderr).toMatch(/calls-on-your-feet\.md:\d+:1 error\[[a-z-]+\] .*sitting is the new smoking/i);
});
