import { execFileSync } from "node:child_process";
import path from "node:path";

/** Runs a script of the folder of peers, without this project's loader; returns the lines that it prints. */
export function runPeer(peers: string, script: string, ...args: string[]): string[] {
  const output = execFileSync(process.execPath, [path.join(peers, script), ...args], {
    cwd: peers,
    env: { ...process.env, NODE_OPTIONS: undefined },
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  return output.trim().split("\n");
}
