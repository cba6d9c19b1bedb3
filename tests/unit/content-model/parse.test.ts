import fc from "fast-check";
import { anyCharacter, propertyRuns } from "../../property-runs";
import { contentTypes, type ContentTypeName } from "../../../src/content-model/content-types";
import { compareDiagnostics, formatDiagnostic, type Diagnostic } from "../../../src/content-model/diagnostic";
import { parseContent } from "../../../src/content-model/parse";
import { render } from "../markdown/render";
import { post } from "../lint/content-fixture";

/**
 * The source of a valid article.
 *
 * @param changes replaces the lines of a field; `undefined` removes the field
 * @param more further lines of front matter
 */
function postSource(changes: Readonly<Record<string, string | undefined>> = {}, more: readonly string[] = [], body = "A first sentence.") {
  const valid = post("a-valid-article", { body }).replace(/---\n(?!slug)/, (end) => [...more, end].join("\n"));
  const change = (text: string, [field, line]: [string, string | undefined]) =>
    text.replace(new RegExp(`^${field}:.*\n(?: .*\n)*`, "m"), () => (line === undefined ? "" : `${line}\n`));
  return Object.entries(changes).reduce(change, valid);
}

const parsePost = (source: string) => parseContent("post", source, "x.md");
const reports = (source: string) => parsePost(source).diagnostics.map(formatDiagnostic);

describe("a valid article", () => {
  it("is parsed to a value with days as text, and a body with its offset", () => {
    const body = "Body, first line.\n\n---\n\nThird.";
    const result = parsePost(postSource({}, ["redirectFrom: [/blog/old-name/, /2019/05/My_Post.html]"], body));
    expect(result).toMatchObject({ diagnostics: [], body: `${body}\n`, bodyOffset: 14 });
    expect(result.value).toMatchObject({
      slug: "a-valid-article",
      date: "2025-07-24",
      redirectFrom: ["/blog/old-name/", "/2019/05/My_Post.html"],
      faq: [
        { question: "Is it one?", answer: "It is one." },
        { question: "Is it two?", answer: "It is two." },
      ],
    });
    expect(parsePost(postSource().replace(/---\nA first.*$/s, "---"))).toMatchObject({ diagnostics: [], body: "" });
  });

  it("is parsed the same with a byte order mark, CRLF, and accents apart from their letters", () => {
    const source = postSource({ title: "title: Café Noise, and What Helps Against It" }, [], "Naïve.");
    const { value, body, bodyOffset, diagnostics } = parsePost(source);
    for (const changed of [`\uFEFF${source}`, source.replace(/\n/g, "\r\n"), source.normalize("NFD")])
      expect(parsePost(changed)).toMatchObject({ value, body, bodyOffset, diagnostics });
    expect(reports(source.replace("Naïve.", "One\rtwo."))).toEqual([
      "x.md:14:4 error[line-end] a line ends with CR alone, as on old Macs; save the file with the line ends of Unix (LF) or Windows (CRLF)",
    ]);
  });
});

it("has the values of the offer, whose signs mean nothing in Markdown", () => {
  const source = postSource({}, [], '::cta{label="Try :offer{name}"}\n\nThe :offer{name}.');
  const { body, value, diagnostics } = parseContent("post", source, "x.md", { name: '24" *Desk*' });
  expect([diagnostics, value?.slug]).toEqual([[], "a-valid-article"]);
  const { $ } = render(body);
  const text = $.root().text();
  expect(text).toContain('Try 24" *Desk*');
  expect(text).toContain('The 24" *Desk*.');
});

it("a second front matter, which a page would show as a heading, is an error", () => {
  expect(reports(postSource({}, [], "\n---\ntitle: An Old One\ntags:\n  - a\n---\n\nText."))).toEqual([
    "x.md:15:1 error[front-matter] the text begins with fields of its own; write them above, between the first two lines of ---, or delete them",
  ]);
  for (const body of ["---\n\nNote: text.\n\n---", "---\nText.\n\n---", "Text.\n\n---\na: b\n---"])
    expect(reports(postSource({}, [], body))).toEqual([]);
});

it.each(["title: The #1 Mistake", "title: A Desk for Two # not yet"])("a comment that cuts a text off is a warning: %s", (title) => {
  const { value, diagnostics } = parsePost(postSource({ title }));
  expect(value?.title).toBe(title.slice(7, title.indexOf(" #")));
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    `x.md:3:8 warning[yaml-comment] '${title.slice(title.indexOf("#"))}' is a comment, which pages do not have; put the text in double quotes, or delete the comment`,
  ]);
  expect(reports(postSource({ title: `# A comment\n${title.replace(" #", ": ").replace(": ", ': "')}"` }))).toEqual([
    "x.md:3:1 warning[yaml-comment] '# A comment' is a comment, which a save in the CMS removes; move it to the message of a commit",
  ]);
});

