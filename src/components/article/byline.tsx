import { routes } from "../../site/routes";

/** The author of a page, linked to the about page. */
export function Byline({ author }: { readonly author: string }) {
  return (
    <>
      by{" "}
      <a href={routes.about} rel="author">
        {author}
      </a>
    </>
  );
}
