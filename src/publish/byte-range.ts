import type { IncomingMessage } from "node:http";

/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, section 14). A whole answer is due to other methods than GET, to
 * several ranges, to an invalid header, and to an `If-Range` that names another state of the file.
 *
 * @param size of the file in bytes
 * @param etag strong entity tag of the file
 * @returns undefined for the whole file; "unsatisfiable" when the file has none of the bytes
 */
export function requestedRange({ method, headers }: IncomingMessage, size: number, etag: string): ByteRange | "unsatisfiable" | undefined {
  // Files have no Last-Modified, so that a date in If-Range matches none.
  if (method !== "GET" || (headers["if-range"] !== undefined && headers["if-range"] !== etag)) return undefined;
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(headers.range ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  // Without a first byte, the number is a count of bytes from the end.
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start < size ? { start, end } : "unsatisfiable";
}
