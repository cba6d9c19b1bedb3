import fc from "fast-check";
import { anyCharacter, propertyRuns } from "../../property-runs";
import { render } from "./render";

it.each([
  ["a script inside a sentence", "Text <script>alert(1)</script> text."],
  ["a comment", "<!-- a note -->"],
  ["HTML in a table", "Table: T\n\n| A |\n| --- |\n| <b>x</b> |"],
  ["HTML in a link's text", "[a <b>b</b>](/review/)"],
  ["HTML in a directive's text", "see :foo[<b>x</b>] here"],
  ["HTML in an unknown block", ":::foo\n<script>alert(1)</script>\n:::"],
  ["HTML after other HTML", "a<b><i>c"],
])("raw HTML is reported and removed: %s", (_, markdown) => {
  const { html, diagnostics, tree } = render(markdown);
  expect(diagnostics.map(({ id }) => id)).toContain("raw-html");
  expect(html).not.toMatch(/<(?:script|img|iframe|style|[bi]>|!--)/);
  expect(JSON.stringify(tree)).not.toContain('"raw"');
});

it("raw HTML is reported piece by piece with its place, and is text in code", () => {
  const { diagnostics } = render("Text.\n\nAnd <b>bold</b>.\n");
  expect(diagnostics.map(({ line, column, message }) => ({ line, column, message }))).toEqual([
    { line: 3, column: 5, message: "raw HTML '<b>'" },
    { line: 3, column: 12, message: "raw HTML '</b>'" },
  ]);
  const code = render("Write `<script>` or\n\n    <b>x</b>\n");
  expect([code.diagnostics.length, code.$("code").first().text()]).toEqual([0, "<script>"]);
});

it.each([
  "[x](JaVaScRiPt&#58;alert(1))",
  "[x](<java&#10;script:alert(1)>)",
  "[x](http://elsewhere.example/)",
  "[x](//elsewhere.example/)",
  "[x]()",
  "<javascript:alert(1)>",
  "[x][1]\n\n[1]: javascript:alert(1)",
  "[x]\n\n[x]: data:text/html,x",
  "![x](data:image/svg+xml,x)",
])("the URL of '%s' is reported and removed", (markdown) => {
  const { html, diagnostics } = render(markdown);
  expect(diagnostics.map(({ id, suggestion }) => [id, suggestion])).toEqual([["link", "begin links with https://, mailto:, / or #"]]);
  expect(html).not.toMatch(/(?:href|src)="(?!#")/);
});

it("a sign that a link without brackets takes from its sentence is reported", () => {
  const found = (markdown: string) => render(markdown).diagnostics.map(({ message }) => message);
  expect(found("See “https://a.example/b”, www.a.example—and “www.a.example”.")).toEqual([
    "the URL 'https://a.example/b”' has the sign ”",
    "the URL 'https://www.a.example—and' has the sign —",
    "the URL 'https://www.a.example”' has the sign ”",
  ]);
  expect(found('"https://a.example/" (www.a.example) https://a.example/Alzheimer’s—a')).toEqual([]);
});

it.each([
  "[x](https://)",
  "<https://elsewhere.example:99999/>",
  "[x](https://https://elsewhere.example/)",
  "[x](https:///elsewhere.example/)",
  "[x](https://review/)",
  "[x](mailto:)",
  "a@.example",
  "[x](mailto:?subject=a@b)",
])("'%s' leads nowhere", (markdown) => {
  const { $, diagnostics } = render(markdown);
  expect(diagnostics.map(({ id, message }) => [id, message])).toEqual([["link", expect.stringMatching(/^the URL '.+' leads nowhere$/)]]);
  expect($("a").attr("href")).toBe("#");
});

it.each([
  ["[x](/review/#verdict)", "/review/#verdict", undefined],
  ["[x](mailto:a@b.example?subject=Hi%20there)", "mailto:a@b.example?subject=Hi%20there", undefined],
  ["[x](https://elsewhere.example/a?b=c&d)", "https://elsewhere.example/a?b=c&d", "noopener noreferrer"],
  ["<HTTPS://elsewhere.example/>", "HTTPS://elsewhere.example/", "noopener noreferrer"],
  ["see https://elsewhere.example/ for it", "https://elsewhere.example/", "noopener noreferrer"],
  ["[x][1]\n\n[1]: https://elsewhere.example/", "https://elsewhere.example/", "noopener noreferrer"],
])("'%s' is allowed, and other sites get no referrer", (markdown, href, rel) => {
  const { $, diagnostics } = render(markdown);
  expect(diagnostics).toEqual([]);
  expect([$("a").attr("href"), $("a").attr("rel")]).toEqual([href, rel]);
});

it.each(["[x](/\\elsewhere.example/)", "[x](</&Tab;/elsewhere.example/>)"])(
  "'%s' does not lead to another host in a browser",
  (markdown) => {
    expect(new URL(render(markdown).$("a").attr("href") ?? "", "https://site.example/").host).toBe("site.example");
  },
);

it("all problems of a text are reported, in its order", () => {
  const { diagnostics } = render("# Title\n\n<b>x</b> [y](javascript:z)\n\n::cta\n\n:::foo\n:::\n");
  expect(diagnostics.map(({ id }) => id)).toEqual(["heading", "raw-html", "raw-html", "link", "cta", "directive"]);
});

const fragments =
  '<script>|</script>|<script src=x|<scr|ipt>|<|>|&lt;script&gt;|&#60;script>|`|```\n|\n\n|\n|    |# |## |> |- |Table: |**Evidence: mixed.**|[a](|javascript:|)|![|]|[1]: |\\|::cta{label=|"x"|}|:ref{id=a}|:ref|:::foo\n|:::\n|::foo|:foo[|{|blinking|note:this|<!--|-->|*|_|~~|é|\u2028'.split(
    "|",
  );
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...fragments, "| a | b |\n", "| --- | --- |\n"), { maxLength: 25 }).map((parts) => parts.join("")),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
);

it("no text makes a transform throw, or is rendered with a script, an event handler or a forbidden URL", () => {
  fc.assert(
    fc.property(anyText, (source) => {
      const { html, $, diagnostics } = render(source);
      expect(html).not.toMatch(/<script/i);
      for (const element of $("*").toArray())
        expect(Object.keys($(element).attr() ?? {}).filter((name) => name.startsWith("on"))).toEqual([]);
      for (const link of $("[href]").toArray()) expect($(link).attr("href")).toMatch(/^(?:https:|mailto:|\/(?!\/)|#)/i);
      for (const { line, column } of diagnostics) expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
    }),
    propertyRuns(75),
  );
});
