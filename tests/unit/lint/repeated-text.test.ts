import { readBody, type Body } from "../../../src/lint/markdown-body";
import { runRules } from "../../../src/lint/lint-content";
import type { ContentFile } from "../../../src/lint/content-tree";
import { repeatedText } from "../../../src/lint/rules/repeated-text";
import { parseMarkdownNatively as parseMarkdown } from "../../../src/markdown/node/native-parser";
import { articleFiles, articleSlugs, lineOf, prose, removeContentFolders } from "./content-fixture";
import { findings } from "./rule-findings";

afterEach(removeContentFolders);

const files = articleFiles();
const [first, second] = [files["posts/first.md"] ?? "", files["posts/second.md"] ?? ""];
const shared = "The quiet hour before lunch belongs to the hardest page of the day.";
const withText = (text: string, added: string) => `${text}\n${added}\n`;

/** What is found when the first and the second article each get a text of their own at the end. */
const find = (toFirst: string, toSecond: string): string[] =>
  findings(repeatedText, { ...files, "posts/first.md": withText(first, toFirst), "posts/second.md": withText(second, toSecond) });

describe("repetition of sentences", () => {
  it("accepts articles without common sentences", () => {
    expect(findings(repeatedText, files)).toEqual([]);
  });

  it("reports both articles with their lines", () => {
    const firstLine = lineOf(withText(first, shared), shared);
    const secondLine = lineOf(withText(second, shared), shared);
    expect(find(shared, shared)).toEqual([
      `content/posts/second.md:${secondLine}:1 error[repeated-sentence] '${shared.slice(0, 60)}' is also in content/posts/first.md:${firstLine}; reword it, or remove it`,
    ]);
  });

  it.each([
    ["other punctuation and case", shared.toUpperCase().replace("LUNCH", "LUNCH,")],
    ["an added citation", shared.replace("lunch", "lunch:ref{id=oster-1973}")],
    ["a part in bold", shared.replace("quiet hour", "**quiet hour**")],
    ["a part that is a link", shared.replace("quiet hour", "[quiet hour](/review/)")],
    ["a break within", shared.replace("lunch belongs", "lunch\nbelongs")],
    ["other sentences around it", `${prose("before").sentence()} ${shared} ${prose("after").sentence()}`],
    ["a place in a list", `- ${shared}`],
    ["a place in a heading", `### ${shared}`],
  ])("recognizes a sentence despite %s", (_, toSecond) => {
    expect(find(shared, toSecond)).toHaveLength(1);
  });

  it("recognizes a sentence despite curled apostrophes", () => {
    expect(find("It isn't the hour that makes the page hard.", "It isn’t the hour that makes the page hard.")).toHaveLength(1);
  });

  it("compares words in any script, ignoring case", () => {
    const words = "Çà et là, λόγος και 言葉 join 𝒳 and 𝒴 in one line";
    expect(find(`${words}.`, `${words.toLowerCase()} –.`)).toHaveLength(1);
    expect(find(`${words}.`, `${words.replace("λόγος", "λόγοι")}.`)).toEqual([]);
    expect(find(`${words}.`, `${words.replace("𝒴", "𝒵")}.`)).toEqual([]);
  });

  it("recognizes a sentence that begins with a number", () => {
    const sentence = "45 minutes of rest were too much for most.";
    expect(find(`${prose("x").sentence()} ${sentence}`, `${prose("y").sentence()} ${sentence}`)).toHaveLength(1);
  });

  it("reports an answer from another article's body", () => {
    const text = second.replace(/^ {4}answer: .*$/m, `    answer: ${shared}`);
    const lines = findings(repeatedText, { ...files, "posts/first.md": withText(first, shared), "posts/second.md": text });
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^content/posts/second\\.md:${lineOf(text, shared)}:\\d+ error\\[repeated-sentence\\]`)),
    ]);
  });

  it("reports an answer from the article's own body", () => {
    const text = withText(second.replace(/^ {4}answer: .*$/m, `    answer: ${shared}`), shared);
    const lines = findings(repeatedText, { ...files, "posts/second.md": text });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`is also in content/posts/second.md:${text.trimEnd().split("\n").length}`);
  });

  it("names the first article to a third one", () => {
    const all = Object.fromEntries(articleSlugs.map((slug) => [`posts/${slug}.md`, withText(files[`posts/${slug}.md`] ?? "", shared)]));
    const lines = findings(repeatedText, { ...files, ...all });
    expect(lines.map((line) => line.split(":")[0])).toEqual(["content/posts/second.md", "content/posts/third.md"]);
    for (const line of lines) expect(line).toContain("is also in content/posts/first.md:");
  });

  it.each([
    ["short sentences", "It is not so.", "It is not so."],
    ["a sentence that the article says twice itself", `${shared}\n\n${shared}`, "Nothing."],
    ["other words", shared, shared.replace("lunch", "dinner").replace("page", "task").replace("day", "week")],
    ["buttons", '::cta{label="The same words on two buttons here"}', '::cta{label="The same words on two buttons here"}'],
  ])("allows %s", (_, toFirst, toSecond) => {
    expect(find(toFirst, toSecond)).toEqual([]);
  });
});

describe("repetition of six-word runs", () => {
  /** One long sentence with an ending of its own, so that no whole sentence is the same. */
  const runs = (words: number, ending: string) => `${prose("runs").words(words)} ${ending}.`;

  it("reports two articles that share more than 4 %", () => {
    const lines = find(runs(60, "one"), runs(60, "two"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^content\/posts\/second\.md:3:1 error\[overlap\] (?:[5-9]\.\d) % of six-word runs are also in content\/posts\/first\.md; reword one of the two until they share at most 4 %$/,
    );
  });

  it("allows less than that", () => {
    expect(find(runs(30, "one"), runs(30, "two"))).toEqual([]);
  });

  it("counts a repeated run once", () => {
    const line = runs(12, "one");
    expect(find(`${line}\n\n${line}\n\n${line}\n\n${line}\n\n${line}\n\n${line}`, runs(12, "two"))).toEqual([]);
  });

  it("allows five words in a row", () => {
    const five = Array.from({ length: 40 }, (_, i) => `${prose(`five ${i}`).words(5)}`);
    const woven = (seed: string) => `${five.map((words, i) => `${words} ${prose(`${seed} ${i}`).words(1)}`).join(" ")}.`;
    expect(find(woven("a"), woven("b"))).toEqual([]);
  });
});

describe("repetition in many articles", () => {
  /** A parsed article: parsing thousands of files would take too long. */
  const read = (index: number, added: string): ContentFile<"post"> & { content: Body } => ({
    type: "post",
    file: `content/posts/a${index}.md`,
    value: {
      slug: `a${index}`,
      title: "T",
      excerpt: "E",
      metaDescription: "M",
      categorySlug: "memory",
      date: "2025-07-24",
      faq: [],
    },
    body: "",
    bodyOffset: 0,
    diagnostics: [],
    locate: () => ({ line: 3, column: 1 }),
    content: {
      ...readBody(parseMarkdown(""), 0),
      texts: `${prose(`article ${index}`).sentences(30)} ${added}`
        .split(/(?<=\.) /)
        .map((text, line) => ({ kind: "paragraph", line: line + 1, column: 1, text })),
    },
  });

  it("finds two pairs among 1,000 articles", () => {
    const copied = prose("copied").words(40);
    const added: Readonly<Record<number, string>> = {
      150: `${copied} once.`,
      350: shared,
      750: `${copied} again.`,
      950: shared,
    };
    const articles = Array.from({ length: 1000 }, (_, index) => read(index, added[index] ?? ""));
    const found = runRules({ files: articles, diagnostics: [], published: undefined, pictures: new Set<string>() }, [repeatedText]);
    expect(found.map(({ file, id, message }) => [file, id, /posts\/a\d+/.exec(message)?.[0]])).toEqual([
      ["content/posts/a950.md", "repeated-sentence", "posts/a350"],
      ["content/posts/a750.md", "overlap", "posts/a150"],
    ]);
  });
});
