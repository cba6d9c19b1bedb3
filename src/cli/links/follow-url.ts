/** Where an address leads. */
export type LinkState =
  | { readonly kind: "answers"; readonly host: string; readonly status: number; readonly hops: number }
  | { readonly kind: "loops"; readonly at: string }
  | { readonly kind: "too far"; readonly hops: number }
  | { readonly kind: "unreachable"; readonly why: string }
  | { readonly kind: "slow"; readonly seconds: number };

export interface FollowOptions {
  /** Redirects that are followed. */
  readonly maxHops: number;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Requests for one address before it is given up. */
  readonly tries: number;
  /** Milliseconds before the second try; twice as many before each further one. */
  readonly pause: number;
  /** Sent with every request, so that hosts know whom to write to. */
  readonly userAgent: string;
}

export const patient: FollowOptions = { maxHops: 10, timeout: 20_000, tries: 3, pause: 2_000, userAgent: "link-check" };

/** Statuses after which it is worth to ask again. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Follows an address through its redirects, with bounded hops, time and tries. It asks for the head first and for the
 * whole where a host answers no heads; nothing of an answer's body is read.
 *
 * @param address begins with http:// or https://
 */
export async function follow(address: string, options: FollowOptions): Promise<LinkState> {
  const seen = new Set<string>();
  let at = address;
  for (let hops = 0; hops <= options.maxHops; hops += 1) {
    if (seen.has(at)) return { kind: "loops", at };
    seen.add(at);
    const answer = await ask(at, options);
    if ("kind" in answer) return answer;
    const { status, location } = answer;
    const url = new URL(at);
    if (status < 300 || status >= 400 || location === null) return { kind: "answers", host: url.host, status, hops };
    if (!URL.canParse(location, at)) return { kind: "unreachable", why: `a redirect to '${location}'` };
    const next = new URL(location, at);
    if (!/^https?:$/.test(next.protocol)) return { kind: "unreachable", why: `a redirect to ${next.protocol}` };
    next.hash = "";
    at = next.href;
  }
  return { kind: "too far", hops: options.maxHops };
}

type Answer = { readonly status: number; readonly location: string | null };

async function ask(address: string, options: FollowOptions): Promise<Answer | LinkState> {
  let last: Answer | LinkState = { kind: "unreachable", why: "no try was made" };
  for (let attempt = 0; attempt < options.tries; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, options.pause * 2 ** (attempt - 1)));
    last = await request(address, "HEAD", options);
    // Hosts that know no heads say so in many ways.
    if ("status" in last && last.status >= 400 && !passing.has(last.status)) last = await request(address, "GET", options);
    if ("status" in last && !passing.has(last.status)) return last;
  }
  return last;
}

async function request(address: string, method: "HEAD" | "GET", { timeout, userAgent }: FollowOptions): Promise<Answer | LinkState> {
  try {
    const response = await fetch(address, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      headers: { "User-Agent": userAgent, Accept: "text/html,*/*" },
    });
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get("location") };
  } catch (error) {
    if ((error as { name?: string }).name === "TimeoutError") return { kind: "slow", seconds: timeout / 1000 };
    return { kind: "unreachable", why: reasonOf(error) };
  }
}

/** Node tells the reason in the cause: ENOTFOUND, ECONNREFUSED, a certificate's fault. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message?: string };
  return cause?.code ?? cause?.message ?? message ?? String(error);
}
