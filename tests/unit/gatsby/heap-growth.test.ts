import { spawnSync } from "node:child_process";
import v8 from "node:v8";

it("is held down by Gatsby's configuration, with an option that V8 knows", () => {
  const set = jest.spyOn(v8, "setFlagsFromString").mockImplementation();
  jest.isolateModules(() => void jest.requireActual("../../../src/gatsby/config"));
  const [option = ""] = set.mock.calls.at(-1) ?? [];
  set.mockRestore();
  expect(option).toMatch(/^--heap-growing-percent=\d+$/);
  expect(spawnSync(process.execPath, [option, "--eval", ""], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});
