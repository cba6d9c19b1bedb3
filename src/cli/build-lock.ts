import path from "node:path";
import { lock } from "proper-lockfile";

/** After this time without a sign of life, the lock of a command that was killed is taken over. */
const STALE_SECONDS = 15;

/**
 * Locks a folder for `build` or `develop`, with `.build.lock` in it. A command that ends or fails removes its lock.
 *
 * @returns releases the lock
 * @throws when another one is running there
 */
export async function lockBuild(directory: string): Promise<() => Promise<void>> {
  try {
    return await lock(directory, {
      lockfilePath: path.join(directory, ".build.lock"),
      stale: STALE_SECONDS * 1000,
      onCompromised: () => console.error(`.build.lock was deleted in ${directory}; start nothing else there until this command ends`),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw error;
    const suggestion = `wait until it is done, or stop it; if it was killed, wait ${STALE_SECONDS} seconds`;
    throw new Error(`another build, or npm run develop, is running in ${directory}; ${suggestion}`);
  }
}
