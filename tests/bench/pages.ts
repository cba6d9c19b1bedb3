import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyWithCorpus } from "./corpus";
import { measure } from "./measure";
import { runPeer } from "./peers";
import { syntheticPost } from "./synthetic-text";
import { buildCommand } from "./work-copy";

/**
 * `npm run bench:pages -- --peers DIR`: builds the same 60 articles with this project, Astro, Eleventy and
 * stock Gatsby (the peers are in DIR, which has `bench-build.mjs`, `measure-site.mjs` and `main-thread.mjs`), and prints for
 * one article the bytes sent, the Lighthouse results, and the CPU milliseconds of a phone's main thread.
 */
const { values } = parseArgs({ options: { peers: { type: "string" } } });
if (!values.peers) throw new Error("--peers DIR is missing: the folder that holds bench-build.mjs, measure-site.mjs and main-thread.mjs");
const peers = path.resolve(values.peers);
const work = path.join(os.tmpdir(), "genius-wave-bench");
const COUNT = 60;
/** An article on the first page of the list. */
const article = `/blog/${syntheticPost(2, COUNT).slug}/`;
const outputs: Readonly<Record<string, string>> = { astro: "dist", eleventy: "_site", gatsby: "public" };

type Kind = "html" | "css" | "js" | "image" | "font" | "data";

/** Output of `measure-site.mjs`: body bytes as sent (brotli 11), and medians of Lighthouse. */
interface Measured {
  readonly requests: number;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly lighthouse: Readonly<Record<"performance" | "FCP" | "LCP" | "TBT" | "CLS", number>>;
}

async function buildProject(): Promise<string> {
  const site = path.join(work, "pages-site");
  fs.rmSync(site, { recursive: true, force: true });
  copyWithCorpus(process.cwd(), site, COUNT);
  await measure(buildCommand, site, path.join(work, "pages-site.log"));
  return path.join(site, "dist");
}

function buildPeer(name: string): string {
  const folder = path.join(work, "peers");
  runPeer(peers, "bench-build.mjs", "--peer", name, "--n", String(COUNT), "--work", folder);
  return path.join(folder, name, outputs[name] as string);
}

/** Milliseconds of task and of layout for each site, which take turns in one browser. */
function measureMainThread(directories: readonly string[]): string[][] {
  const table = runPeer(peers, "main-thread.mjs", ...directories.map((directory) => `${directory}:${article}`));
  const [, , ...rows] = table.map((row) => row.split("|").map((cell) => cell.trim()));
  return rows.map(([, , task = "", layout = ""]) => [task, layout]);
}

async function main(): Promise<void> {
  fs.mkdirSync(work, { recursive: true });
  const sites: Record<string, string> = { "this project": await buildProject() };
  for (const name of Object.keys(outputs)) sites[name] = buildPeer(name);

  const kinds: readonly Kind[] = ["html", "css", "js", "image", "font", "data"];
  const metrics = ["performance", "FCP", "LCP", "TBT", "CLS"] as const;
  const columns = ["Tool", "Requests", ...kinds, "total", "Without fonts and picture", ...metrics, "Task ms", "Layout ms"];
  const mainThread = measureMainThread(Object.values(sites));
  console.log(`\n| ${columns.join(" | ")} |\n| --- |${" ---: |".repeat(columns.length - 1)}`);
  for (const [index, [name, directory]] of Object.entries(sites).entries()) {
    const page = JSON.parse(runPeer(peers, "measure-site.mjs", "--dir", directory, "--paths", article, "--lh", "5").join("\n")) as Measured;
    const sizes = [...kinds.map((kind) => page.bytes[kind]), page.total, page.total - page.bytes.font - page.bytes.image];
    const cells = [name, page.requests, ...sizes, ...metrics.map((metric) => page.lighthouse[metric]), ...(mainThread[index] ?? [])];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

void main();
