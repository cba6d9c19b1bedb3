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

const temporaryStatuses = [408, 425, 429, 500, 502, 503, 504];

/** Whether an HTTP status may be different a moment later. */
export const isTemporary = (status: number): boolean => temporaryStatuses.includes(status);

/** Why `fetch()` failed. It puts the reason in the cause: ENOTFOUND, ECONNREFUSED, an invalid certificate. */
export function fetchFailure(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/**
 * Repeats a request until its result is final or there are no attempts left.
 *
 * @returns the last result
 */
export async function withRetries<T>(
  { attempts, pause }: Pick<RetryOptions, "attempts" | "pause">,
  request: () => Promise<T>,
  isFinal: (result: T) => boolean,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await request();
    if (attempt >= attempts || isFinal(result)) return result;
    await setTimeout(pause * 2 ** (attempt - 1));
  }
}
