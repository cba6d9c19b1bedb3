// Plain JavaScript without packages: this runs before anything is installed.
// node src/cli/run.mjs COMMAND: installs what package-lock.json asks for when it is not there, then runs the command.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
process.chdir(root);

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19) || major >= 26) {
  console.error(`Node ${process.versions.node} is installed; this project needs 20.19 or newer, below 26.`);
  process.exit(1);
}

/** @returns the packages that a lock file of npm names, by their place; none when it is not there or was not written to its end */
function packagesIn(lockFile) {
  try {
    return JSON.parse(fs.readFileSync(lockFile, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/** Whether node_modules holds what package-lock.json asks for, by the record that npm keeps of what it has installed. */
function isInstalled() {
  const { "": project, ...wanted } = packagesIn("package-lock.json");
  const installed = packagesIn(path.join("node_modules", ".package-lock.json"));
  // A host may have left out what only tests need; what is optional is for other machines.
  const isDispensable = ({ optional, dev, devOptional }) => optional || (process.argv[2] !== "test" && (dev || devOptional));
  return (
    project !== undefined &&
    Object.keys(installed).every((place) => place in wanted) &&
    Object.entries(wanted).every(([place, { version, integrity, ...rest }]) =>
      place in installed ? installed[place].version === version && installed[place].integrity === integrity : isDispensable(rest),
    )
  );
}

if (!isInstalled()) {
  const stats = fs.lstatSync("node_modules", { throwIfNoEntry: false });
  console.log(stats ? "Dependencies have changed: installing" : "Installing dependencies (some minutes on the first run)");
  // npm would empty the folder that a link leads to, which is another project's.
  if (stats?.isSymbolicLink()) fs.unlinkSync("node_modules");
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; see the lines above.");
    process.exit(1);
  }
}

const { status } = spawnSync(process.execPath, ["--import", "tsx", path.join("src", "cli", "main.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);
