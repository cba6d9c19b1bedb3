import fs from "fs";
import path from "path";
import { writeSnapshot } from "@parcel/watcher";
import { isIncremental } from "./is-incremental";

/**
 * Marks the compiled gatsby-config.ts and gatsby-node.ts in Parcel's cache as current. Call it only when the code has
 * not changed since the last build. Otherwise Parcel compares every file of the project with its snapshot and handles
 * each page of the last build as a change: ten seconds with 10,000 articles.
 *
 * @param root the project's folder
 */
export async function markParcelCacheCurrent(root: string): Promise<void> {
  const cache = path.join(root, ".cache", ".parcel-cache");
  if (!isIncremental || !fs.existsSync(cache)) return;
  const ignore = [cache, path.join(root, ".git"), path.join(root, ".hg")];
  const snapshots = fs.readdirSync(cache).filter((name) => name.endsWith(".txt"));
  for (const name of snapshots) await writeSnapshot(root, path.join(cache, name), { ignore });
}
