import childProcess from "child_process";
import { onPreInit } from "../../../src/gatsby/on-pre-init";

const spawnSync = jest.spyOn(childProcess, "spawnSync").mockReturnValue({ status: 1 } as never);
const panic = jest.fn();
const environment = { ...process.env };

/** Runs the hook where content has errors. */
async function startGatsby(variables: Record<string, string>): Promise<void> {
  Object.assign(process.env, variables);
  await onPreInit({ reporter: { panic } } as never, { plugins: [] }, jest.fn());
}

afterEach(() => {
  process.env = { ...environment };
  jest.clearAllMocks();
});
afterAll(() => spawnSync.mockRestore());

it("stops a build when content has errors", async () => {
  await startGatsby({ NODE_ENV: "production" });
  const command = expect.arrayContaining(["src/cli/main.ts", "check:content"]) as unknown;
  expect(spawnSync).toHaveBeenCalledWith(process.execPath, command, expect.anything());
  expect(panic).toHaveBeenCalledTimes(1);
});

it("lets develop go on, so that the files can be fixed", async () => {
  await startGatsby({ NODE_ENV: "development" });
  expect(spawnSync).toHaveBeenCalledTimes(1);
  expect(panic).not.toHaveBeenCalled();
});

it("lints nothing that npm run build has linted", async () => {
  await startGatsby({ NODE_ENV: "production", CONTENT_CHECKED: "yes" });
  expect(spawnSync).not.toHaveBeenCalled();
});
