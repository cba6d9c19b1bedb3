import { parentPort, workerData } from "node:worker_threads";
import { judgeArticles, type ArticleSource } from "./judged-articles";
import { readEntry, type ContentEntry } from "./read-content";

/** What lies beside the articles. */
export interface JudgeData {
  readonly others: readonly ContentEntry[];
  readonly pictures: ReadonlySet<string>;
}

/** A thread that judges the articles it is sent, batch by batch. */
const { others, pictures } = workerData as JudgeData;
const beside = { others: others.map((entry) => readEntry(entry)), pictures };

parentPort?.on("message", (articles: readonly ArticleSource[]) => {
  parentPort?.postMessage(judgeArticles(articles, beside));
});
