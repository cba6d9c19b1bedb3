/**
 * Caches the results of a function by its argument, for as long as that object exists. Use it only where it saves time: without it,
 * a check of 1,000 articles takes 1.5 CPU seconds more for the list of all texts.
 */
export function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, V>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key) as V;
  };
}
