import { brokenRules, main, removePublishedFolders, words } from "../published-folder";

afterEach(removePublishedFolders);

it.each([
  "<p>Rated 4.8 out of 5.</p>",
  "<p>It has 4.8/5 stars.</p>",
  "<p>Loved in 2,847 reviews.</p>",
  "<p>From 2847 verified reviews.</p>",
])("reports a rating without its source: %s", (text) => {
  expect(brokenRules({ main: main(`<p>${words(3)}</p>${text}<p>${words(3)}</p>`) })).toEqual(["rating-source"]);
});

it.each([
  "<p>4.8 out of 5 from 2,847 reviews, as the seller’s page reports.</p>",
  "<p>Its sales page shows 4.8 out of 5.</p>",
  "<dl><div><dt>from 2,847 reviews, as the seller’s page reports</dt><dd>4.8 / 5</dd></div></dl>",
  "<p>Of 2,847 apples 4.85 were eaten.</p>",
])("allows %s", (text) => {
  expect(brokenRules({ main: main(text) })).toEqual([]);
});

it("requires a rating in structured data to be visible with its source", () => {
  const data = { "@graph": [{ "@type": "Product", aggregateRating: { ratingValue: 4.8 } }] };
  expect(brokenRules({ data })).toEqual(["rating-source"]);
  expect(brokenRules({ data, main: main("<p>4.8 out of 5, says its seller.</p>") })).toEqual([]);
});
