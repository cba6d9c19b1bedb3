import { fetchFailure, isTemporary, withRetries, type RetryOptions } from "../retries";

/** Where a URL leads, or why it leads nowhere. */
export type LinkState = { readonly host: string; readonly status: number } | LinkFailure;

interface LinkFailure {
  readonly failure: "link-loop" | "link-dead" | "link-timeout";
  readonly message: string;
}

export interface FollowOptions extends RetryOptions {
  readonly maxRedirects: number;
}

export const defaultOptions: FollowOptions = { maxRedirects: 10, timeout: 20_000, attempts: 3, pause: 2_000 };

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
  const isFinal = (response: HttpResponse | LinkFailure) => "status" in response && !isTemporary(response.status);
  const headOrGet = async () => {
    const response = await request(url, "HEAD", options);
    // Hosts without HEAD answer it with many different statuses.
    return "status" in response && response.status >= 400 && isFinal(response) ? request(url, "GET", options) : response;
  };
  return withRetries(options, headOrGet, isFinal);
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
    if ((error as Error).name === "TimeoutError")
      return { failure: "link-timeout", message: `did not answer in ${timeout / 1000} seconds` };
    return unreachable(fetchFailure(error));
  }
}
