import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/site/node/list-files";

/** Cost of a command, all its processes together. */
export interface Cost {
  /** Wall time, seconds. */
  readonly wall: number;
  /** User and system time, seconds. Depends less on the load of the machine than wall time. */
  readonly cpu: number;
  /** Peak sum of resident memory, megabytes; pages shared between processes count twice. */
  readonly peak: number;
}

/**
 * Runs a command and measures it.
 *
 * @param log file to append the output to
 * @throws when the command fails
 */
export function measure(command: readonly string[], cwd: string, log: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const output = fs.openSync(log, "a");
    const start = process.hrtime.bigint();
    // Bash's `time` includes every process that the command waited for.
    const child = spawn("bash", ["-c", 'TIMEFORMAT="%U %S"; time "$@" >&3 2>&3', "measure", ...command], {
      cwd,
      detached: true,
      stdio: ["ignore", output, "pipe", output],
    });
    let times = "";
    child.stderr?.on("data", (data: Buffer) => (times += data.toString()));
    let peak = 0;
    const sampler = setInterval(() => (peak = Math.max(peak, groupMemory(child.pid ?? 0))), 200);
    child.once("error", reject);
    child.once("close", (code) => {
      clearInterval(sampler);
      fs.closeSync(output);
      if (code !== 0) return reject(new Error(`${command.join(" ")} failed with ${code}; see ${log}`));
      const cpu = times
        .trim()
        .split(/\s+/)
        .slice(-2)
        .reduce((sum, seconds) => sum + Number(seconds), 0);
      resolve({ wall: Number(process.hrtime.bigint() - start) / 1e9, cpu, peak: peak / 1024 });
    });
  });
}

/** Resident memory of a process group, kilobytes. */
function groupMemory(group: number): number {
  return execFileSync("ps", ["-eo", "pgid=,rss="])
    .toString()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [of, kilobytes]) => (of === group ? sum + (kilobytes ?? 0) : sum), 0);
}

/** Size of a built folder. */
export function measureOutput(directory: string): { pages: number; files: number; megabytes: number } {
  const files = listFiles(directory);
  return {
    pages: files.filter((file) => file.endsWith(".html")).length,
    files: files.length,
    megabytes: files.reduce((sum, file) => sum + fs.statSync(path.join(directory, file)).size, 0) / 1e6,
  };
}
