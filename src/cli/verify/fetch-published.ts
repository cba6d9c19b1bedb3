import { fetchFailure, isTemporary, withRetries, type RetryOptions } from "../retries";

/** What a server answered. */
export interface PublishedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed. */
  readonly body: Buffer;
}

/**
 * Fetches a URL without following redirects, again after a failure that may be temporary.
 *
 * @throws when there is no answer
 */
export async function fetchPublished(url: URL, options: RetryOptions): Promise<PublishedResponse> {
  const request = async (): Promise<PublishedResponse | string> => {
    try {
      const response = await fetch(url, {
        redirect: "manual",
        signal: AbortSignal.timeout(options.timeout),
        // A cache on the way must ask the server.
        headers: { "Cache-Control": "no-cache" },
      });
      const { status, headers } = response;
      return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      return fetchFailure(error);
    }
  };
  const result = await withRetries(options, request, (answer) => typeof answer !== "string" && !isTemporary(answer.status));
  if (typeof result === "string") throw new Error(`${url.href} cannot be reached: ${result}`);
  return result;
}
