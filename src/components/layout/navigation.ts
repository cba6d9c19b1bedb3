import { routes } from "../../site/routes";
import type { LinkData } from "../props";

/** The four links of header and menu, in their order. */
export const mainNavigation: readonly LinkData[] = [
  { text: "Home", to: routes.home },
  { text: "Review", to: routes.review },
  { text: "Blog", to: routes.blog },
  { text: "FAQ", to: routes.faq },
];

/** Whether a link of the header stands for the page at `path`: articles and lists belong to Blog. */
export function isCurrent(to: string, path: string): boolean {
  return to === routes.home ? path === to : path.startsWith(to);
}
