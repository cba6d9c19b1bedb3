import fs from "node:fs";
import path from "node:path";
import { formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { readProjectContent } from "../lint/node/read-content";
import { buildDay } from "../site/build-day";
import { blocksBuild, checkLaunch } from "./launch/launch-check";
import { formatCounts, printDiagnostics } from "./print-diagnostics";

/** Environment variable; `yes` lets a build for production and the launch check pass despite errors. */
const OVERRIDE = "LAUNCH_ANYWAY";

function checkProject(environment: NodeJS.ProcessEnv): Diagnostic[] {
  return checkLaunch({
    tree: readProjectContent(),
    environment,
    today: buildDay(environment),
    readBuilt: (file) => {
      const absolute = path.resolve("dist", file);
      return fs.existsSync(absolute) ? fs.readFileSync(absolute, "utf8") : undefined;
    },
  });
}

/**
 * `npm run check:launch`: lists everything that is missing for a legally compliant, working launch. Exits with 1 on an error,
 * unless `LAUNCH_ANYWAY=yes`.
 */
export async function checkLaunchCommand(): Promise<void> {
  const diagnostics = checkProject(process.env);
  const errors = printDiagnostics(diagnostics);
  console.log(`launch: ${formatCounts(diagnostics)}`);
  if (errors > 0 && process.env[OVERRIDE] !== "yes") process.exitCode = 1;
}

/**
 * Called at the start of every build. Netlify marks a build for production by `CONTEXT=production`
 * (https://docs.netlify.com/configure-builds/environment-variables/#build-metadata).
 *
 * @throws when a build for production has a placeholder link, a sample testimonial or a rating without its source, unless `LAUNCH_ANYWAY=yes`
 */
export function assertReadyForProduction(environment: NodeJS.ProcessEnv): void {
  if (environment["CONTEXT"] !== "production") return;
  const diagnostics = checkProject(environment);
  const blocking = diagnostics.filter(blocksBuild);
  if (blocking.length > 0 && environment[OVERRIDE] !== "yes")
    throw new Error(
      `${blocking.map(formatDiagnostic).join("\n")}\nNothing was built, because this build is for production. To build anyway, set ${OVERRIDE}=yes.`,
    );
  if (diagnostics.length > 0) console.log(`launch: ${formatCounts(diagnostics)}; npm run check:launch lists them`);
}
