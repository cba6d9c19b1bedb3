import os from "node:os";
import { Worker } from "node:worker_threads";

export interface WorkerJob<Item> {
  /** The worker's code. It answers each batch of items with an array of results. */
  readonly code: string;
  readonly workerData: unknown;
  readonly items: readonly Item[];
  /** Items per message. */
  readonly batchSize: number;
}

/**
 * Processes items in as many workers as there are processors.
 *
 * @returns the results in the order of the items
 * @throws the error of a worker
 */
export async function runInWorkers<Item, Result>({ code, workerData, items, batchSize }: WorkerJob<Item>): Promise<Result[]> {
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, i) => items.slice(i * batchSize, (i + 1) * batchSize));
  const results: Result[][] = [];
  let next = 0;
  const count = Math.min(os.availableParallelism(), batches.length);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(code, { eval: true, workerData });
      try {
        for (let index = next++; index < batches.length; index = next++) results[index] = await request(worker, batches[index] ?? []);
      } finally {
        await worker.terminate();
      }
    }),
  );
  return results.flat();
}

function request<Item, Result>(worker: Worker, items: readonly Item[]): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (results: Result[]) => {
      worker.off("error", reject);
      resolve(results);
    });
    worker.postMessage(items);
  });
}
