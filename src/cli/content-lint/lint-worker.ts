import { parentPort, workerData } from "node:worker_threads";
import { lintArticles, type ArticleText } from "./linted-articles";
import type { ContentEntry } from "../../content-model/node/content-folder";
import { readEntry } from "../../lint/node/read-content";

/** What lies beside the articles. */
export interface LintWorkerData {
  readonly others: readonly ContentEntry[];
  readonly pictures: ReadonlySet<string>;
}

/** A thread that judges the articles it is sent, batch by batch. */
const { others, pictures } = workerData as LintWorkerData;
const beside = { others: others.map((entry) => readEntry(entry)), pictures };

parentPort?.on("message", (articles: readonly ArticleText[]) => {
  parentPort?.postMessage(lintArticles(articles, beside));
});
