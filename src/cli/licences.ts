import fs from "node:fs";

/** The parts of package-lock.json that say what a package is. */
export interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>>;
}

/**
 * Licences (SPDX expressions, as packages state them) under which something may build and test the site. Of the packages
 * none is handed on to readers but the two typefaces, whose licence (OFL-1.1) allows that; editors get those of which the
 * CMS is made, all under licences that ask for a notice at most, or for changes of their own files (MPL-2.0).
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
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "WTFPL OR ISC",
];

/** Packages that state their licence in a file alone, or in a way that has gone out of use, as somebody has read it. */
export const readByHand: Readonly<Record<string, string>> = {
  // As the jsonlint that it is a fork of.
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

/**
 * Packages by licence.
 *
 * @returns names with versions, in the order of names; those whose licence nobody knows under `unknown`
 */
export function packagesByLicence({ packages }: Lock): Map<string, string[]> {
  const byLicence = new Map<string, string[]>();
  for (const [place, { version = "", license }] of Object.entries(packages)) {
    const name = place.split("node_modules/").at(-1) ?? "";
    if (name === "") continue;
    const licence = typeof license === "string" ? license : (readByHand[name] ?? "unknown");
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
  }
  return new Map([...byLicence].sort(([a], [b]) => (a < b ? -1 : 1)).map(([licence, names]) => [licence, [...new Set(names)].sort()]));
}

/** A line for every licence that is not accepted. */
export function licenceFaults(byLicence: ReadonlyMap<string, readonly string[]>): string[] {
  return [...byLicence]
    .filter(([licence]) => !acceptedLicences.includes(licence))
    .map(
      ([licence, names]) =>
        `package-lock.json:1:1 error[licence] the licence '${licence}' of ${names.join(", ")} is not accepted; read it, then add it to src/cli/licences.ts or do without the package`,
    );
}

/** `npm run licences`: lists what is installed by licence. Exit status 1 when one of them is not accepted. */
export function licences(): Promise<void> {
  const byLicence = packagesByLicence(JSON.parse(fs.readFileSync("package-lock.json", "utf8")) as Lock);
  console.log([...byLicence].map(([licence, names]) => `${licence} (${names.length}): ${names.join(", ")}`).join("\n\n"));
  const faults = licenceFaults(byLicence);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  return Promise.resolve();
}
