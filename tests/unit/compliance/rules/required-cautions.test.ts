import { brokenRules, FIRST_BUTTON, html, linesFor, link, main, NOTE, removePublishedFolders } from "../published-folder";

afterEach(removePublishedFolders);

it("requires the cautions for the topic of an article", () => {
  const page = (text: string) => html({ main: `<h1>Better sleep</h1>${FIRST_BUTTON}<p>${text}</p>` });
  expect(linesFor({ "blog/better-sleep/index.html": page("Go to bed.") })).toEqual([
    expect.stringContaining("error[missing-caution] /blog/better-sleep/: the caution 'sleep-disorders' is missing; "),
  ]);
  expect(linesFor({ "blog/better-sleep/index.html": page("If you sleep badly for weeks, see a doctor.") })).toEqual([]);
});

it("requires the cautions for topics that the text mentions", () => {
  expect(brokenRules({ main: main("<p>Not when you are pregnant.</p>") })).toEqual(["missing-caution"]);
  expect(brokenRules({ main: main("<p>Whoever is pregnant asks a doctor.</p>") })).toEqual([]);
});

it("requires none in lists and legal pages", () => {
  const page = html({ main: `<h1>Better sleep</h1>${link("Buy (paid link)")}${NOTE}` });
  expect(linesFor({ "blog/category/sleep/index.html": page, "sleep-policy/index.html": page })).toEqual([]);
});
