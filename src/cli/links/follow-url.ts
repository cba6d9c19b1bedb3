/** Where a URL leads, or why it leads nowhere. */
export type LinkState = { readonly host: string; readonly status: number } | LinkFailure;

interface LinkFailure {
  readonly failure: "link-loop" | "link-dead" | "link-timeout";
  readonly message: string;
}

export interface FollowOptions {
  readonly maxRedirects: number;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Requests per URL before it is given up. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubles with each further one. */
  readonly pause: number;
}

export const defaultOptions: FollowOptions = { maxRedirects: 10, timeout: 20_000, attempts: 3, pause: 2_000 };

/** Statuses that may be different a moment later. */
const temporary = new Set([408, 425, 429, 500, 502, 503, 504]);

const unreachable = (reason: string): LinkFailure => ({ failure: "link-dead", message: `cannot be reached: ${reason}` });

/**
 * Follows a URL through its redirects. It sends HEAD, or GET where a host does not support HEAD, and reads no body.
 *
 * @param start begins with http:// or https://
 */
export async function followUrl(start: string, options: FollowOptions): Promise<LinkState> {
  const seen = new Set<string>();
  let url = start;
  while (seen.size <= options.maxRedirects) {
    if (seen.has(url)) return { failure: "link-loop", message: `redirects in a loop through ${url}` };
    seen.add(url);
    const response = await requestWithRetries(url, options);
    if ("failure" in response) return response;
    const { status, location } = response;
    if (status < 300 || status >= 400 || location === null) return { host: new URL(url).host, status };
    if (!URL.canParse(location, url)) return unreachable(`a redirect to '${location}'`);
    const next = new URL(location, url);
    if (!/^https?:$/.test(next.protocol)) return unreachable(`a redirect to ${next.protocol}`);
    next.hash = "";
    url = next.href;
  }
  return { failure: "link-loop", message: `redirects more than ${options.maxRedirects} times` };
}

interface HttpResponse {
  readonly status: number;
  readonly location: string | null;
}

async function requestWithRetries(url: string, options: FollowOptions): Promise<HttpResponse | LinkFailure> {
  let last: HttpResponse | LinkFailure = unreachable("no attempt was made");
  for (let attempt = 0; attempt < options.attempts; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, options.pause * 2 ** (attempt - 1)));
    last = await request(url, "HEAD", options);
    // Hosts without HEAD answer it with many different statuses.
    if ("status" in last && last.status >= 400 && !temporary.has(last.status)) last = await request(url, "GET", options);
    if ("status" in last && !temporary.has(last.status)) return last;
  }
  return last;
}

async function request(url: string, method: "HEAD" | "GET", { timeout }: FollowOptions): Promise<HttpResponse | LinkFailure> {
  try {
    const response = await fetch(url, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      headers: { "User-Agent": "link-check", Accept: "text/html,*/*" },
    });
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get("location") };
  } catch (error) {
    // fetch() puts the reason in the cause: ENOTFOUND, ECONNREFUSED, an invalid certificate.
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (name === "TimeoutError") return { failure: "link-timeout", message: `did not answer in ${timeout / 1000} seconds` };
    return unreachable(cause?.code ?? cause?.message ?? message);
  }
}
