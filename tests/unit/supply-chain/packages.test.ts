import fs from "fs";
import path from "path";

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
}

const root = path.resolve(__dirname, "../../..");
const read = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(root, file), "utf8")) as T;
const manifest = read<Record<"dependencies" | "devDependencies" | "overrides" | "scripts", Record<string, string>>>("package.json");
const lock = read<{ lockfileVersion: number; packages: Record<string, LockedPackage> }>("package-lock.json");
const installed = Object.entries(lock.packages).filter(([key]) => key !== "");
const packageName = (key: string) => key.split("node_modules/").at(-1) ?? "";

/** Packages with an install script, and why the project does not need to run it. */
const installScripts: Readonly<Record<string, string>> = {
  "@parcel/watcher": "can compile what also comes prebuilt as a package",
  "core-js": "prints a request for donations",
  "core-js-pure": "prints a request for donations",
  "es5-ext": "prints a message",
  esbuild: "makes its command start faster",
  gatsby: "prints a message",
  "gatsby-cli": "prints a message",
  lmdb: "compiles what comes prebuilt as a package",
  "msgpackr-extract": "compiles what comes prebuilt as a package",
  sharp: "compiles what comes prebuilt as a package",
  "unrs-resolver": "looks for the prebuilt package, which is installed",
};

/**
 * Accepted licenses by their SPDX identifiers. Readers receive only the two typefaces (OFL-1.1, which allows it). Editors
 * receive the CMS bundle, whose licenses require at most a notice or the source of changed files (MPL-2.0). The decoder of
 * AAC (GPL-2.0) runs only in `npm run measure`, and nobody receives it.
 */
const acceptedLicenses = [
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause Bitstream-Vera BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 GPL-2.0 ISC LGPL-3.0-or-later",
  "MIT MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib",
].flatMap((names) => names.split(" "));

/** Licenses of packages that name none in package-lock.json, looked up in their files. */
const licensesReadByHand: Readonly<Record<string, string>> = {
  busboy: "MIT",
  "dejavu-fonts-ttf": "Bitstream-Vera",
  linkfs: "Unlicense",
  not: "MIT",
  "parse-cache-control": "BSD-3-Clause",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
};

describe("package.json", () => {
  it.each(["dependencies", "devDependencies", "overrides"] as const)("names exact versions in %s", (group) => {
    const loose = Object.entries(manifest[group]).filter(([, version]) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it("has overrides that take effect", () => {
    for (const [name, version] of Object.entries(manifest.overrides)) {
      const [, bare = "", range = ""] = /^(@?[^@]+)(?:@(.+))?$/.exec(name) ?? [];
      const found = installed.filter(([key, { version: has = "" }]) => packageName(key) === bare && has.startsWith(range));
      expect([name, [...new Set(found.map(([, { version: has }]) => has))]]).toEqual([name, [version]]);
    }
  });

  it("overrides every vulnerable package of SECURITY.md with the version named there", () => {
    const rows = fs
      .readFileSync(path.join(root, "SECURITY.md"), "utf8")
      .matchAll(/^\| ([\w.-]+)(?: \(([\d.]+)\))? +\| (\d+\.\d+\.\d+) +\|/gm);
    const named = Array.from(rows, ([, name, range, version]) => [range ? `${name}@${range}` : name, version] as const);
    expect(named.length).toBeGreaterThan(0);
    expect(manifest.overrides).toMatchObject(Object.fromEntries(named));
  });
});

it("package-lock.json has a hash of every package and no download URLs", () => {
  expect(lock.lockfileVersion).toBe(3);
  expect(installed.length).toBeGreaterThan(1000);
  expect(installed.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? "")).map(([key]) => key)).toEqual([]);
  expect(installed.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([key]) => key)).toEqual([]);
});

it("package-lock.json has no install script that was not reviewed", () => {
  const names = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([key]) => packageName(key));
  expect([...new Set(names)].sort()).toEqual(Object.keys(installScripts).sort());
});

it("every package has an accepted license", () => {
  const licenses = installed.map(
    ([key, { license }]) => [packageName(key), licensesReadByHand[packageName(key)] ?? license ?? "none"] as const,
  );
  /** The identifiers in an SPDX expression, such as `(MIT OR Apache-2.0)`. */
  const identifiersIn = (license: string) => license.replace(/[()]/g, "").split(/ (?:AND|OR) /);
  expect(licenses.filter(([, license]) => !identifiersIn(license).every((name) => acceptedLicenses.includes(name)))).toEqual([]);
});
