/** A request in an access log, without anything about the visitor but the browser's name. */
export interface LoggedRequest {
  readonly method: string;
  /** Path without the query string. */
  readonly path: string;
  readonly status: number;
  readonly userAgent: string;
  /** URL of the page before; empty without one. */
  readonly referrer: string;
  /** Whether the browser loaded it before the visitor asked for it, where the log says so. */
  readonly isPrerender: boolean;
}

/** Common and combined log format of nginx, Caddy and Apache, also with a host before the address. */
const combined = /^[^["]{1,300}\[[^\]]{10,40}\] "((?:[^"\\]|\\.)*)" (\d{3}) \S+(?: "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)")?/;

/** Parses a line of an access log; undefined when it is none. */
export function parseLogLine(line: string): LoggedRequest | undefined {
  if (line.startsWith("{")) return parseJson(line);
  const [match, request = "", status, referrer = "", userAgent = ""] = combined.exec(line) ?? [];
  if (match === undefined) return undefined;
  return logged(request, Number(status), referrer, userAgent, "");
}

type Json = Readonly<Record<string, unknown>>;

/**
 * A line of JSON: Caddy's access log, nginx with its variables as keys (`log_format … escape=json`), or Netlify's log
 * drain (NDJSON).
 */
function parseJson(line: string): LoggedRequest | undefined {
  let entry: Json;
  try {
    entry = JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
  const status = Number(entry["status"] ?? entry["status_code"]);
  if (!Number.isInteger(status)) return undefined;
  const { request } = entry;
  if (typeof request === "object" && request !== null) {
    const { method, uri, headers } = request as Json;
    const header = (name: string) => text(((headers ?? {}) as Record<string, readonly unknown[] | undefined>)[name]?.[0]);
    return logged(`${text(method)} ${text(uri)}`, status, header("Referer"), header("User-Agent"), header("Sec-Purpose"));
  }
  const method = text(entry["request_method"] ?? entry["method"]);
  const url = text(entry["request_uri"] ?? entry["uri"] ?? entry["path"] ?? entry["url"]);
  if (typeof request !== "string" && (method === "" || url === "")) return undefined;
  return logged(
    typeof request === "string" ? request : `${method} ${url}`,
    status,
    text(entry["http_referer"] ?? entry["referrer"]),
    text(entry["http_user_agent"] ?? entry["user_agent"]),
    text(entry["http_sec_purpose"]),
  );
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function logged(request: string, status: number, referrer: string, userAgent: string, purpose: string): LoggedRequest {
  const [method = "", target = ""] = request.split(" ", 2);
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/, "");
  const plain = (value: string) => (value === "-" ? "" : value);
  return {
    method,
    path,
    status,
    userAgent: plain(userAgent),
    referrer: plain(referrer),
    isPrerender: /\bpre(?:fetch|render)\b/.test(purpose),
  };
}
