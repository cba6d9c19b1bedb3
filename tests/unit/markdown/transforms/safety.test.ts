import fc from "fast-check";
import { PROPERTY_TIMEOUT, propertyRuns } from "../../../property-runs";
import { parseMarkdownNatively as parseMarkdown } from "../../../../src/markdown/node/native-parser";
import { applyTransforms } from "../../../../src/markdown/transforms";
import { diagnosticIds, render } from "../render";

describe("raw HTML", () => {
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script inside a sentence", "Text <script>alert(1)</script> text."],
    ["an event handler", '<img src="x" onerror="alert(1)">'],
    ["a frame", '<iframe src="https://elsewhere.example"></iframe>'],
    ["a style", "<style>body{display:none}</style>"],
    ["a harmless element", "A <b>word</b>."],
    ["a comment", "<!-- a note -->"],
    ["a declaration", "<!DOCTYPE html>"],
    ["a processing instruction", "<?php echo 1 ?>"],
    ["HTML in a quotation", "> <script>alert(1)</script>"],
    ["HTML in a list", "- <b>x</b>"],
    ["HTML in a heading", "## A <script>alert(1)</script> heading"],
    ["HTML in a table", "Table: T\n\n| A |\n| --- |\n| <b>x</b> |"],
    ["HTML in a link's text", "[a <b>b</b>](/review/)"],
    ["HTML in a directive's text", "see :foo[<b>x</b>] here"],
    ["HTML in an unknown block", ":::foo\n<script>alert(1)</script>\n:::"],
    ["an element that never closes", "<div onclick=alert(1)>"],
  ])("is reported and removed: %s", (_, markdown) => {
    const { html, diagnostics, tree } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toContain("raw-html");
    expect(html).not.toMatch(/<(?:script|img|iframe|style|b>|div onclick|!--)/);
    expect(JSON.stringify(tree)).not.toContain('"raw"');
  });

  it("is reported piece by piece with its place and start", () => {
    const { diagnostics } = render("Text.\n\nAnd <b>bold</b>.\n");
    expect(diagnostics.map(({ line, column, message }) => ({ line, column, message }))).toEqual([
      { line: 3, column: 5, message: "raw HTML '<b>'" },
      { line: 3, column: 12, message: "raw HTML '</b>'" },
    ]);
    expect(render(`<div class="${"x".repeat(200)}">`).diagnostics[0]?.message.length).toBeLessThan(60);
  });

  it("that follows other HTML directly is removed and reported too", () => {
    const { html, diagnostics } = render("a<b><i>c");
    expect(diagnostics).toHaveLength(2);
    expect(html).not.toMatch(/<[bi]>/);
  });

  it("in code is text", () => {
    const { $, diagnostics } = render("Write `<script>` or\n\n    <b>x</b>\n");
    expect(diagnostics).toEqual([]);
    expect($("code").first().text()).toBe("<script>");
  });
});

