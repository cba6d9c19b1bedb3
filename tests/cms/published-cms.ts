import fs from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, type BrowserContext, type Page, type Route } from "@playwright/test";
import { bundleCms } from "../../src/cms/server/bundle-cms";
import { cmsBackend } from "../../src/cms/server/cms-backend";
import { readSiteContent } from "../../src/cms/server/read-site-content";
import { writeAdminPage } from "../../src/cms/server/write-admin-page";
import { bundleCache } from "../../src/cli/code-hash";
import { headersFile } from "../../src/publish/headers-file";
import { redirectsFile } from "../../src/publish/redirects-file";
import { createSiteServer } from "../../src/publish/local-server";
import { speculationRules } from "../../src/publish/speculation-rules";
import { buildDay } from "../../src/site/build-day";
import { FakeGitHub, REPOSITORY } from "./fake-github";

const root = path.resolve(__dirname, "..", "..");

/** The CMS as it is published, with a fake GitHub API. */
export interface PublishedCms {
  readonly url: string;
  readonly github: FakeGitHub;
  /** Answers a browser's requests to other servers. Returns a live list of the requests without an answer. */
  answerRequests(context: BrowserContext): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Publishes the CMS as a build does, with the site's headers, for a repository with the content. */
export async function startPublishedCms(): Promise<PublishedCms> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cms-"));
  const content = path.join(root, "content");
  const github = new FakeGitHub(path.join(folder, "repository.git"), content);
  const dist = path.join(folder, "dist");
  fs.cpSync(path.join(root, "static"), dist, { recursive: true });
  const bundle = await bundleCms(bundleCache());
  const options = { backend: cmsBackend({}, { CMS_REPOSITORY: REPOSITORY }), today: buildDay({}), isPublic: true };
  writeAdminPage(path.join(dist, "admin"), bundle, readSiteContent(content, options));
  fs.writeFileSync(path.join(dist, "_headers"), headersFile());
  fs.writeFileSync(path.join(dist, "_redirects"), redirectsFile());
  fs.writeFileSync(path.join(dist, "speculation-rules.json"), JSON.stringify(speculationRules));
  const server = await createSiteServer(dist);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/admin/`,
    github,
    answerRequests: (context) => answerRequests(context, github),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answerRequests(context: BrowserContext, github: FakeGitHub): Promise<readonly string[]> {
  const unanswered = github.unknown;
  await context.route(/^https?:\/\/(?!localhost[:/])/, async (route) => {
    const url = new URL(route.request().url());
    if (url.origin === "https://api.github.com") return answerAsGitHub(route, url, github);
    if (url.origin === "https://www.githubstatus.com") return route.fulfill({ json: { components: [] }, headers: anyOrigin });
    if (url.origin === "https://api.netlify.com" && url.pathname === "/auth")
      return route.fulfill({ contentType: "text/html", body: loginWindow(github.token) });
    unanswered.push(`${route.request().method()} ${url.href}`);
    return route.abort();
  });
  return unanswered;
}

const anyOrigin = { "Access-Control-Allow-Origin": "*" };

async function answerAsGitHub(route: Route, { pathname, searchParams }: URL, github: FakeGitHub): Promise<void> {
  const request = route.request();
  const method = request.method();
  const isAuthorized = (await request.headerValue("authorization")) === `token ${github.token}`;
  const { status, json } = isAuthorized
    ? github.answer({
        method,
        path: decodeURIComponent(pathname),
        parameters: searchParams,
        body: (request.postDataJSON() ?? {}) as Record<string, unknown>,
      })
    : { status: 401, json: { message: "Bad credentials" } };
  if (json === undefined) return route.fulfill({ status, headers: anyOrigin });
  return route.fulfill({ status, headers: anyOrigin, json });
}

/** The last page of Netlify's login window, which sends the token to the window that opened it. */
const loginWindow = (token: string): string => `<!doctype html><script>
addEventListener("message", ({ origin }) => {
  opener.postMessage('authorization:github:success:{"token":"${token}","provider":"github"}', origin);
});
opener.postMessage("authorizing:github", "*");
</script>`;

/** Logs in through GitHub's login window. */
export async function logInWithGitHub(page: Page, { url }: PublishedCms): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Login with GitHub" }).click();
  await expect(page.getByRole("heading", { name: "Collections" })).toBeVisible();
}
