import { spawnSync, type ChildProcess } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { Site, type Built } from "./site";

const work = fs.mkdtempSync(path.join(os.tmpdir(), "faults-"));
let site: Site;
let expected: Record<string, string>;

beforeAll(() => {
  site = new Site(path.join(work, "site"));
  // A time zone behind UTC; the last test builds in one ahead of UTC.
  const { status, stderr, stdout } = site.build({ TZ: "Pacific/Pago_Pago" });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-3000));
  expected = site.published();
});
afterAll(() => fs.rmSync(work, { recursive: true, force: true }));

/** Expects a build that failed, left `dist/` unchanged and printed no stack; returns its lines of errors. */
function errorsOf({ status, stdout, stderr }: Built): string[] {
  expect(status).toBe(1);
  expect(site.published()).toEqual(expected);
  expect(stdout + stderr).not.toMatch(/^\s+at .*[:(]\d+/m);
  return stderr.split("\n").filter((line) => / error\[/.test(line));
}

it("errors in content publish nothing and are reported together, each in one line", () => {
  const [first = "", second = "", third = ""] = site.articles();
  const undo = [
    site.edit(first, /^slug: /m, "slug: ["),
    site.edit(second, /$/, "\n[x](JaVaScRiPt&#58;alert)\n"),
    site.edit(third, /^date: .*$/m, "date: 2025-02-30"),
    site.edit("content/settings/product.yml", /^rating: .*$/m, "rating: 7"),
  ];
  // A JPEG: start of image, a frame header (SOF0) of 0x4e20 by 0x4e20 pixels with three colors, end of image.
  const header = "ffd8ffc0001108" + "4e20".repeat(2) + "03012200021101031101ffd9";
  fs.writeFileSync(site.file("content/images/x.jpg"), Buffer.from(header, "hex"));
  const lines = errorsOf(site.build());
  for (const restore of undo) restore();
  fs.rmSync(site.file("content/images/x.jpg"));
  for (const expectedLine of [
    `^${first}:3:1 error\\[yaml\\] .+; .+$`,
    `^${second}:\\d+:1 error\\[link\\] .+; .+$`,
    `^${third}:\\d+:1 error\\[field\\] .+; .+$`,
    "^content/settings/product\\.yml:\\d+:1 error\\[field\\] .+; .+$",
    "^content/images/x\\.jpg:1:1 error\\[picture\\] .+; .+$",
  ])
    expect([expectedLine, lines.filter((line) => new RegExp(expectedLine).test(line)).length]).toEqual([expectedLine, 1]);
});

it("a build on top of one with other content publishes the bytes of a clean one", () => {
  const restore = site.edit(site.articles()[0] ?? "", /^title: .*$/m, "title: A Title That It Did Not Have");
  const { status, stdout } = site.build();
  expect([status, stdout.includes("it was deleted")]).toEqual([0, false]);
  expect(site.published()).not.toEqual(expected);
  restore();
  expect(site.build({ TZ: "Pacific/Pago_Pago" }).status).toBe(0);
  expect(site.published()).toEqual(expected);
});

it("an error of Gatsby publishes nothing and is shown", () => {
  const restore = site.edit("src/templates/faq.tsx", "faqPage {", "faqPage {\n      titel");
  const { status, stdout, stderr } = site.build();
  restore();
  expect(status).toBe(1);
  expect(site.published()).toEqual(expected);
  expect(stdout + stderr).toMatch(/Cannot query field "titel" on type "FaqPage"\./);
  expect(stderr).toContain("gatsby build failed; see the lines above; dist/ is unchanged");
});

/** Kills a build and its child processes, and removes its lock, which the next build would take over 15 seconds later. */
async function kill(run: ChildProcess): Promise<void> {
  const ended = run.exitCode === null && run.signalCode === null ? once(run, "exit") : undefined;
  process.kill(-(run.pid as number), "SIGKILL");
  await ended;
  fs.rmSync(site.file(".build.lock"), { recursive: true, force: true });
}

it("a build that is killed at any stage changes nothing for the next one", async () => {
  for (const stage of [/== Building with Gatsby/, /createPages/, /Building production JavaScript/, /== Assembling dist/]) {
    await kill(await site.startUntil(stage));
    expect(site.published()).toEqual(expected);
  }
  expect(site.build().status).toBe(0);
  expect(site.published()).toEqual(expected);
});

it("the next build restores dist/ after one was killed between the two renames, also when it publishes nothing", () => {
  fs.renameSync(site.file("dist"), site.file("dist.old"));
  const restore = site.edit(site.articles()[0] ?? "", /^date: .*$/m, "date: 2025-02-30");
  errorsOf(site.build());
  restore();
});

const canRunOffline = process.getuid?.() === 0 && spawnSync("unshare", ["-n", "true"]).status === 0;
if (!canRunOffline) console.warn("A build without network is not tested, because that needs the right to create a network namespace.");

it(`a build in another folder, time zone and language${canRunOffline ? ", and without network," : ""} publishes the same bytes`, () => {
  const other = new Site(path.join(work, "elsewhere", "other"));
  // A cache that was restored there: Gatsby's store has paths of the first folder.
  for (const folder of [".cache", "public"]) fs.cpSync(site.file(folder), other.file(folder), { recursive: true });
  const { status, stderr } = other.build(
    { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", LANGUAGE: "tr" },
    canRunOffline ? ["unshare", "-n"] : [],
  );
  expect([status, stderr.split("\n").filter((line) => line.includes("error"))]).toEqual([0, []]);
  expect(other.published()).toEqual(expected);
});
