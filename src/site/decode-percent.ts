/** Decodes the percent-encoded characters of a part of a URL. Text that is not encoded as URLs are stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
