import { formatMonth } from "../../site/dates";
import type { CategoryData, TitleData } from "../props";

/**
 * Groups articles by category, in the categories' order, and by month. Categories without articles are left out.
 *
 * @param posts newest first; the months keep this order
 */
export function postsByMonth(posts: readonly TitleData[], categories: readonly CategoryData[]) {
  return categories.flatMap((category) => {
    const own = posts.filter(({ categorySlug }) => categorySlug === category.slug);
    const months = new Map<string, TitleData[]>();
    for (const post of own) {
      const month = post.date.slice(0, 7);
      months.set(month, [...(months.get(month) ?? []), post]);
    }
    if (own.length === 0) return [];
    return [
      { category, count: own.length, months: [...months].map(([month, list]) => ({ name: formatMonth(`${month}-01`), posts: list })) },
    ];
  });
}
