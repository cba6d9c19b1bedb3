// Plain JavaScript without packages: this runs before anything is installed.
// node src/commands/run.mjs COMMAND: installs what package-lock.json asks for when it changed, then runs the command.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
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

const lock = createHash("sha256").update(fs.readFileSync("package-lock.json")).update(process.versions.modules).digest("hex");
const mark = path.join("node_modules", ".installed-lock");
if (!fs.existsSync(mark) || fs.readFileSync(mark, "utf8") !== lock) {
  console.log(
    fs.existsSync("node_modules") ? "Dependencies have changed: installing" : "Installing dependencies (some minutes on the first run)",
  );
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; see the lines above.");
    process.exit(1);
  }
  fs.writeFileSync(mark, lock);
}

const { status } = spawnSync(process.execPath, ["--import", "tsx", path.join("src", "commands", "main.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);
