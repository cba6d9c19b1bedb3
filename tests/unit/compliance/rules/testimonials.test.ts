import { brokenRules, main, removePublishedFolders } from "../published-folder";

afterEach(removePublishedFolders);

const figure = (caption: string) => main(`<figure><blockquote><p>I slept.</p></blockquote><figcaption>${caption}</figcaption></figure>`);

it.each([
  ["no consent", "Alex A.", [], ["testimonial"]],
  ["a sample label", "Alex A. (sample text)", [], []],
  ["a recorded consent", "Alex A.", ["Alex A."], []],
  ["another person’s consent", "Alex B.", ["Alex A."], ["testimonial"]],
])("checks a testimonial with %s", (_, caption, consented, expected) => {
  expect(brokenRules({ main: figure(caption) }, { consented })).toEqual(expected);
});
