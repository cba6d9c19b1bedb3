import { test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { TOKEN } from "./fake-github";
import { startLocalCms, type LocalCms } from "./local-cms";
import { startPublishedCms, type PublishedCms } from "./published-cms";

interface Fixtures {
  /** The CMS on this machine; the editor is logged in, and the content is the site's. */
  readonly cms: LocalCms;
  /** The CMS as it is published, with a fake GitHub; the editor is logged in, and the repository has one commit. */
  readonly published: PublishedCms;
}

/** Servers that take a while to start. The tests of a worker share them. */
interface Servers {
  readonly localServer: LocalCms;
  readonly publishedServer: PublishedCms;
}

/** What Decap stores of somebody who is logged in. */
export const localUser = { backendName: "guarded-proxy" };
export const gitHubUser = { backendName: "guarded-github", token: TOKEN };

export const test = base.extend<Fixtures, Servers>({
  localServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, provide) => {
      const server = await startLocalCms();
      await provide(server);
      server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  publishedServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, provide) => {
      const server = await startPublishedCms();
      await provide(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  cms: async ({ localServer, context }, provide) => {
    localServer.reset();
    await comeBack(context, localServer.url, localUser);
    await provide(localServer);
  },
  published: async ({ publishedServer, context }, provide) => {
    publishedServer.github.reset();
    await comeBack(context, publishedServer.url, gitHubUser);
    await provide(publishedServer);
  },
});

/** A browser in which somebody else is logged in. */
export async function newBrowser(browser: Browser, url: string, user: object): Promise<Page> {
  const context = await browser.newContext();
  await comeBack(context, url, user);
  return context.newPage();
}

/** Logs in as a browser that was logged in before: Decap stores who it was. */
function comeBack(context: BrowserContext, url: string, user: object): Promise<unknown> {
  return context.addInitScript(
    ([origin, stored]) => {
      if (location.origin === origin) localStorage.setItem("decap-cms-user", stored);
    },
    [new URL(url).origin, JSON.stringify(user)] as const,
  );
}
