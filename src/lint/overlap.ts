/** Two articles by their indexes, and how many shingles they share. */
type Overlap = Readonly<Record<"first" | "second" | "count", number>>;

/** Only the first 20 articles that share a shingle are compared, which limits the number of pairs. */
const MAX_SHARERS = 20;
const MAX_ARTICLES = 2 ** 20;

/** Pairs of articles that share shingles. `articles`: hashes of each article's shingles, without duplicates. */
export function findOverlaps(articles: readonly Int32Array[]): Overlap[] {
  // Hash and article in one number: sorting brings equal hashes together and needs less memory than a Map.
  const sorted = new Float64Array(articles.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  articles.forEach((hashes, article) => {
    for (const hash of hashes) sorted[length++] = (hash >>> 0) * MAX_ARTICLES + article;
  });
  sorted.sort();
  const counts = new Map<number, number>();
  let sharers: number[] = [];
  let previous = -1;
  for (const entry of sorted) {
    const article = entry % MAX_ARTICLES;
    const hash = (entry - article) / MAX_ARTICLES;
    if (hash !== previous) sharers = [];
    previous = hash;
    if (sharers.length >= MAX_SHARERS) continue;
    for (const other of sharers) counts.set(other * MAX_ARTICLES + article, (counts.get(other * MAX_ARTICLES + article) ?? 0) + 1);
    sharers.push(article);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([pair, count]) => ({ first: Math.floor(pair / MAX_ARTICLES), second: pair % MAX_ARTICLES, count }));
}
