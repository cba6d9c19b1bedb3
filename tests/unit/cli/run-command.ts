import { spawnSync } from "node:child_process";
import path from "node:path";

/** Runs a command in a process of its own, as run.mjs does. */
export const spawnCommand = (...words: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "src/cli/main.ts", ...words], {
    cwd: path.resolve(__dirname, "../../.."),
    encoding: "utf8",
  });

/** Runs the function of a command in this process, with another content folder. */
export async function runCommand(command: () => void | Promise<void>, directory: string) {
  const printed = { log: "", error: "" };
  const print = (name: keyof typeof printed) =>
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void (printed[name] += `${words.join(" ")}\n`));
  const spies = [print("log"), print("error")];
  process.env["CONTENT_DIR"] = directory;
  try {
    await command();
    return { status: process.exitCode ?? 0, stdout: printed.log, stderr: printed.error };
  } finally {
    process.exitCode = undefined;
    delete process.env["CONTENT_DIR"];
    for (const spy of spies) spy.mockRestore();
  }
}
