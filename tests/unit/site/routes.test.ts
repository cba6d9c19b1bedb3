import { reservedLegalSlugs, reservedSlugs, routes } from "../../../src/site/routes";

it("slugs of pages and lists are reserved, and no legal page's own", () => {
  for (const list of [routes.blogPage(2), routes.category("x"), routes.archive]) expect(reservedSlugs).toContain(list.split("/")[2]);
  for (const page of [routes.review, routes.blog, routes.faq, routes.about, routes.editorialPolicy, routes.notFound])
    expect(reservedLegalSlugs).toContain(page.split("/")[1]);
  expect(reservedLegalSlugs).not.toContain("disclaimer");
});
