import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyWithCorpus } from "./corpus";
import { measure, measureOutput, type Cost } from "./measure";
import { runPeer } from "./peers";
import { syntheticPost } from "./synthetic-text";
import { buildCommand } from "./work-copy";

/**
 * `npm run bench -- [N …] [--peers DIR] [--runs R]`: builds N synthetic articles from nothing and again after one edit, and
 * prints the cost. With a folder of peers, it also builds the same text with stock Gatsby and prints the ratio. With several
 * runs, the tools take turns, and of each row the run with the median CPU time is printed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: "string" },
    runs: { type: "string", default: "1" },
  },
});
const root = process.cwd();
const work = path.join(os.tmpdir(), "genius-wave-bench");
const sizes = positionals.length > 0 ? positionals.map(Number) : [60, 1000];

interface Row {
  readonly tool: string;
  readonly count: number;
  readonly step: "cold" | "one edit";
  readonly cost: Cost;
  readonly pages: number;
  readonly files: number;
  readonly megabytes: number;
}

async function benchProject(count: number): Promise<Row[]> {
  const site = path.join(work, "site");
  const content = path.join(site, "content");
  const log = path.join(work, `ours-${count}.log`);
  fs.rmSync(site, { recursive: true, force: true });
  copyWithCorpus(root, site, count);
  const settings = path.join(content, "settings", "site.yml");
  fs.writeFileSync(settings, `${fs.readFileSync(settings, "utf8").replace(/^openGraphImages:.*\n/m, "")}openGraphImages: category\n`);
  fs.writeFileSync(log, "");
  const row = async (step: Row["step"]): Promise<Row> => {
    const cost = await measure(buildCommand, site, log);
    return { tool: "this project", count, step, cost, ...measureOutput(path.join(site, "dist")) };
  };
  const cold = await row("cold");
  const edited = path.join(content, "posts", `${syntheticPost(Math.floor(count / 2), count).slug}.md`);
  fs.appendFileSync(edited, `\nOne sentence was added to edit this article of ${count}.\n`);
  const warm = await row("one edit");
  const page = path.join(site, "dist", "blog", path.basename(edited, ".md"), "index.html");
  if (!fs.readFileSync(page, "utf8").includes("One sentence was added")) throw new Error(`the edit is not in ${page}`);
  return [cold, warm];
}

/** Builds with the stock Gatsby in the folder of peers, by its own script. */
function benchStockGatsby(count: number, peers: string): Row[] {
  const lines = runPeer(peers, "bench-build.mjs", "--peer", "gatsby", "--n", String(count), "--work", path.join(work, "peers"));
  const { cold, warm, pages, files, outMB } = JSON.parse(lines.at(-1) ?? "") as PeerResult;
  const row = (step: Row["step"], { s, cpuS, peakTreeMB }: PeerCost): Row => {
    const cost = { wall: s, cpu: cpuS, peak: peakTreeMB };
    return { tool: "stock Gatsby", count, step, cost, pages, files, megabytes: outMB };
  };
  return [row("cold", cold), row("one edit", warm)];
}

interface PeerResult {
  readonly cold: PeerCost;
  readonly warm: PeerCost;
  readonly pages: number;
  readonly files: number;
  readonly outMB: number;
}

interface PeerCost {
  readonly s: number;
  readonly cpuS: number;
  readonly peakTreeMB: number;
}

function print(rows: readonly Row[]): void {
  console.log("\n| Articles | Step | Tool | Wall s | CPU s | CPU to stock | Peak MB | Pages | Files | MB |");
  console.log("| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const { tool, count, step, cost, pages, files, megabytes } of rows) {
    const peer = rows.find((row) => row.tool === "stock Gatsby" && row.count === count && row.step === step);
    const cells = [
      count,
      step,
      tool,
      cost.wall.toFixed(1),
      cost.cpu.toFixed(1),
      peer ? (cost.cpu / peer.cost.cpu).toFixed(2) : "–",
      cost.peak.toFixed(0),
      pages,
      files,
      megabytes.toFixed(1),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

/** Of each row the run with the median CPU time; of an even number the cheaper one. */
function medians(runs: readonly Row[][]): Row[] {
  const middle = Math.floor((runs.length - 1) / 2);
  return (runs[0] ?? []).flatMap((_, index) =>
    runs
      .flatMap((rows) => rows[index] ?? [])
      .sort((a, b) => a.cost.cpu - b.cost.cpu)
      .slice(middle, middle + 1),
  );
}

async function main(): Promise<void> {
  fs.mkdirSync(work, { recursive: true });
  const rows: Row[] = [];
  for (const count of sizes) {
    const runs: Row[][] = [];
    while (runs.length < Number(values.runs))
      runs.push([...(await benchProject(count)), ...(values.peers ? benchStockGatsby(count, path.resolve(values.peers)) : [])]);
    rows.push(...medians(runs));
    print(rows);
  }
}

void main();
