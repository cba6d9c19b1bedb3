import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

/** Decap's server takes as much. */
const MAX_BYTES = 50_000_000;

interface SaveRequest {
  readonly action?: string;
  readonly params?: { readonly expected?: Readonly<Record<string, string | null>> };
}

/** Requests that write; Decap's server gets them one after the other. */
const writes = new Set(["persistEntry", "persistMedia", "deleteFile", "deleteFiles"]);

/**
 * The CMS's API in front of Decap's server. A save that names the texts it expects (`expected`, by path; null: no file) is
 * passed on only if the files still have them. Comparing and writing are one step: writes wait for each other.
 *
 * @returns a handler of requests; it answers 409 with the present text when somebody else changed the file
 */
export function lockedApi(root: string, apiUrl: string) {
  let queue: Promise<unknown> = Promise.resolve();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    if (body === undefined) return answer(response, 413, { error: "The request is too large." });
    const save = parse(body);
    const pass = async () => {
      const conflict = save.action === "persistEntry" ? findConflict(root, save) : undefined;
      if (conflict) return answer(response, 409, conflict);
      const { method = "POST", headers } = request;
      const passed = await fetch(apiUrl, {
        method,
        headers: { "Content-Type": headers["content-type"] ?? "" },
        ...(method === "POST" ? { body: new Uint8Array(body) } : {}),
      });
      response.writeHead(passed.status, { "Content-Type": passed.headers.get("Content-Type") ?? "application/json" });
      response.end(Buffer.from(await passed.arrayBuffer()));
    };
    if (!writes.has(save.action ?? "")) return pass();
    const done = queue.then(pass);
    queue = done.catch(() => undefined);
    return done;
  };
}

function findConflict(root: string, { params }: SaveRequest): object | undefined {
  for (const [file, expected] of Object.entries(params?.expected ?? {})) {
    const absolute = path.resolve(root, file);
    // Decap's server refuses paths outside.
    if (!absolute.startsWith(path.resolve(root) + path.sep)) continue;
    const theirs = fs.existsSync(absolute) ? fs.readFileSync(absolute, "utf8") : null;
    if (theirs !== expected) return { error: "Somebody else changed this entry.", path: file, theirs };
  }
  return undefined;
}

function parse(body: Buffer): SaveRequest {
  try {
    return (JSON.parse(body.toString("utf8")) ?? {}) as SaveRequest;
  } catch {
    // Decap's server answers what is no JSON.
    return {};
  }
}

/** The body of a request; undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BYTES ? undefined : Buffer.concat(chunks);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
