import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { assemble } from "../publish/assemble";
import { reportContent } from "./check-content";
import { runTool } from "./run-tool";

/** Files and folders whose change makes Gatsby's cache stale: it does not see modules that its configuration imports. */
const code = [
  "src",
  "static",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "tsconfig.json",
  "package-lock.json",
];
const generated = new Set(["src/gatsby-types.d.ts"]);

/**
 * `npm run build`: checks content, builds with Gatsby, and puts what visitors need into `dist/`.
 * A change of content alone is built on top of the last build; a change of code cleans first.
 *
 * @throws when content has errors or a step fails; `dist/` then stays as it was
 */
export async function build(): Promise<void> {
  const start = performance.now();
  step("Checking content");
  const errors = reportContent().length;
  if (errors > 0) throw new Error(`${errors} errors in content; nothing was built and dist/ is as it was`);

  const fingerprint = codeFingerprint();
  const mark = path.resolve(".cache", "code-fingerprint");
  if (fs.existsSync(".cache") && readIfThere(mark) !== fingerprint) {
    step("Code has changed since the last build: cleaning");
    fs.rmSync(".cache", { recursive: true, force: true });
    fs.rmSync("public", { recursive: true, force: true });
  }
  step("Building with Gatsby");
  const { status } = await runTool("gatsby", ["build"], { GATSBY_TELEMETRY_DISABLED: "1", CONTENT_CHECKED: "yes", NODE_ENV: "production" });
  if (status !== 0) throw new Error("Gatsby could not build the site; dist/ is as it was");
  fs.writeFileSync(mark, fingerprint);

  step("Assembling dist/");
  const pages = JSON.parse(fs.readFileSync(path.resolve(".cache", "published-pages.json"), "utf8")) as string[];
  const { files, bytes } = assemble({
    publicDirectory: path.resolve("public"),
    staticDirectory: path.resolve("static"),
    distDirectory: path.resolve("dist"),
    pages,
  });
  console.log(
    `${pages.length} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB in dist/ after ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
}

function step(what: string): void {
  console.log(`\n== ${what}`);
}

function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

function codeFingerprint(): string {
  const hash = createHash("sha256")
    .update(process.version)
    .update(process.env["CONTENT_DIR"] ?? "");
  for (const file of code.flatMap(filesOf).filter((name) => !generated.has(name)))
    hash.update(file).update("\0").update(fs.readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesOf(entry: string): string[] {
  if (!fs.existsSync(entry)) return [];
  if (!fs.statSync(entry).isDirectory()) return [entry];
  return fs
    .readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath, item.name).split(path.sep).join("/"))
    .sort();
}
