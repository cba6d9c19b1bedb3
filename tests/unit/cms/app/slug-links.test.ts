import { changeLinks } from "../../../../src/cms/app/slugs/links";
import { slugOf } from "../../../../src/cms/app/slugs/slug-of";

const change = { from: ["/blog/old/", "/blog/older/"], to: "/blog/new/" };

it("changes links to a page and to its headings, and nothing else", () => {
  const text = [
    "linkTo: /blog/old/",
    "redirectFrom:",
    "  - /blog/old/",
    "[a](/blog/old/) [b](/blog/older/#sleep) [c](/blog/old/?x=1) [d](/blog/old-name/) [e](/blog/oldest/)",
    '[f](/blog/old/ "Title") and /blog/old/ as words',
    "[g]: /blog/old/",
  ];
  expect(changeLinks(text.join("\n"), change).split("\n")).toEqual([
    "linkTo: /blog/new/",
    "redirectFrom:",
    "  - /blog/old/",
    "[a](/blog/new/) [b](/blog/new/#sleep) [c](/blog/new/?x=1) [d](/blog/old-name/) [e](/blog/oldest/)",
    '[f](/blog/new/ "Title") and /blog/old/ as words',
    "[g]: /blog/new/",
  ]);
});

it.each([
  ["  Café: what’s 40 Hz – really? ", "cafe-whats-40-hz-really"],
  ["?", ""],
  ["a".repeat(79) + " b", "a".repeat(79)],
])("makes a slug of %j", (title, slug) => expect(slugOf(title)).toBe(slug));
