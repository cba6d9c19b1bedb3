import fs from "fs";
import { onPostBuild, onPreBuild } from "../../../netlify/build-cache/index.js";
import publishDue, { config as schedule } from "../../../netlify/functions/publish-due.mjs";
import { folderOf, removeFolders } from "../publish/site-fixture";

const here = process.cwd();
const { fetch } = globalThis;

beforeEach(() => jest.spyOn(console, "log").mockImplementation());
afterEach(() => {
  process.chdir(here);
  removeFolders();
  globalThis.fetch = fetch;
  delete process.env["BUILD_HOOK_URL"];
  jest.restoreAllMocks();
});

it("the build cache uses the last build only when it is whole", async () => {
  for (const cached of [[".cache", "public"], [".cache"], ["public"]]) {
    process.chdir(folderOf());
    const cache = {
      restore: (folders: readonly string[]) => {
        for (const folder of folders.filter((name) => cached.includes(name))) fs.mkdirSync(folder);
        return Promise.resolve(true);
      },
      save: jest.fn().mockResolvedValue(true),
    };
    await onPreBuild({ utils: { cache } });
    expect(fs.readdirSync(".")).toEqual(cached.length === 2 ? cached : []);
    await onPostBuild({ utils: { cache } });
    expect(cache.save).toHaveBeenCalledWith([".cache", "public"]);
  }
});

it("the daily build runs soon after midnight UTC, calls the build hook, and reports what is missing", async () => {
  expect(schedule.schedule).toMatch(/^(?:[1-9]|[1-5]\d) 0 \* \* \*$/);
  await expect(publishDue()).rejects.toThrow("BUILD_HOOK_URL is not set");
  process.env["BUILD_HOOK_URL"] = "https://host.example/hook";
  const request = jest.fn().mockResolvedValueOnce({ ok: true, status: 200 }).mockResolvedValueOnce({ ok: false, status: 404 });
  globalThis.fetch = request;
  await publishDue();
  expect(request).toHaveBeenCalledWith("https://host.example/hook", { method: "POST", body: "{}" });
  await expect(publishDue()).rejects.toThrow("the build hook answered 404");
});
