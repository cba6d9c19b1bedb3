import fs from "node:fs";
import { errorAt, type Diagnostic } from "../content-model/diagnostic";
import { printDiagnostics } from "./print-diagnostics";

/** The parts of package-lock.json that are read. */
export interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly license?: string }>>;
}

/**
 * Accepted licences, as SPDX expressions. Readers receive only the two typefaces (OFL-1.1, which allows it). Editors
 * receive the CMS bundle, whose licences require at most a notice or the source of changed files (MPL-2.0).
 */
export const acceptedLicences: readonly string[] = [
  "(BSD-2-Clause OR MIT OR Apache-2.0)",
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "(MPL-2.0 OR Apache-2.0)",
  "(WTFPL OR MIT)",
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "WTFPL OR ISC",
];

/** Licences of packages without a valid `license` field, checked manually. */
export const manualLicences: Readonly<Record<string, string>> = {
  // A fork of jsonlint.
  "@mapbox/jsonlint-lines-primitives": "MIT",
  busboy: "MIT",
  fuzzy: "MIT",
  linkfs: "Unlicense",
  not: "MIT",
  "parse-cache-control": "BSD-3-Clause",
  semaphore: "MIT",
  "sort-asc": "MIT",
  "sort-desc": "MIT",
  "sort-object": "MIT",
  streamsearch: "MIT",
  trim: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
};

/** `name@version` of all packages by licence, both sorted; `unknown` where a package states none. */
export function packagesByLicence({ packages }: LockFile): Map<string, string[]> {
  const byLicence = new Map<string, string[]>();
  for (const [path, { version = "", license }] of Object.entries(packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (name === "") continue;
    const licence = typeof license === "string" ? license : (manualLicences[name] ?? "unknown");
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
  }
  return new Map([...byLicence].sort(([a], [b]) => (a < b ? -1 : 1)).map(([licence, names]) => [licence, [...new Set(names)].sort()]));
}

/** An error for every licence that is not accepted. */
export function licenceDiagnostics(byLicence: ReadonlyMap<string, readonly string[]>): Diagnostic[] {
  return [...byLicence]
    .filter(([licence]) => !acceptedLicences.includes(licence))
    .map(([licence, names]) =>
      errorAt(
        { file: "package-lock.json" },
        "licence",
        `the licence '${licence}' of ${names.join(", ")} is not accepted`,
        "read it, then add it to src/cli/licences.ts or remove the package",
      ),
    );
}

/** `npm run licences`: lists the installed packages by licence. Exits with 1 if a licence is not accepted. */
export async function licences(): Promise<void> {
  const byLicence = packagesByLicence(JSON.parse(fs.readFileSync("package-lock.json", "utf8")) as LockFile);
  console.log([...byLicence].map(([licence, names]) => `${licence} (${names.length}): ${names.join(", ")}`).join("\n\n"));
  if (printDiagnostics(licenceDiagnostics(byLicence)) > 0) process.exitCode = 1;
}
