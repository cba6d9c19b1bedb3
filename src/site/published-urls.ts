/** Name of the list of published URLs in the content folder. */
export const PUBLISHED_URLS_FILE = "published-urls.txt";

const introduction = `# Every URL path that this site has published, one per line. Each must exist or redirect: when a page is renamed or
# removed, add its old path to redirectFrom of the page that replaces it.
# npm run urls adds new paths. Never remove a line.
`;

/** A URL path of the list and its line in the file, from 1. */
export interface PublishedUrl {
  readonly url: string;
  readonly line: number;
}

/** Reads the list. Empty lines and lines that start with # are skipped. */
export function parsePublishedUrls(text: string): PublishedUrl[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ url: line.trim(), line: index + 1 }))
    .filter(({ url }) => url !== "" && !url.startsWith("#"));
}

/** The list as a file: sorted, without duplicates. */
export function formatPublishedUrls(urls: Iterable<string>): string {
  return `${introduction}${[...new Set(urls)]
    .sort()
    .map((url) => `${url}\n`)
    .join("")}`;
}
