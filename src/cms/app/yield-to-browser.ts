/** Milliseconds of work after which the browser may draw and take keys. */
const STEP = 12;

/** Does something with each item, in short steps. */
export async function yieldToBrowser<T>(items: Iterable<T>, run: (item: T) => void): Promise<void> {
  let start = performance.now();
  for (const item of items) {
    run(item);
    if (performance.now() - start < STEP) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}
