// node src/cli/run.mjs COMMAND: installs the packages of package-lock.json if they are missing, then runs the command.
// Plain JavaScript without packages, because it runs before they are installed.
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

if (!isInstalled()) {
  const stats = fs.lstatSync("node_modules", { throwIfNoEntry: false });
  console.log(stats ? "Dependencies have changed: installing" : "Installing dependencies (some minutes on the first run)");
  // npm would empty the folder behind a symbolic link, which belongs to another project.
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
