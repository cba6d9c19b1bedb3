import {
  brokenRules,
  CSS,
  DISCLOSURE,
  FIRST_BUTTON,
  HEADER,
  html,
  linesFor,
  link,
  NOTE,
  removePublishedFolders,
  settings,
  words,
} from "../published-folder";

afterEach(removePublishedFolders);

it("finds no problem with a valid page", () => {
  expect(linesFor({})).toEqual([]);
});

it("requires no disclosure on a page without paid links", () => {
  expect(brokenRules({ disclosure: "", header: "", main: "<h1>A heading</h1>" })).toEqual([]);
});

it("reports source file, page and fix", () => {
  expect(linesFor({ "review/index.html": html({ disclosure: "" }) })).toEqual([
    `content/pages/review.md:1:1 error[disclosure] /review/: no disclosure before the first paid link, 'Try it (paid link, opens in a new tab)'; show '${settings.disclosure.slice(0, 60)}…' before it`,
  ]);
});

it.each([
  ["is missing", { disclosure: "" }],
  ["comes after the first paid link", { disclosure: "", header: HEADER + DISCLOSURE }],
  ["has other words", { disclosure: "<p>We love our readers.</p>" }],
])("reports a disclosure that %s", (_, parts) => {
  expect(brokenRules(parts)).toEqual(["disclosure"]);
});

it.each([
  ["by an attribute", { disclosure: DISCLOSURE.replace("<aside>", "<aside hidden>") }],
  ["from screen readers", { disclosure: DISCLOSURE.replace("<p", '<p aria-hidden="true"') }],
  ["in an accordion", { disclosure: `<details><summary>More</summary>${DISCLOSURE}</details>` }],
  ["in small print", { disclosure: `<small>${DISCLOSURE}</small>` }],
  ["in a popover", { disclosure: DISCLOSURE.replace("<aside>", '<aside popover="auto" id="x">') }],
  ["by its style", { css: `${CSS}.line{display:none}` }],
  ["by the style of its parent", { css: `${CSS}aside{visibility:hidden}` }],
  ["by a compound selector", { css: `${CSS}body > aside p{opacity:0}` }],
  ["by clipping", { css: `${CSS}.line{position:absolute;clip-path:inset(50%)}` }],
  ["in print", { css: `${CSS}@media print{aside{display:none}}` }],
  ["on phones", { css: `${CSS}@media (max-width:47em){.line{display:none}}` }],
  ["by its size", { css: CSS.replace(".line{font-size:var(--text-m)}", ".line{font-size:var(--text-s)}") }],
  ["by a size in pixels", { css: `${CSS}.line{font-size:12px}` }],
  ["in a long text", { disclosure: DISCLOSURE.replace("We earn", `${words(80)} We earn`) }],
])("reports a disclosure that is hidden %s", (_, parts) => {
  expect(brokenRules(parts)).toEqual(["disclosure-hidden"]);
});

it("ignores styles that hide something else", () => {
  expect(brokenRules({ css: `${CSS}aside .other{display:none}.line:hover{opacity:0}.line::before{display:none}` })).toEqual([]);
});

describe("at the first button", () => {
  it.each(["blog/a/index.html", "review/index.html"])("is required in %s", (file) => {
    const lines = linesFor({ [file]: html({ main: `<h1>A heading</h1><div>${link("Try it now (paid link)")}${NOTE}</div>` }) });
    expect(lines).toEqual([
      expect.stringMatching(/error\[disclosure-at-button\] .+ no disclosure beside the first button, 'Try it now \(paid link\)'/),
    ]);
  });

  it("is not replaced by one at a later button", () => {
    const first = `<div>${link("First (paid link)")}${NOTE}</div>`;
    const paragraph = `<p>${words(5)}</p>`;
    expect(brokenRules({ main: `<h1>A</h1>${first}${paragraph.repeat(3)}${FIRST_BUTTON}` })).toEqual(["disclosure-at-button"]);
  });

  it("must be visible, in print too", () => {
    expect(brokenRules({ css: `${CSS}.beside{display:none}` })).toEqual(["disclosure-hidden"]);
    expect(brokenRules({ css: `${CSS}@media print{.beside{display:none}}` })).toEqual(["disclosure-hidden"]);
  });

  it("is not required on lists and the home page", () => {
    const page = html({ main: `<h1>A</h1>${link("Try it now (paid link)")}${NOTE}` });
    expect(linesFor({ "blog/index.html": page, "blog/page/2/index.html": page, "blog/all/index.html": page, "index.html": page })).toEqual(
      [],
    );
  });
});
