import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(__dirname, "..", "..");

/** A running CMS with a copy of the content. */
export interface LocalCms {
  readonly url: string;
  /** The copy of `content/`. */
  readonly content: string;
  /** Gives the copy the content of the site again. */
  reset(): void;
  stop(): void;
}

/**
 * Starts `npm run cms` with a copy of the content, without the site.
 *
 * @param prepare called with the folder of the copy before the CMS starts
 */
export async function startLocalCms(env: NodeJS.ProcessEnv = {}, prepare?: (folder: string) => void): Promise<LocalCms> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cms-"));
  const content = path.join(folder, "content");
  const reset = () => {
    fs.rmSync(content, { recursive: true, force: true });
    fs.cpSync(path.join(root, "content"), content, { recursive: true });
  };
  reset();
  prepare?.(folder);
  const child = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "cms"], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: content, CMS_SITE: "no", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await printedUrl(child);
  return {
    url,
    content,
    reset,
    stop: () => {
      child.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function printedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/localhost:\d+\/admin\//.exec(output)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`the CMS exited during startup: ${output}`)));
  });
}
