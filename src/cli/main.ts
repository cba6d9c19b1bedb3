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
  urls: async () => (await import("./urls")).addPublishedUrls(),
  "check:launch": async () => (await import("./check-launch")).checkLaunchCommand(),
  "check:links": async () => (await import("./check-links")).checkLinksCommand(),
  measure: async () => (await import("./measure")).measure(),
  "report:placements": async () => (await import("./report-placements")).reportPlacements(),
  "report:care": async () => (await import("./report-care")).reportCare(),
  develop: async () => (await import("./develop")).develop(),
};

/** Environment variables that a command may get as an argument, `NAME=value`: not every shell can set them before a command. */
const variable =
  /^(CONTEXT|BUILD_DATE|CONTENT_DIR|DIST_DIR|LAUNCH_ANYWAY|CHROME_PATH|PORT|HOST|REPOSITORY_URL|VALIDATE|(?:GATSBY|NODE)_\w+)=(.*)$/s;
process.argv = process.argv.filter((argument) => {
  const [, name, value] = variable.exec(argument) ?? [];
  if (name !== undefined) process.env[name] = value;
  return name === undefined;
});

// Whoever reads the output may have enough before its end, as `head` has.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

/** The options of each command; the others have none. */
const options: Readonly<Record<string, readonly string[]>> = { "check:content": ["--style"] };
/** Commands that parse their own arguments. */
const parseOwnArguments: readonly string[] = ["develop", "measure"];

async function run(name = "", ...args: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`known commands are ${Object.keys(commands).join(", ")}`);
  const known = options[name] ?? [];
  const unknown = parseOwnArguments.includes(name) ? undefined : args.find((argument) => !known.includes(argument));
  if (unknown !== undefined)
    throw new Error(`${name} does not know ${unknown}; ${known.length > 0 ? `write ${known.join(" or ")}` : "leave it out"}`);
  await command();
}

/** What is wrong and what helps, by the code of a system error. */
const explanations: Readonly<Record<string, string>> = {
  ENOENT: "does not exist; correct its name",
  ENOTDIR: "is no folder; correct its name",
  EACCES: "may not be read or written by this user; run the command as its owner, or change its permissions",
  EPERM: "may not be read or written by this user; run the command as its owner, or change its permissions",
  EROFS: "cannot be written, because its disk is read-only; copy the project elsewhere",
  ENOSPC: "cannot be written, because the disk is full; free some space",
  EDQUOT: "cannot be written, because the disk is full; free some space",
};

/** The line that a failed command prints: an error's message, and for what the system refuses the file and what helps. */
function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path } = error as NodeJS.ErrnoException;
  const explanation = explanations[code];
  return path !== undefined && explanation ? `${path} ${explanation} (${code})` : error.message;
}

run(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(`\n${explainError(error)}`);
  process.exitCode = 1;
});
