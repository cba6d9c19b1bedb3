import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const folders = [".cache", "public"] as const;

/**
 * What the last build left for the next one. It is built upon only when that build came to its end with the same code
 * and nothing has changed in it since: a build that was stopped, a damaged disk and a half-restored copy all end in a
 * clean build.
 */
export class LastBuild {
  private readonly mark: string;

  /**
   * @param root the project's folder
   * @param fingerprint of the code that builds
   */
  constructor(
    private readonly root: string,
    private readonly fingerprint: string,
  ) {
    this.mark = path.join(root, ".cache", "build-mark");
  }

  /** Why it cannot be built upon; undefined when it can, or when there is nothing. */
  whyUnusable(): string | undefined {
    if (!folders.some((folder) => fs.existsSync(path.join(this.root, folder)))) return undefined;
    const [fingerprint, digest] = fs.existsSync(this.mark) ? fs.readFileSync(this.mark, "utf8").split("\n") : [];
    if (digest === undefined) return "The last build did not come to its end";
    if (fingerprint !== this.fingerprint) return "Code has changed since the last build";
    if (digest !== this.digest()) return "Files of the last build have changed";
    return undefined;
  }

  /** Takes away all of it. */
  clean(): void {
    for (const folder of folders) fs.rmSync(path.join(this.root, folder), { recursive: true, force: true });
  }

  /** Called before a build changes anything. */
  begin(): void {
    fs.rmSync(this.mark, { force: true });
  }

  /** Called when a build has come to its end. */
  end(): void {
    const digest = this.digest();
    fs.writeFileSync(`${this.mark}.new`, `${this.fingerprint}\n${digest}\n`);
    fs.renameSync(`${this.mark}.new`, this.mark);
  }

  /** Of every file by name and content. */
  private digest(): string {
    const hash = createHash("sha1");
    for (const folder of folders) {
      const directory = path.join(this.root, folder);
      if (!fs.existsSync(directory)) continue;
      const files = fs
        .readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => file !== this.mark && file !== `${this.mark}.new`)
        .sort();
      for (const file of files)
        hash.update(`${path.relative(this.root, file)}\0`).update(createHash("sha1").update(fs.readFileSync(file)).digest());
    }
    return hash.digest("hex");
  }
}
