import fs from "node:fs";
import path from "node:path";
import { readContentTree } from "../lint/node/read-content";
import { contentDirectory } from "../content-model/node/content-folder";
import { formatItem, launchItems, type LaunchItem } from "./launch/launch-check";
import { buildDay } from "../site/build-day";

/** Set to `yes`, it lets a build for production and the launch check pass all the same. */
const SWITCH = "LAUNCH_ANYWAY";

function itemsOfProject(environment: NodeJS.ProcessEnv): LaunchItem[] {
  const directory = contentDirectory(process.cwd());
  return launchItems({
    tree: readContentTree(directory, path.relative(process.cwd(), directory).split(path.sep).join("/")),
    environment,
    today: buildDay(environment),
    built: (file) => {
      const absolute = path.resolve("dist", file);
      return fs.existsSync(absolute) ? fs.readFileSync(absolute, "utf8") : undefined;
    },
  });
}

/**
 * `npm run check:launch`: names everything that stands between this repository and a lawful, working launch. Exit status
 * 1 while there is something, unless `LAUNCH_ANYWAY=yes`.
 */
export async function checkLaunchCommand(): Promise<void> {
  const items = itemsOfProject(process.env);
  for (const item of items) console.error(formatItem(item));
  console.log(items.length === 0 ? "launch: nothing stands in the way" : `launch: ${items.length} things stand in the way`);
  if (items.length > 0 && process.env[SWITCH] !== "yes") process.exitCode = 1;
}

/**
 * Called by a build before anything is built. The host names a build for production by `CONTEXT=production`
 * (https://docs.netlify.com/configure-builds/environment-variables/#build-metadata).
 *
 * @throws when a build for production has a placeholder where a visitor would be sent, unless `LAUNCH_ANYWAY=yes`
 */
export function refuseUnfitLaunch(environment: NodeJS.ProcessEnv): void {
  if (environment["CONTEXT"] !== "production") return;
  const items = itemsOfProject(environment);
  const blocking = items.filter(({ isBlocking }) => isBlocking);
  if (blocking.length > 0 && environment[SWITCH] !== "yes")
    throw new Error(
      `${blocking.map(formatItem).join("\n")}\nThis is a build for production: nothing was built. Set ${SWITCH}=yes in its environment to build all the same.`,
    );
  if (items.length > 0) console.log(`launch: ${items.length} things stand in the way of a launch; npm run check:launch names them`);
}
