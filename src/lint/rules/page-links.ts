import { filesOf } from "../content-tree";
import { atField, type Rule } from "../rule";
import { deadPaths, unpublishedPosts } from "../site-urls";

/** The home page's questions and the targets of buttons in the FAQ exist. */
export const pageLinks: Rule = (content, report) => {
  const faq = filesOf(content, "faq")[0];
  if (!faq) return;
  const isDead = deadPaths(content);
  const unpublished = unpublishedPosts(content);
  const ids = new Set(faq.value.groups.flatMap(({ entries }) => entries.map(({ id }) => id)));
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
      else if (linkTo && isDead(linkTo)) report(place, "dead-link", `linkTo '${linkTo}' leads to no page`, "link to a page of this site");
    }),
  );
  for (const home of filesOf(content, "home")) {
    home.value.faq.entries.forEach((id, i) => {
      if (!ids.has(id))
        report(
          atField(home, ["faq", "entries", i]),
          "unknown-question",
          `no question has the id '${id}'`,
          "use an id of content/pages/faq.yml",
        );
    });
  }
};
