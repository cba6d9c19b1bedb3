/**
 * The page numbers of a pager: first, last, current and its neighbours; gaps are undefined. A gap of a single page is
 * filled with that page. `1 … 4 5 6 … 12`
 *
 * @param current starts at 1
 * @param count number of pages, at least 1
 */
export function pagerWindow(current: number, count: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, count])].filter((n) => n >= 1 && n <= count).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const previous = shown[index - 1];
    if (previous === undefined || n - previous === 1) return [n];
    return n - previous === 2 ? [n - 1, n] : [undefined, n];
  });
}
