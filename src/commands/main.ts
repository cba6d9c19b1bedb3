import { build } from "./build";
import { checkContentCommand } from "./check-content";
import { runTool } from "./run-tool";
import { serve } from "./serve";
import { test } from "./test";

/** Commands of package.json that are more than one tool; `run.mjs` has seen to the dependencies. */
const commands: Record<string, () => Promise<void>> = {
  build,
  serve,
  start: async () => {
    await build();
    await serve();
  },
  test,
  "check:content": checkContentCommand,
  develop: async () => {
    process.exitCode = (await runTool("gatsby", ["develop", ...process.argv.slice(3)], { GATSBY_TELEMETRY_DISABLED: "1" })).status;
  },
};

const command = commands[process.argv[2] ?? ""];
if (!command) throw new Error(`known commands are ${Object.keys(commands).join(", ")}`);
command().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
