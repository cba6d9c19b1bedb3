import { cacheKey, cleanIfCodeChanged, markDevelopedCache } from "../gatsby/build-cache";
import { withBuildLock } from "./build-lock";
import { checkContent } from "./check-content";
import { findPort } from "./find-port";
import { assertFolderNames, runGatsby } from "./run-gatsby";

/**
 * `npm run develop`: Gatsby with hot reload, at `PORT` or at the first free port from 8000. Errors in content are only printed,
 * because an editor can correct the file while Gatsby runs.
 *
 * @throws when this folder is being built already, the port cannot be used, or Gatsby fails
 */
export async function develop(): Promise<void> {
  assertFolderNames();
  const [key, start] = [cacheKey(), Date.now()];
  const port = await findPort([8000, 8001, 8002, 8003]);
  await withBuildLock(async () => {
    if (cleanIfCodeChanged(key)) console.log("The last build was not completed, or had other code or another offer: it was deleted");
    await checkContent();
    await runGatsby(["develop", "--port", String(port), ...process.argv.slice(3)], { ...process.env, NODE_ENV: "development" });
    markDevelopedCache(key, start);
  });
}
