import { routes } from "../routes";
import type { PageSpec } from "./page-spec";

/**
 * The page that shows every component in its states. It is for whoever works on the site, so only `gatsby develop` has
 * it: anything else makes pages that could be published.
 *
 * @param command what Gatsby was called for, as it says in `gatsby_executing_command`
 */
export function styleguidePages(command: string | undefined): PageSpec[] {
  return command === "develop" ? [{ path: routes.styleguide, template: "styleguide", context: {} }] : [];
}
