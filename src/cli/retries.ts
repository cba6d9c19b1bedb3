import { setTimeout } from "node:timers/promises";

/** How often a request is repeated that fails for a moment. */
export interface RetryOptions {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Requests per URL before it is given up. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubles with each further one. */
  readonly pause: number;
}

/** Whether an HTTP status may be different a moment later. */
const isTemporary = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

/**
 * Sends a request and follows redirects. Repeats it while the host cannot be reached or is too busy.
 *
 * @throws with the reason when the host did not answer in any attempt
 */
export async function fetchWithRetries(url: string, { timeout, attempts, pause }: RetryOptions, method = "GET"): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { method, signal: AbortSignal.timeout(timeout), headers: { "User-Agent": "link-check" } });
      if (attempt >= attempts || !isTemporary(response.status)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (attempt >= attempts) throw new Error(failureReason(error, timeout));
    }
    await setTimeout(pause * 2 ** (attempt - 1));
  }
}

/** Why `fetch()` failed. It puts the reason in the cause: ENOTFOUND, an invalid certificate, too many redirects. */
function failureReason(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return name === "TimeoutError" ? `no answer in ${timeout / 1000} seconds` : (cause?.code ?? cause?.message ?? message);
}
