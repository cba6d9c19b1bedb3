import path from "node:path";
import { lock } from "proper-lockfile";

/** After this time without a sign of life, the lock of a build that was killed is taken over. */
const STALE_SECONDS = 15;

/**
 * Locks a folder for a build, with `.build.lock` in it. A build that ends or fails removes its lock.
 *
 * @returns releases the lock
 * @throws when another build is running there
 */
export async function lockBuild(directory: string): Promise<() => Promise<void>> {
  try {
    return await lock(directory, { lockfilePath: path.join(directory, ".build.lock"), stale: STALE_SECONDS * 1000 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw error;
    const suggestion = `Wait until it is done; if it was killed, wait ${STALE_SECONDS} seconds.`;
    throw new Error(`another build is running in ${directory}. ${suggestion}`);
  }
}
