import fs from "fs";
import path from "path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import config from "../../../gatsby-config";
import { directories, onPostBuild, onPreBuild } from "../../../netlify/build-cache/index.js";
import publishDue, { config as schedule } from "../../../netlify/functions/publish-due.mjs";
import { isDeployPreview } from "../../../src/site/deploy-context";
import { folderOf, removeFolders } from "../publish/site-fixture";

const root = path.resolve(__dirname, "../../..");

describe("netlify.toml", () => {
  const settings = parseToml(fs.readFileSync(path.join(root, "netlify.toml"), "utf8")) as unknown as {
    build: { command: string; publish: string; functions: string; environment: Record<string, string>; processing: object };
    plugins: { package: string }[];
    context: Record<string, { command: string }>;
  };

  it("builds with npm run build and publishes dist/", () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
    expect(settings.build).toMatchObject({ command: "npm run build", publish: "dist" });
    expect(scripts["build"]).toBeDefined();
    for (const { command } of Object.values(settings.context)) expect(command).toBe(settings.build.command);
  });

  it("lists the contexts; all but production are previews", () => {
    expect(Object.keys(settings.context).sort()).toEqual(["branch-deploy", "deploy-preview", "production"]);
    for (const CONTEXT of Object.keys(settings.context)) expect(isDeployPreview({ CONTEXT })).toBe(CONTEXT !== "production");
  });

  it("uses a version of Node that the project supports", () => {
    const { engines } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as { engines: { node: string } };
    expect(engines.node).toBe(">=20.19 <26");
    expect(["22", "24"]).toContain(settings.build.environment["NODE_VERSION"]);
  });

  it("leaves headers and redirects to the build", () => {
    expect(settings).not.toHaveProperty("headers");
    expect(settings).not.toHaveProperty("redirects");
    expect(settings.build.environment["NETLIFY_SKIP_GATSBY_BUILD_PLUGIN"]).toBe("true");
    expect(settings.build.processing).toEqual({ skip_processing: true });
  });

  it("names plugins and functions that exist", () => {
    for (const { package: folder } of settings.plugins) {
      const manifest = path.join(root, folder, "manifest.yml");
      expect(parseYaml(fs.readFileSync(manifest, "utf8"))).toEqual({ name: path.basename(folder) });
    }
    expect(fs.readdirSync(path.join(root, settings.build.functions))).toEqual(["publish-due.mjs"]);
  });
});

it("Gatsby has an adapter, so that it does not download one", () => {
  expect(config.adapter?.name).toBe("static files");
  expect(Object.keys(config.adapter ?? {}).sort()).toEqual(["adapt", "name"]);
});

describe("the build cache", () => {
  const here = process.cwd();
  beforeEach(() => jest.spyOn(console, "log").mockImplementation());
  afterEach(() => {
    process.chdir(here);
    removeFolders();
    jest.restoreAllMocks();
  });

  /** A fake of Netlify's cache that contains some of the folders. */
  function cacheWith(...cached: string[]) {
    const calls: unknown[] = [];
    const cache = {
      restore: (list: readonly string[]) => {
        calls.push(["restore", ...list]);
        for (const folder of cached) fs.mkdirSync(folder, { recursive: true });
        return Promise.resolve(cached.length > 0);
      },
      save: (list: readonly string[]) => {
        calls.push(["save", ...list]);
        return Promise.resolve(true);
      },
    };
    return { utils: { cache }, calls };
  }

  it("restores the last build and saves this one", async () => {
    process.chdir(folderOf({}));
    const { utils, calls } = cacheWith(".cache", "public");
    await onPreBuild({ utils });
    await onPostBuild({ utils });
    expect(calls).toEqual([
      ["restore", ".cache", "public"],
      ["save", ".cache", "public"],
    ]);
    expect(directories.filter((folder) => fs.existsSync(folder))).toEqual([".cache", "public"]);
  });

  it.each([".cache", "public"])("starts from nothing when only %s is in the cache", async (folder) => {
    process.chdir(folderOf({}));
    await onPreBuild({ utils: cacheWith(folder).utils });
    expect(fs.existsSync(folder)).toBe(false);
  });

  it("saves nothing after a failed build", async () => {
    const plugin = await import("../../../netlify/build-cache/index.js");
    expect(
      Object.keys(plugin)
        .filter((name) => name.startsWith("on"))
        .sort(),
    ).toEqual(["onPostBuild", "onPreBuild"]);
  });
});

describe("the daily build", () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
    delete process.env["BUILD_HOOK_URL"];
    jest.restoreAllMocks();
  });

  it("runs soon after midnight UTC", () => {
    expect(schedule.schedule).toMatch(/^(?:[1-9]|[1-5]\d) 0 \* \* \*$/);
  });

  it("calls the build hook", async () => {
    jest.spyOn(console, "log").mockImplementation();
    const request = jest.fn().mockResolvedValue({ ok: true, status: 200 });
    globalThis.fetch = request;
    process.env["BUILD_HOOK_URL"] = "https://host.example/hook";
    await publishDue();
    expect(request).toHaveBeenCalledWith("https://host.example/hook", { method: "POST", body: "{}" });
  });

  it("reports what is missing", async () => {
    await expect(publishDue()).rejects.toThrow("BUILD_HOOK_URL is not set");
    process.env["BUILD_HOOK_URL"] = "https://host.example/hook";
    globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 404 });
    await expect(publishDue()).rejects.toThrow("the build hook answered 404");
  });
});
