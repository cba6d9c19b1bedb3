import os from "node:os";
import { Worker } from "node:worker_threads";

/** Work for threads. */
export interface WorkerJob<Item> {
  /** Code of a thread that answers each batch of items by the list of their results. */
  readonly program: string;
  /** What the thread is given beside the items. */
  readonly workerData: unknown;
  readonly items: readonly Item[];
  /** How many items are sent at once. */
  readonly batch: number;
}

/**
 * Has items worked on in as many threads as there are processors.
 *
 * @returns the results, in the order of the items
 * @throws what a thread threw
 */
export async function runInWorkers<Item, Result>({ program, workerData, items, batch }: WorkerJob<Item>): Promise<Result[]> {
  const batches = Array.from({ length: Math.ceil(items.length / batch) }, (_, i) => items.slice(i * batch, (i + 1) * batch));
  const results: Result[][] = [];
  let next = 0;
  const threads = Math.min(os.availableParallelism(), batches.length);
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(program, { eval: true, workerData });
      try {
        for (let index = next++; index < batches.length; index = next++) results[index] = await ask(worker, batches[index] ?? []);
      } finally {
        await worker.terminate();
      }
    }),
  );
  return results.flat();
}

function ask<Item, Result>(worker: Worker, items: readonly Item[]): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (results: Result[]) => {
      worker.off("error", reject);
      resolve(results);
    });
    worker.postMessage(items);
  });
}
