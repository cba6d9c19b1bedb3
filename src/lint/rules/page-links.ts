import { findFiles } from "../content-tree";
import { atField, type Rule } from "../rule";
import { deadPaths, declaredRedirects, unpublishedPosts } from "../site-urls";

/** The targets of buttons in the FAQ exist. */
export const pageLinks: Rule = (content, report) => {
  const faq = findFiles(content, "faq")[0];
  if (!faq) return;
  const isDead = deadPaths(content);
  const unpublished = unpublishedPosts(content);
  const redirected = new Set(declaredRedirects(content).map(({ from }) => from));
  faq.value.groups.forEach(({ entries }, g) =>
    entries.forEach(({ answer: { linkTo } }, e) => {
      const place = atField(faq, ["groups", g, "entries", e, "answer", "linkTo"]);
      if (linkTo && unpublished.has(linkTo))
        report(
          place,
          "unpublished-link",
          `linkTo '${linkTo}' leads to an article that is not published`,
          "publish that one first, or link to another page",
        );
      else if (linkTo && isDead(linkTo) && !redirected.has(linkTo))
        report(place, "dead-link", `linkTo '${linkTo}' leads to no page`, "link to a page of this site");
    }),
  );
};
