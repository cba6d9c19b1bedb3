/** What a server answered. */
export interface PublishedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed. */
  readonly body: Buffer;
}

export interface FetchOptions {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Requests per URL before it is given up. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubles with each further one. */
  readonly pause: number;
}

/** Statuses that may be different a moment later. */
const temporary = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Fetches a URL without following redirects, again after a failure that may be temporary.
 *
 * @throws when there is no answer
 */
export async function fetchPublished(url: URL, { timeout, attempts, pause }: FetchOptions): Promise<PublishedResponse> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, {
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
        // A cache on the way must ask the server.
        headers: { "Cache-Control": "no-cache" },
      });
      const { status, headers } = response;
      const body = Buffer.from(await response.arrayBuffer());
      if (!temporary.has(status) || attempt >= attempts) return { status, headers, body };
    } catch (error) {
      if (attempt >= attempts) throw new Error(`${url.href} cannot be reached: ${reasonOf(error)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1)));
  }
}

/** fetch() puts the reason in the cause: ENOTFOUND, ECONNREFUSED, an invalid certificate. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