it.each([
  'title: "A Desk for Two" # why',
  "draft: false # later",
  "image: a.jpg\nimageAlt: A desk\nchanges:\n  - { day: 2025-07-24, what: All } # last",
])("a comment beside any value is a warning at its line: %s", (fields) => {
  const line = fields.split("\n").length + (fields.startsWith("title") ? 2 : 7);
  expect(reports(fields.startsWith("title") ? postSource({ title: fields }) : postSource({ date: `date: 2025-07-24\n${fields}` }))).toEqual(
    [expect.stringMatching(`^x\\.md:${line}:\\d+ warning\\[yaml-comment\\] '# \\w+' is a comment, which a save in the CMS removes`)],
  );
});

const missing = (field: string, wanted: string) =>
  [{ [field]: undefined }, `2:1 error[missing-field] missing field '${field}'; ${wanted}`] as const;
const slug = (written: string, wanted: string) =>
  [{ slug: `slug: ${written}` }, `2:1 error[field] field 'slug' is invalid; slug ${wanted}`] as const;
const date = (written: string, wanted = "an existing day, written yyyy-mm-dd") =>
  [{ date: `date: ${written}` }, `7:1 error[field] field 'date' is invalid; date must be ${wanted}`] as const;
const after = (line: string, expected: string) => [{ date: `date: 2025-07-24\n${line}` }, `8:${expected}`] as const;
const howToWrite = "put text with a colon, a # or a quote in double quotes, a space after the colon of a field, and indent with spaces";
const redirect = (path: string) =>
  after(
    `redirectFrom: [${path}]`,
    `16 error[field] field 'redirectFrom[1]' is invalid: '${path.replaceAll('"', "")}'; redirectFrom must contain old paths of this site: a slash first, then letters, digits, hyphens, dots and slashes, at most 1,000`,
  );
it.each([
  missing("slug", "slug must consist of a–z, 0–9 and single hyphens"),
  [{ slug: "slug: ../x" }, "2:1 error[field] field 'slug' is invalid: '../x'; slug must consist of a–z, 0–9 and single hyphens"] as const,
  after(
    'imageAlt: "Two\\nlines"',
    "1 error[field] field 'imageAlt' is invalid: 'Two lines'; imageAlt has a line break or a tab: write it in one line",
  ),
  slug("a".repeat(81), "must have at most 80 characters"),
  slug("page", "'page' is reserved for lists"),
  date("2025-02-30"),
  date("20250724", "a day written yyyy-mm-dd"),
  date("1989-12-31", "a day in the years 1990 to 2099"),
  after(
    `coverText: ${"x".repeat(19)}`,
    "1 error[field] field 'coverText' is invalid; coverText has 19 characters but must have at most 18",
  ),
  after("coverText: 1984", "1 error[field] field 'coverText' is invalid; coverText must be text: put it in double quotes"),
  after(
    "imageAlt:",
    "1 error[field] field 'imageAlt' has no value; write one, in double quotes if it begins with #, or delete the line if the page can be without it",
  ),
  after("draft: maybe", "1 error[field] field 'draft' is invalid; draft must be true or false"),
  after(
    "changes: [{day: 2025-07-23, what: C}]",
    "1 error[field] field 'changes' is invalid; changes must not be before the day of publication",
  ),
  after("coverNote: headlines", "1 error[field] field 'coverNote' is invalid; coverNote needs the words above it in coverText"),
  after("closingButton: {label: ''}", "17 error[field] field 'closingButton.label' is invalid; label must not be empty"),
  redirect("/"),
  redirect("//other.example/"),
  redirect('"/blog/*"'),
  redirect("https://site.example/old/"),
  after(
    "closingButton: {label: Go, size: big}",
    "28 error[unknown-field] unknown field 'closingButton.size'; correct its name, or remove it",
  ),
  [
    { faq: "faq:\n  - question: Is it one?\n    answer: It is one.\n  - question: Is it two?" },
    "11:5 error[missing-field] missing field 'faq[2].answer'; answer must be text",
  ] as const,
  [
    { title: "title: Memory: what helps" },
    `3:8 error[yaml] invalid YAML: Nested mappings are not allowed in compact mappings; ${howToWrite}`,
  ] as const,
  after("imageAlt: ]]> a desk", `11 error[yaml] invalid YAML: Unexpected flow-seq-end token in YAML stream: "]"; ${howToWrite}`),
  after('imageAlt: "A desk\nimage: a.jpg', '11 error[yaml] invalid YAML: Missing closing "quote; ' + howToWrite),
  after("404: /404/", "1 error[unknown-field] unknown field '404'; correct its name, or remove it"),
  after(
    "<<<<<<< HEAD",
    "1 error[yaml] invalid YAML: Implicit keys need to be on a single line; keep one of the two texts of the merge conflict, without the lines of signs",
  ),
  [
    { date: "date: 2025-07-24\n...\nimageAlt: A desk" },
    "9:1 error[yaml] invalid YAML: Source contains multiple documents; delete the line of --- or ... before it: a file has one list of fields",
  ] as const,
  after('imageAlt: "\\u200B"', "1 error[field] field 'imageAlt' is invalid; imageAlt must not be empty"),
  after("slug: another", "1 error[yaml] invalid YAML: Map keys must be unique; remove one of the two keys"),
  after(
    "imageAlt: !desk A desk",
    "17 error[yaml] YAML tags such as !desk are not allowed; write the value without it, text in double quotes",
  ),
  after("imageAlt: &desk A desk", "17 error[yaml] '&desk' is a name of YAML, which pages do not have; put the text in double quotes"),
  after('imageAlt: "A\\vdesk"', "11 error[yaml] the text contains the character U+000B (vertical tab); delete it"),
  after("a: &a 1\nb: [*a, *a]", "5 error[yaml] YAML aliases are not allowed; write each value in full"),
])("reports %j", (changes, expected) => {
  const found = reports(postSource(changes));
  // The alias is on the second line of the change.
  expect(found).toEqual([`x.md:${expected.replace(/^8:5 error\[yaml\] YAML a/, "9:5 error[yaml] YAML a")}`]);
});

