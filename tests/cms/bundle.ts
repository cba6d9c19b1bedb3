import { bundleCms } from "../../src/cms/server/bundle-cms";
import { bundleCache } from "../../src/cli/code-hash";

/** Bundles the CMS once, for all workers. */
export default async function bundle(): Promise<void> {
  await bundleCms(bundleCache());
}