describe("URLs", () => {
  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](JaVaScRiPt&#58;alert(1))",
    "[x](javascript&colon;alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](<java&#10;script:alert(1)>)",
    "[x](< javascript:alert(1)>)",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:x)",
    "[x](http://elsewhere.example/)",
    "[x](//elsewhere.example/)",
    "[x](ftp://elsewhere.example/)",
    "[x](file:///etc/passwd)",
    "[x](review/)",
    "[x](../review/)",
    "[x]()",
    "<javascript:alert(1)>",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "[x]\n\n[x]: data:text/html,x",
    "![x](data:image/svg+xml,x)",
    "![x](javascript:alert(1))",
    "![x](//elsewhere.example/x.png)",
    "www.elsewhere.example is linked by itself over http",
  ])("'%s' is reported and loses its URL", (markdown) => {
    const { html, diagnostics } = render(markdown);
    expect(diagnostics.map(({ id }) => id)).toEqual(["link"]);
    expect(diagnostics[0]?.suggestion).toBe("begin links with https://, mailto:, / or #");
    expect(html).not.toMatch(/(?:href|src)="(?!#")/);
  });

  it.each([
    ["[x](/review/)", "/review/"],
    ["[x](/review/#verdict)", "/review/#verdict"],
    ["[x](#part)", "#part"],
    ["[x](mailto:a@b.example)", "mailto:a@b.example"],
    ["[x](https://elsewhere.example/a?b=c&d)", "https://elsewhere.example/a?b=c&d"],
    ["[x](HTTPS://elsewhere.example/)", "HTTPS://elsewhere.example/"],
  ])("'%s' is allowed", (markdown, href) => {
    const { $, diagnostics } = render(markdown);
    expect(diagnostics).toEqual([]);
    expect($("a").attr("href")).toBe(href);
  });

  it.each(["[x](/\\elsewhere.example/)", "[x](</&Tab;/elsewhere.example/>)", "[x](</&NewLine;/elsewhere.example/>)"])(
    "'%s' does not lead to another host in a browser",
    (markdown) => {
      const href = render(markdown).$("a").attr("href") ?? "";
      expect(new URL(href, "https://site.example/").host).toBe("site.example");
    },
  );

  it.each([
    ["an inline link", "[x](https://elsewhere.example/)"],
    ["a URL in brackets", "<https://elsewhere.example/>"],
    ["a bare URL", "see https://elsewhere.example/ for it"],
    ["a link by reference", "[x][1]\n\n[1]: https://elsewhere.example/"],
  ])("of other sites have rel='noopener noreferrer': %s", (_, markdown) => {
    const { $, diagnostics } = render(markdown);
    expect(diagnostics).toEqual([]);
    expect($("a").attr("href")).toBe("https://elsewhere.example/");
    expect($("a").attr("rel")?.split(" ").sort()).toEqual(["noopener", "noreferrer"]);
  });

  it("of this site have no rel", () => {
    expect(render("[x](/review/)").$("a").attr("rel")).toBeUndefined();
  });
});

describe("arbitrary text", () => {
  const fragments = fc.constantFrom(
    ...[
      "<script>",
      "</script>",
      "<script src=x",
      "<scr",
      "ipt>",
      "<",
      ">",
      "&lt;script&gt;",
      "&#60;script>",
      "`",
      "```\n",
      "\n\n",
      "\n",
      "    ",
    ],
    ...[
      "# ",
      "## ",
      "> ",
      "- ",
      "| a | b |\n",
      "| --- | --- |\n",
      "Table: ",
      "**Evidence: mixed.**",
      "[a](",
      "javascript:",
      ")",
      "![",
      "]",
      "[1]: ",
      "\\",
    ],
    ...[
      "::cta{label=",
      '"x"',
      "}",
      ":ref{id=a}",
      ":ref",
      ":::foo\n",
      ":::\n",
      "::foo",
      ":foo[",
      "{",
      "blinking",
      "note:this",
      "<!--",
      "-->",
      "*",
      "_",
      "~~",
      "é",
      "\u2028",
    ],
  );
  const markdown = fc.oneof(
    fc.array(fragments, { maxLength: 25 }).map((parts) => parts.join("")),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.string({ unit: "binary", maxLength: 200 }),
  );

  it(
    "never makes a transform throw, and every diagnostic has a place",
    () => {
      fc.assert(
        fc.property(markdown, (source) => {
          for (const { line, column, message, suggestion } of applyTransforms(parseMarkdown(source), source)) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(message).not.toBe("");
            expect(suggestion).not.toBe("");
          }
        }),
        propertyRuns(1000),
      );
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "never renders a script, an event handler or a forbidden URL",
    () => {
      fc.assert(
        fc.property(markdown, (source) => {
          const { html, $ } = render(source);
          expect(html).not.toMatch(/<script/i);
          for (const element of $("*").toArray()) {
            expect(Object.keys($(element).attr() ?? {}).filter((name) => name.startsWith("on"))).toEqual([]);
          }
          for (const link of $("[href]").toArray()) expect($(link).attr("href")).toMatch(/^(?:https:|mailto:|\/(?!\/)|#)/i);
        }),
        propertyRuns(500),
      );
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "has its diagnostics in the order of the text",
    () => {
      fc.assert(
        fc.property(markdown, (source) => {
          const places = render(source).diagnostics.map(({ line, column }) => [line, column] as const);
          const ordered = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
          expect(places).toEqual(ordered);
        }),
        propertyRuns(200),
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("a text with several problems", () => {
  it("has all of them reported, in the order of the text", () => {
    expect(diagnosticIds("# Title\n\n<b>x</b> [y](javascript:z)\n\n::cta\n\n:::foo\n:::\n")).toEqual([
      "heading",
      "raw-html",
      "raw-html",
      "link",
      "cta",
      "directive",
    ]);
  });
});
