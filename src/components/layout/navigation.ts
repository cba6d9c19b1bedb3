import { routes } from "../../site/routes";
import type { LinkData } from "../props";

/** The links of the header and the menu. */
export const mainNavigation: readonly LinkData[] = [
  { text: "Home", to: routes.home },
  { text: "Review", to: routes.review },
  { text: "Blog", to: routes.blog },
  { text: "FAQ", to: routes.faq },
];

/** Whether the header link `to` is current on the page at `path`. Articles and lists belong to Blog. */
export function isCurrent(to: string, path: string): boolean {
  return to === routes.home ? path === to : path.startsWith(to);
}
