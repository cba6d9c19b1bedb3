/** Where the list of published addresses lies below the content folder. */
export const PUBLISHED_URLS_FILE = "published-urls.txt";

const introduction = `# Every address that this site has published, one a line. Readers, links and search engines know them, so none may
# vanish: where a page is renamed or removed, the one that takes its place names the old address in redirectFrom.
# npm run addresses adds what is new. Nothing is taken out.
`;

/** An address of the list and the line (from 1) on which it stands. */
export interface PublishedUrl {
  readonly address: string;
  readonly line: number;
}

/** Reads the list; empty lines and those that begin with # say nothing. */
export function parsePublishedUrls(text: string): PublishedUrl[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ address: line.trim(), line: index + 1 }))
    .filter(({ address }) => address !== "" && !address.startsWith("#"));
}

/** The list as a file, each address once, in the order of their characters. */
export function formatPublishedUrls(addresses: Iterable<string>): string {
  return `${introduction}${[...new Set(addresses)]
    .sort()
    .map((address) => `${address}\n`)
    .join("")}`;
}
