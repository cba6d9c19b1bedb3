import { spawn } from "child_process";
import { once } from "events";
import fs from "fs";
import os from "os";
import path from "path";
import { runAgain } from "../../../src/cli/run-again";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "run-again-"));
const content = path.join(folder, "content");
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A site that ends while its content is bad, and says when it is ready. */
const site = `
  if (require("fs").readFileSync(process.argv[1], "utf8") === "bad") process.exit(1);
  process.stdout.write("ready");
  setInterval(() => {}, 1e6);
`;

it("comes back when a bad file is good again, and ends when it is stopped", async () => {
  fs.writeFileSync(content, "bad");
  let starts = 0;
  let ends = 0;
  const { stop, child } = await new Promise<{ stop: () => void; child: ReturnType<typeof start> }>((resolve) => {
    const program = runAgain(
      () => {
        const started = start();
        started.stdout.once("data", () => resolve({ stop: program.stop, child: started }));
        return started;
      },
      () => {
        ends += 1;
        if (ends === 2) fs.writeFileSync(content, "good");
      },
      0,
    );
  });
  expect({ starts, ends }).toEqual({ starts: 3, ends: 2 });
  const ended = once(child, "exit");
  stop();
  expect(await ended).toEqual([null, "SIGTERM"]);
  await new Promise(setImmediate);
  expect({ starts, ends }).toEqual({ starts: 3, ends: 2 });

  function start() {
    starts += 1;
    return spawn(process.execPath, ["-e", site, content], { stdio: ["ignore", "pipe", "inherit"] });
  }
});

it("can be stopped while it waits to run again", async () => {
  let starts = 0;
  await new Promise<void>((resolve) => {
    const start = () => {
      starts += 1;
      return spawn(process.execPath, ["-e", ""]);
    };
    const stop = () => {
      program.stop();
      // Behind the timer of the next run.
      setTimeout(resolve, 1);
    };
    const program = runAgain(start, () => queueMicrotask(stop), 0);
  });
  expect(starts).toBe(1);
});
