import { spawnSync } from "child_process";
import path from "path";
import type { GatsbyNode } from "gatsby";
import { isGatsbyDevelop } from "../site/deploy-context";
import { beginBuild } from "./stale-build";

/**
 * Marks the last build as changed, and lints content unless `npm run build` has done so. In its own process: Gatsby would
 * otherwise compile and load every rule in each of its processes.
 */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = ({ reporter }) => {
  beginBuild(process.cwd());
  if (process.env["CONTENT_CHECKED"] === "yes") return;
  const command = ["--import", "tsx", path.join("src", "cli", "main.ts"), "check:content", "--without-format-check"];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  // In develop an editor can fix the file while Gatsby runs.
  if (status !== 0 && !isGatsbyDevelop(process.env)) reporter.panic("content has errors; nothing was built");
};
