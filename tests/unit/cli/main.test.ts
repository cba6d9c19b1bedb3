import { spawn } from "child_process";
import { once } from "events";

it("ends without a stack trace when its output is closed early, as by | head", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "report:care"]);
  child.stdout.destroy();
  let errors = "";
  child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  const [status] = (await once(child, "close")) as [number];
  expect([status, errors]).toEqual([1, expect.not.stringMatching(/EPIPE|^\s+at /m)]);
});
