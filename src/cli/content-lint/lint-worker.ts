import { parentPort, workerData } from "node:worker_threads";
import { lintArticles, type ArticleText } from "./linted-articles";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { readEntry } from "../../lint/node/read-content";

export interface LintWorkerData {
  /** Content files that are not articles. */
  readonly others: readonly ContentEntry[];
  readonly pictures: ReadonlySet<string>;
}

const { others, pictures } = workerData as LintWorkerData;
const rest = { others: others.map((entry) => readEntry(entry)), pictures };

parentPort?.on("message", (articles: readonly ArticleText[]) => {
  parentPort?.postMessage(lintArticles(articles, rest));
});
