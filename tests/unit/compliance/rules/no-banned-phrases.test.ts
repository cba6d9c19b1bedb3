import { brokenRules, main, removePublishedFolders } from "../published-folder";

afterEach(removePublishedFolders);

it.each([
  ["the text", { main: main("<p>It is clinically proven.</p>") }],
  ["the title", { title: "The Clinically Proven Way" }],
  ["the description", { head: '<meta name="description" content="The clinically proven way">' }],
  ["the Open Graph title", { head: '<meta property="og:title" content="The clinically proven way">' }],
  ["an alternative text", { main: main('<img src="a.png" alt="The clinically proven way">') }],
  ["a label", { main: main('<nav aria-label="Clinically proven things"></nav>') }],
  ["structured data", { data: { "@graph": [{ "@type": "Article", headline: "The clinically proven way" }] } }],
  ["two lines of the source", { main: main("<p>It is clinically\n proven.</p>") }],
])("reports a banned phrase in %s", (_, parts) => {
  expect(brokenRules(parts)).toEqual(["banned-phrase"]);
});

it("allows banned phrases in the titles of cited works", () => {
  const cited = '<section aria-labelledby="references"><h2>References</h2><ol><li>A. (2001). A clinically proven way.</li></ol></section>';
  const data = { "@graph": [{ citation: ["A. (2001). A clinically proven way."] }] };
  expect(brokenRules({ main: main(cited), data })).toEqual([]);
});

it.each([
  ["scarcity", { main: main("<p>Only 3 copies left.</p>") }, "banned-phrase"],
  ["an ending offer", { main: main("<p>The discount ends in 10 minutes.</p>") }, "banned-phrase"],
  ["other buyers", { main: main("<p>17 people are viewing this.</p>") }, "banned-phrase"],
  ["a countdown", { main: main("<p>00:14:59</p>") }, "pressure"],
  ["a timer", { main: main('<p role="timer">soon</p>') }, "pressure"],
  ["a forced reload", { head: '<meta http-equiv="refresh" content="5">' }, "pressure"],
  ["a script", { main: main("<script>1</script>") }, "pressure"],
])("reports pressure by %s", (_, parts, id) => {
  expect(brokenRules(parts)).toEqual([id]);
});

it("allows times of day", () => {
  expect(brokenRules({ main: main("<p>At 7:30, or from 10:15 to 10:45, for 1:30 hours.</p>") })).toEqual([]);
});
