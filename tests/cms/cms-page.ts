import fs from "node:fs";
import path from "node:path";
import { test as base, expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import type { CmsSettings } from "../../src/cms/app/settings";
import { listFiles } from "../../src/site/node/list-files";
import { FakeGitHub } from "./fake-github";

/** Texts of the files in tests/cms/content, by their path in the repository: three articles and what they need, whatever the site has. */
const siteFiles: ReadonlyMap<string, string> = new Map(
  listFiles("tests/cms/content").map((file) => [`content/${file}`, fs.readFileSync(path.join("tests/cms/content", file), "utf8")]),
);

/** A draft that somebody wrote by hand, without questions, and with what the editor of texts has nothing for. */
export const container = {
  file: "content/posts/with-a-container.md",
  text: `${siteFiles
    .get("content/posts/how-to-focus-better-at-work.md")
    ?.replace(/^slug: .*/m, "slug: with-a-container")
    .replace(/^faq:\n(?: .*\n)*/m, "")
    .replace(/^(date: .*\n)/m, "$1draft: true\n")}\n:::note\nA container.\n:::\n`,
};

const cmsFiles: ReadonlyMap<string, string> = new Map([...siteFiles, [container.file, container.text]]);

/** An open CMS that writes to the browser's private file system, which stands in for a folder. */
export interface LocalCms {
  readonly page: Page;
  readonly read: (file: string) => Promise<string | undefined>;
  /** Writes a file as another program would; undefined deletes it. */
  readonly write: (file: string, text: string | undefined) => Promise<void>;
}

/** An open CMS on the published site, with a GitHub of its own. */
interface PublishedCms {
  readonly page: Page;
  readonly github: FakeGitHub;
  /** Opens the CMS in another tab. */
  readonly openTab: () => Promise<Page>;
}

interface Fixtures {
  /** What the pages did that they may not: requests to other hosts, violations of the policy, exceptions. */
  readonly violations: string[];
  readonly local: LocalCms;
  readonly published: PublishedCms;
}

export const test = base.extend<Fixtures>({
  violations: [
    async ({ context, baseURL }, provide) => {
      const violations: string[] = [];
      watch(context, String(baseURL), violations);
      // As in a browser that has no view transitions: drawing those takes a third of the tests' time.
      await context.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
      await provide(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  local: async ({ page }, provide) => {
    await provide(await openFolder(page));
  },
  published: async ({ context }, provide) => {
    const github = new FakeGitHub(cmsFiles);
    await github.attach(context);
    const settings: CmsSettings = {
      backend: { name: "github", repo: "owner/site", branch: "main" },
      publishedUrls: siteFiles.get("content/published-urls.txt"),
      isLocal: false,
    };
    await context.route("**/admin/settings.json", (route) => route.fulfill({ json: settings }));
    const openTab = async () => {
      const page = await context.newPage();
      await page.goto("/admin/");
      return page;
    };
    const page = await openTab();
    await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    await page.getByRole("textbox").fill("a-token");
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("treeitem", { name: "Articles" })).toBeVisible();
    await provide({ page, github, openTab });
  },
});

/** Fonts that Sveltia CMS 0.221.1 declares from a CDN beside its own; the policy stops them before they are asked for. */
const CDN_FONTS = "cdn.jsdelivr.net/fontsource";

function watch(context: BrowserContext, origin: string, violations: string[]): void {
  const allowed = [origin, "https://api.github.com", "https://www.githubstatus.com", "https://api.crossref.org", "blob:", "data:"];
  context.on("request", (request) => {
    const url = request.url();
    if (!allowed.some((start) => url.startsWith(start)) && !url.includes(CDN_FONTS)) violations.push(`request to ${url}`);
  });
  context.on("console", (message) => {
    const text = message.text();
    if (/Content Security Policy/.test(text) && !text.includes(CDN_FONTS)) violations.push(text);
  });
  context.on("weberror", (error) => void violations.push(String(error.error().stack)));
}

async function openFolder(page: Page): Promise<LocalCms> {
  await page.route("https://www.githubstatus.com/**", (route) => route.fulfill({ json: { status: { indicator: "none" } } }));
  await page.addInitScript(() => {
    const granted = () => Promise.resolve("granted");
    Object.assign(FileSystemHandle.prototype, { requestPermission: granted, queryPermission: granted });
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const read = (file: string) =>
    page.evaluate(async (name) => {
      let folder = await navigator.storage.getDirectory();
      const steps = name.split("/");
      try {
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
        return await (await (await folder.getFileHandle(steps.at(-1) ?? "")).getFile()).text();
      } catch {
        return undefined;
      }
    }, file);
  const writeAll = (changes: readonly (readonly [string, string | undefined])[]) =>
    page.evaluate(async (all) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      const write = async ([name, text]: readonly [string, string | undefined]) => {
        let folder = root;
        const steps = name.split("/");
        for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
        if (text === undefined) return folder.removeEntry(steps.at(-1) ?? "");
        const writable = await (await folder.getFileHandle(steps.at(-1) ?? "", { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      };
      await Promise.all(all.map(write));
    }, changes);
  // The local server reads the same folder as the browser writes.
  await page.route("**/admin/files/**", async (route) => {
    const text = await read(`content/${decodeURIComponent(route.request().url().split("/admin/files/")[1] ?? "")}`);
    await (text === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body: text }));
  });
  await page.goto("/admin/no-such-page");
  await writeAll([...cmsFiles]);
  await page.goto("/admin/");
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("treeitem", { name: "Articles" })).toBeVisible();
  return { page, read, write: (file, text) => writeAll([[file, text]]) };
}

/** Goes to a screen of the CMS, such as `collections/posts`. */
export const goTo = (page: Page, screen: string): Promise<string> => page.evaluate((hash) => (location.hash = hash), `#/${screen}`);

/** Opens the form of an entry; `path` is `posts/slug` or `pages/home`. */
export async function openEntry(page: Page, entry: string): Promise<Locator> {
  const [collection = "", name = ""] = entry.split("/");
  await goTo(page, `collections/${collection}/entries/${name}`);
  const form = page.getByRole("group", { name: "Content Editor" });
  await expect(form).toBeVisible();
  return form;
}

/** Opens a menu and clicks an item. It waits for the focus first: a click on a menu that is still opening can be lost. */
export async function choose(page: Page, menu: Locator, item: string): Promise<void> {
  await menu.click();
  await expect(page.getByRole("menu").locator(":focus")).toHaveCount(1);
  await page.getByRole("menu").getByText(item, { exact: true }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
}

/** Presses Ctrl+S once something has changed. */
export async function pressSave(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await page.keyboard.press("Control+s");
}

/** Presses Save and waits until the form is closed. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await formToClose(page);
}

/** Waits for the list, which an event announces, because a locator alone looks only twice a second. */
export async function formToClose(page: Page): Promise<void> {
  await page.waitForURL(({ hash }) => !/\/entries\/|\/new$/.test(hash));
  await page.getByRole("group", { name: "Content Editor" }).waitFor({ state: "hidden" });
}

/** Takes back words that were not saved: as Sveltia offers it, whose dialog may come late and lies over all else, or as the text field does. */
export async function restore(page: Page, words: string): Promise<void> {
  const offers = [
    page.getByRole("alertdialog").getByRole("button", { name: "Restore" }),
    page.getByRole("button", { name: "Put it back" }),
  ];
  await expect(async () => {
    for (const offer of offers) if (await offer.isVisible()) await offer.click({ timeout: 1000 });
    await expect(textField(page)).toContainText(words, { timeout: 200 });
  }).toPass({ intervals: [100] });
}

/** The field of our editor of texts. */
export const textField = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });

/** Types words at the start of the text. */
export async function type(page: Page, words: string): Promise<void> {
  await textField(page).press("Control+Home");
  await page.keyboard.insertText(words);
}

/** Lines that two texts do not share: those of the first with -, those of the second with +. */
export function diff(before = "", after = ""): string[] {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `-${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

export { cmsFiles, expect, siteFiles };
