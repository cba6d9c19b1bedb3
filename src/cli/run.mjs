// node src/cli/run.mjs COMMAND: installs the packages of package-lock.json if they are missing, then runs the command.
// Plain JavaScript without packages, because it runs before they are installed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
process.chdir(root);

/** Lines of Node with which the whole of `npm test` passes. */
const triedLines = [20, 22, 24, 26];
const version = process.versions.node;
const [major, minor] = version.split(".").map(Number);
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(`Node ${version} is too old; install Node ${triedLines.at(-1)} (20.19 and 22.12 are the oldest that work).`);
  process.exit(1);
}
if (!triedLines.includes(major))
  console.warn(`Node ${version} is not tried; if something fails, use Node ${triedLines.slice(0, -1).join(", ")} or ${triedLines.at(-1)}.`);

/** The packages of an npm lock file by path; empty if the file is missing or incomplete. */
function packagesIn(lockFile) {
  try {
    return JSON.parse(fs.readFileSync(lockFile, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/** Compares package-lock.json with npm's own record of what is in node_modules. */
function isInstalled() {
  const { "": project, ...wanted } = packagesIn("package-lock.json");
  const installed = packagesIn(path.join("node_modules", ".package-lock.json"));
  // Optional packages are for other platforms, and a host may omit those that only tests need.
  const mayBeMissing = ({ optional, dev, devOptional }) => optional || (process.argv[2] !== "test" && (dev || devOptional));
  return (
    project !== undefined &&
    Object.keys(installed).every((key) => key in wanted) &&
    Object.entries(wanted).every(([key, { version, integrity, ...rest }]) =>
      key in installed ? installed[key].version === version && installed[key].integrity === integrity : mayBeMissing(rest),
    )
  );
}

/** Signals that tell a command to stop. */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs `npm ci`, and stops it when this process is told to stop. */
async function install() {
  const child = spawn("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const stop = () => child.kill();
  for (const signal of stopSignals) process.on(signal, stop);
  const [status] = await once(child, "close");
  for (const signal of stopSignals) process.off(signal, stop);
  return status === 0;
}

/** The process that started this one and, if it is npm's shell, on Linux the one above it. Some shells run a command in their place. */
function readParents() {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(fs.readFileSync(`/proc/${process.ppid}/stat`, "utf8"));
    return name.endsWith("sh") ? `${process.ppid} ${parent}` : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}

// npm passes signals only to its shell, and SIGHUP to nobody: without this, the command would go on after both have ended.
if (process.env.npm_lifecycle_event) {
  const parents = readParents();
  setInterval(() => {
    if (readParents() !== parents) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}

if (!isInstalled()) {
  const stats = fs.lstatSync("node_modules", { throwIfNoEntry: false });
  console.log(stats ? "Dependencies have changed: installing" : "Installing dependencies (some minutes on the first run)");
  // npm would empty the folder behind a symbolic link, which belongs to another project.
  if (stats?.isSymbolicLink()) fs.unlinkSync("node_modules");
  if (!(await install())) {
    console.error("The dependencies could not be installed; see the lines above.");
    process.exit(1);
  }
}

await import("tsx");
await import("./main.ts");
