import { runTool } from "./run-tool";

/** Commands of package.json, called by `run.mjs`. Each loads only its own modules, because some take long to load. */
const commands: Record<string, () => Promise<void>> = {
  build: async () => (await import("./build")).build(),
  serve: async () => (await import("./serve")).serve(),
  start: async () => {
    await (await import("./build")).build();
    await (await import("./serve")).serve();
  },
  test: async () => (await import("./test")).test(),
  "check:content": async () => (await import("./check-content")).checkContentCommand(),
  cms: async () => (await import("./cms")).cms(),
  "format:content": async () => (await import("./format-content")).formatContent(),
  urls: async () => (await import("./published-urls")).publishedUrls(),
  "check:compliance": async () => (await import("./check-compliance")).checkComplianceCommand(),
  "check:launch": async () => (await import("./check-launch")).checkLaunchCommand(),
  "check:links": async () => (await import("./check-links")).checkLinksCommand(),
  "report:placements": async () => (await import("./report-placements")).reportPlacements(),
  "server:config": async () => (await import("./server-config")).serverConfig(),
  licences: async () => (await import("./licences")).licences(),
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