it.each<readonly [string, string | RegExp]>([
  ["", "1:1 error[empty] the file is empty; write the article or delete the file"],
  ["\uFEFF \r\n\t\n", "1:1 error[empty] the file is empty; write the article or delete the file"],
  [
    postSource({}, [], "A\u0000B"),
    "14:2 error[encoding] a character cannot be read as UTF-8; save the file as UTF-8, and write the character again",
  ],
  // Control characters, line separators and characters that change the direction of text.
  ...["0001", "0008", "000B", "001B", "007F", "0085", "2029", "202E", "2066", "F0B7", "FDD0", "FFFC", "1FFFE"].map(
    (code) =>
      [
        postSource({}, [], `A${String.fromCodePoint(parseInt(code, 16))}B`),
        new RegExp(String.raw`14:2 error\[character\] the text contains the character U\+${code}(?: \([\w -]+\))?; delete it$`),
      ] as const,
  ),
  ["# A title\n\nText.\n", /^x\.md:1:1 error\[front-matter\] there is no front matter; begin the file with a line of ---/],
  ["---\nslug: a\n\nText.\n", /^x\.md:1:1 error\[front-matter\] the front matter is not closed; /],
  ["---\n- slug\n---\nText.\n", /^x\.md:2:1 error\[field\] field '\(whole file\)' is invalid; write its fields below it/],
  ["---\n---\nText.\n\n---\n\nMore.\n", /error\[field\] field '\(whole file\)' is invalid/],
])("reports the file %j", (source, expected) => {
  const found = reports(source);
  expect(found).toHaveLength(1);
  if (typeof expected === "string") expect(found[0]).toBe(`x.md:${expected}`);
  else expect(found[0]).toMatch(expected);
});

it("writes a diagnostic on one line, and sorts them by place", () => {
  const at: Diagnostic = {
    file: "a.md",
    line: 7,
    column: 3,
    severity: "warning",
    id: "field",
    message: "one\r\n  two\u2028three",
    suggestion: " do\t",
  };
  expect(formatDiagnostic(at)).toBe("a.md:7:3 warning[field] one two three; do");
  const ordered = [at, { ...at, id: "zebra" }, { ...at, column: 20 }, { ...at, line: 10, column: 1 }, { ...at, file: "b.md", line: 1 }];
  expect([...ordered].reverse().sort(compareDiagnostics)).toEqual(ordered);
});

it("never throws, and gives either a value or a diagnostic with a position", () => {
  const fragments = [..."{}[]\n\t\"'|>#%\u0000", "---\n", "a: ", "- ", "&a ", "*a", "!t ", "  ", ": ", "? "];
  const list = fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join(""));
  const names = fc.constantFrom(...(Object.keys(contentTypes) as ContentTypeName[]));
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    list,
    list.map((yaml) => `---\n${yaml}\n---\n`),
  );
  fc.assert(
    fc.property(names, text, (name, source) => {
      const { value, diagnostics } = parseContent(name, source, "x");
      expect((value === undefined) === diagnostics.length > 0).toBe(true);
      for (const { line, column } of diagnostics) expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
    }),
    propertyRuns(75),
  );
  for (const opening of ["[", "{a: ", "- "]) expect(reports(`---\nslug: ${opening.repeat(20_000)}\n---\nText.\n`)).not.toEqual([]);
});
