import { routes } from "../../site/routes";
import { usePage } from "../page-context";

/** The author of a page, linked to the about page. */
export function Byline() {
  return (
    <>
      by{" "}
      <a href={routes.about} rel="author">
        {usePage().site.author}
      </a>
    </>
  );
}
