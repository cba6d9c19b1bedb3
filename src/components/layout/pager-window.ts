/**
 * Which page numbers a pager shows: first, last, the current one and its neighbours; gaps are undefined.
 * A gap of one page is shown as that page. `1 … 4 5 6 … 12`
 *
 * @param current from 1
 * @param count pages in all, at least 1
 */
export function pagerWindow(current: number, count: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])].filter((n) => n >= 1 && n <= count).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const previous = shown[index - 1];
    if (previous === undefined || n - previous === 1) return [n];
    return n - previous === 2 ? [n - 1, n] : [undefined, n];
  });
}
