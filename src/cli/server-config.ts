import fs from "node:fs";
import path from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { readContentFile } from "../content-model/node/content-folder";
import { hostDefaults, type HeaderRule } from "../publish/headers-file";
import { parseRedirects } from "../publish/redirects-file";
import { caddyConfig, nginxConfig, type ServerSettings } from "../publish/other-servers";

const servers: Readonly<Record<string, (settings: ServerSettings) => string>> = { nginx: nginxConfig, caddy: caddyConfig };

/**
 * Reads the headers and redirects of a published folder.
 *
 * @throws when there is no site in the folder
 */
export async function serverSettings(directory: string, host: string): Promise<ServerSettings> {
  const [headersFile, redirectsFile] = [path.join(directory, "_headers"), path.join(directory, "_redirects")];
  if (!fs.existsSync(headersFile)) throw new Error(`${directory} contains no site; run npm run build first`);
  const { headers } = await parseAllHeaders({ headersFiles: [headersFile], configHeaders: [], minimal: true });
  return {
    host,
    directory,
    headers: [
      { path: "/*", headers: hostDefaults },
      ...(headers as { for: string; values: HeaderRule["headers"] }[]).map(({ for: at, values }) => ({ path: at, headers: values })),
    ],
    redirects: parseRedirects(fs.readFileSync(redirectsFile, "utf8")),
  };
}

/** `npm run server:config -- nginx` or `-- caddy`: prints the configuration of a server that answers as Netlify does. */
export async function serverConfig(): Promise<void> {
  const write = servers[process.argv[3] ?? ""];
  if (!write) throw new Error(`name the server: ${Object.keys(servers).join(" or ")}`);
  const { host } = new URL(readContentFile("site").url);
  process.stdout.write(write(await serverSettings(path.resolve("dist"), host)));
}
