/** Calls an asynchronous function for each item, for at most `concurrency` items at a time. */
export async function inParallel<T>(items: readonly T[], concurrency: number, call: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await call(item);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
}
