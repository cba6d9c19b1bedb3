/**
 * Caches the results of a function by its argument, for as long as that object exists. Only for what costs without it: the list of
 * articles took 3.6 CPU seconds more of a check of 1,000 articles, that of all texts 1.5.
 */
export function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, V>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key) as V;
  };
}
