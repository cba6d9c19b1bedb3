import { once } from "node:events";
import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { iconSvg } from "../../artwork/logo";
import { readContentFile } from "../../content-model/node/content-folder";
import { adminHeaders } from "../../publish/admin-headers";
import { PUBLISHED_URLS_FILE } from "../../site/published-urls";
import { LOCAL_FILES, SETTINGS_FILE, type CmsSettings } from "../app/settings";

const HOST = "127.0.0.1";
const headers: Readonly<Record<string, string>> = { ...adminHeaders, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };

interface LocalCms {
  /** Absolute path of the content folder. */
  readonly contentDirectory: string;
  readonly bundleDirectory: string;
  readonly staticDirectory: string;
  /** 0 picks a free port. */
  readonly port: number;
}

/**
 * Serves the CMS's page on the loopback interface, and the content folder's files for reading: the browser writes the
 * folder itself, and the CMS compares what it is about to overwrite.
 *
 * @throws when the port is in use
 */
export async function serveCms({ contentDirectory, bundleDirectory, staticDirectory, port }: LocalCms) {
  /** Folders by the start of the paths that they answer, the first that fits; the others are in the static one. */
  const folders: readonly (readonly [start: string, root: string])[] = [
    [`/admin/${LOCAL_FILES}/`, contentDirectory],
    ["/admin/", bundleDirectory],
  ];
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? "/", `http://${HOST}`);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // A page that another site's name leads here must not read drafts.
    if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? "")) return void response.writeHead(403).end("not this host");
    if (pathname === "/admin" || pathname === "/") return void response.writeHead(302, { Location: "/admin/" }).end();
    if (pathname === "/favicon.svg") return void response.setHeader("Content-Type", "image/svg+xml").end(readIcon());
    if (pathname === `/admin/${SETTINGS_FILE}`) return void response.end(JSON.stringify(readSettings()));
    const [start, root] = folders.find(([each]) => pathname.startsWith(each)) ?? ["/", staticDirectory];
    send(request, pathname.slice(start.length - 1), { root, cacheControl: false, etag: false, lastModified: false })
      .on("error", () => response.writeHead(404).end("not found"))
      .pipe(response);
  };
  const readIcon = () => iconSvg(readContentFile("site", contentDirectory).logo);
  const readSettings = (): CmsSettings => {
    const published = path.join(contentDirectory, PUBLISHED_URLS_FILE);
    return { backend: undefined, isLocal: true, publishedUrls: fs.existsSync(published) ? fs.readFileSync(published, "utf8") : undefined };
  };
  const server = http.createServer(respond);
  await once(server.listen(port, HOST), "listening");
  return server;
}
