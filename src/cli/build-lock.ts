import path from "node:path";
import { lock } from "proper-lockfile";

/** After this time without a sign of life, the lock of a command that was killed is taken over. */
const STALE_SECONDS = 15;

/**
 * Runs `build` or `develop` with a lock on this folder, `.build.lock` in it. A command that ends or fails removes its lock.
 *
 * @throws when another one is running here
 */
export async function withBuildLock(run: () => Promise<void>): Promise<void> {
  const directory = process.cwd();
  const release = await lock(directory, {
    lockfilePath: path.join(directory, ".build.lock"),
    stale: STALE_SECONDS * 1000,
    onCompromised: () => console.error(`.build.lock was deleted in ${directory}; start nothing else there until this command ends`),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    const suggestion = `wait until it is done, or stop it; if it was killed, wait ${STALE_SECONDS} seconds`;
    throw new Error(`another build, or npm run develop, is running in ${directory}; ${suggestion}`);
  });
  try {
    await run();
  } finally {
    await release();
  }
}
