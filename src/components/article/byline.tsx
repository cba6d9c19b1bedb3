import { routes } from "../../site/routes";

/** Who signs a page, with the way to who that is. */
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
