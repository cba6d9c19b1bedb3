/** Where a URL leads. */
export type LinkState =
  | { readonly kind: "response"; readonly host: string; readonly status: number; readonly redirects: number }
  | { readonly kind: "loop"; readonly at: string }
  | { readonly kind: "too many redirects"; readonly redirects: number }
  | { readonly kind: "unreachable"; readonly reason: string }
  | { readonly kind: "timeout"; readonly seconds: number };

export interface FollowOptions {
  readonly maxRedirects: number;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Requests per URL before it is given up. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubles with each further one. */
  readonly pause: number;
  /** Tells hosts who is asking. */
  readonly userAgent: string;
}

export const defaultOptions: FollowOptions = { maxRedirects: 10, timeout: 20_000, attempts: 3, pause: 2_000, userAgent: "link-check" };

/** Statuses that may be different a moment later. */
const temporary = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Follows a URL through its redirects. It sends HEAD, or GET where a host does not support HEAD, and reads no body.
 *
 * @param start begins with http:// or https://
 */
export async function followUrl(start: string, options: FollowOptions): Promise<LinkState> {
  const seen = new Set<string>();
  let at = start;
  for (let redirects = 0; redirects <= options.maxRedirects; redirects += 1) {
    if (seen.has(at)) return { kind: "loop", at };
    seen.add(at);
    const response = await requestWithRetries(at, options);
    if ("kind" in response) return response;
    const { status, location } = response;
    if (status < 300 || status >= 400 || location === null) return { kind: "response", host: new URL(at).host, status, redirects };
    if (!URL.canParse(location, at)) return { kind: "unreachable", reason: `a redirect to '${location}'` };
    const next = new URL(location, at);
    if (!/^https?:$/.test(next.protocol)) return { kind: "unreachable", reason: `a redirect to ${next.protocol}` };
    next.hash = "";
    at = next.href;
  }
  return { kind: "too many redirects", redirects: options.maxRedirects };
}

interface HttpResponse {
  readonly status: number;
  readonly location: string | null;
}

async function requestWithRetries(url: string, options: FollowOptions): Promise<HttpResponse | LinkState> {
  let last: HttpResponse | LinkState = { kind: "unreachable", reason: "no attempt was made" };
  for (let attempt = 0; attempt < options.attempts; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, options.pause * 2 ** (attempt - 1)));
    last = await request(url, "HEAD", options);
    // Hosts without HEAD answer it with many different statuses.
    if ("status" in last && last.status >= 400 && !temporary.has(last.status)) last = await request(url, "GET", options);
    if ("status" in last && !temporary.has(last.status)) return last;
  }
  return last;
}

async function request(url: string, method: "HEAD" | "GET", { timeout, userAgent }: FollowOptions): Promise<HttpResponse | LinkState> {
  try {
    const response = await fetch(url, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      headers: { "User-Agent": userAgent, Accept: "text/html,*/*" },
    });
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get("location") };
  } catch (error) {
    if ((error as { name?: string }).name === "TimeoutError") return { kind: "timeout", seconds: timeout / 1000 };
    return { kind: "unreachable", reason: reasonOf(error) };
  }
}

/** fetch() puts the reason in the cause: ENOTFOUND, ECONNREFUSED, an invalid certificate. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message?: string };
  return cause?.code ?? cause?.message ?? message ?? String(error);
}
