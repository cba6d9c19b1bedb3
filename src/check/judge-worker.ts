import { parentPort, workerData } from "node:worker_threads";
import { readEntry, type ContentEntry } from "./content-tree";
import { judgeArticles, type ArticleSource } from "./judged-articles";

/** A thread that judges the articles it is sent, batch by batch. */
const others = (workerData as readonly ContentEntry[]).map((entry) => readEntry(entry));

parentPort?.on("message", (articles: readonly ArticleSource[]) => {
  parentPort?.postMessage(judgeArticles(articles, others));
});
