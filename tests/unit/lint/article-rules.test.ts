import type { Rule } from "../../../src/lint/rule";
import { articleButtons } from "../../../src/lint/rules/article-buttons";
import { articleEvidence } from "../../../src/lint/rules/article-evidence";
import { articleLinks } from "../../../src/lint/rules/article-links";
import { articleShape } from "../../../src/lint/rules/article-shape";
import { uniqueTexts } from "../../../src/lint/rules/unique-texts";
import {
  article,
  articleFiles,
  contentFolder,
  FIRST_BUTTON,
  lineOf,
  NOTE,
  prose,
  removeContentFolders,
  REVIEW_LINK,
  lintDirectory,
} from "./content-fixture";
import { findings } from "./rule-findings";

afterEach(removeContentFolders);

const files = articleFiles();
const second = files["posts/second.md"] ?? "";
const first = files["posts/first.md"] ?? "";
const partOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";
const closingLabel = (text: string) => partOf(text, /label: (Begin .*)$/m);
const title = (text: string) => partOf(text, /^title: "(.*)"$/m);
const excerpt = (text: string) => partOf(text, /^excerpt: "(.*)"$/m);
const description = (text: string) => partOf(text, /^metaDescription: "(.*)"$/m);
const question = (text: string) => partOf(text, /^ {2}- question: (.*)$/m);
const answer = (text: string) => partOf(text, /^ {4}answer: (.*)$/m);
const lastSection = (text: string) => text.slice(text.lastIndexOf("## "));

interface Invalid {
  readonly name: string;
  readonly change: (text: string) => string;
  /** Text on the line of the diagnostic, after the change. */
  readonly at: string;
  readonly finding: RegExp;
}

interface Allowed {
  readonly name: string;
  readonly change: (text: string) => string;
}

/** Tests a rule by changing the second of three valid articles. */
function describeRule(name: string, rule: Rule, invalid: readonly Invalid[], allowed: readonly Allowed[]): void {
  describe(name, () => {
    it("accepts valid articles", () => {
      expect(findings(rule, files)).toEqual([]);
    });

    it.each(invalid)("reports $name", ({ change, at, finding }) => {
      const text = change(second);
      expect(text).not.toBe(second);
      const lines = findings(rule, { ...files, "posts/second.md": text });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(finding);
      expect(lines[0]?.split(":").slice(0, 2).join(":")).toBe(`content/posts/second.md:${lineOf(text, at)}`);
    });

    for (const { name: message, change } of allowed)
      it(`allows ${message}`, () => {
        const text = change(second);
        expect(text).not.toBe(second);
        expect(findings(rule, { ...files, "posts/second.md": text })).toEqual([]);
      });
  });
}

describe("the test articles", () => {
  it("pass all rules", () => {
    expect(lintDirectory(contentFolder(files)).diagnostics).toEqual([]);
  });
});

describeRule(
  "article-shape",
  articleShape,
  [
    {
      name: "a body that is too short",
      change: (text) => text.replace(lastSection(text), `## Short\n\nA section of a few words.\n\n`),
      at: "title:",
      finding: /error\[body-length\] the body has 6\d\d words; write 700 to 2500$/,
    },
    {
      name: "a body that is too long",
      change: (text) => `${text}\n${prose("more").sentences(160)}\n`,
      at: "title:",
      finding: /error\[body-length\] the body has 26\d\d words; write 700 to 2500$/,
    },
    {
      name: "too few sections",
      change: (text) =>
        text
          .replace(/^## .*\n\n/m, "")
          .replace(/^## .*\n\n/m, "")
          .replace(/^## .*\n\n/m, ""),
      at: "title:",
      finding: /error\[section-count\] the body has 2 ## sections; use 3 to 9$/,
    },
    {
      name: "too many sections",
      change: (text) => `${text}${["Six", "Seven", "Eight", "Nine", "Ten"].map((heading) => `\n## ${heading}\n\nA.\n`).join("")}`,
      at: "title:",
      finding: /error\[section-count\] the body has 10 ## sections; use 3 to 9$/,
    },
    {
      name: "an answer that is too short",
      change: (text) => text.replace(answer(text), "It is."),
      at: "answer: It is.",
      finding: /error\[answer-length\] the answer has 2 words; write 30 to 90$/,
    },
    {
      name: "an answer that is too long",
      change: (text) => text.replace(answer(text), prose("long").sentences(8)),
      at: prose("long").sentences(8),
      finding: /error\[answer-length\] the answer has 96 words; write 30 to 90$/,
    },
    {
      name: "a question without its mark",
      change: (text) => text.replace(question(text), "Tell me more."),
      at: "Tell me more.",
      finding: /error\[question-mark\] the question does not end with a question mark; phrase it as a question$/,
    },
    {
      name: "an excerpt that is said again for search results",
      change: (text) => text.replace(description(text), excerpt(text)),
      at: "metaDescription:",
      finding: /error\[same-description\] metaDescription repeats the excerpt; write a different text for search results$/,
    },
    {
      name: "an excerpt that is said again with a full stop more",
      change: (text) => text.replace(description(text), `${excerpt(text)}.`),
      at: "metaDescription:",
      finding: /error\[same-description\] metaDescription repeats the excerpt/,
    },
  ],
  [
    {
      name: "headings within sections, which open none",
      change: (text) => `${text}\n### One\n\nA.\n\n### Two\n\nB.\n\n### Three\n\nC.\n`,
    },
    {
      name: "words of buttons and citations beyond the limit, which are no words of the body",
      change: (text) => text.replace(FIRST_BUTTON, `::cta{label="${prose("label").words(2600)}"}`),
    },
  ],
);

describeRule(
  "unique-texts",
  uniqueTexts,
  [
    {
      name: "the title of another article, whatever its case",
      change: (text) => text.replace(title(text), title(first).toUpperCase()),
      at: "title:",
      finding: /error\[duplicate-text\] the title is also in content\/posts\/first\.md; write a different one for each article$/,
    },
    {
      name: "the excerpt of another article",
      change: (text) => text.replace(excerpt(text), excerpt(first)),
      at: "excerpt:",
      finding: /error\[duplicate-text\] the excerpt is also in content\/posts\/first\.md/,
    },
    {
      name: "the metaDescription of another article",
      change: (text) => text.replace(description(text), description(first)),
      at: "metaDescription:",
      finding: /error\[duplicate-text\] the metaDescription is also in content\/posts\/first\.md/,
    },
    {
      name: "a question of another article",
      change: (text) => text.replace(question(text), question(first)),
      at: question(first),
      finding: /error\[duplicate-text\] the question is also in content\/posts\/first\.md/,
    },
  ],
  [
    {
      name: "an excerpt that goes on in other words than another one",
      change: (text) => text.replace(excerpt(text), `${excerpt(first).slice(0, 120)} somewhere else`),
    },
  ],
);

describeRule(
  "article-buttons",
  articleButtons,
  [
    {
      name: "an article without buttons",
      change: (text) => text.replace(/^::cta.*$/gm, ""),
      at: "title:",
      finding: /error\[button-count\] the text has no button; use one to three, usually two$/,
    },
    {
      name: "four buttons",
      change: (text) => `${text}\n::cta{label="A"}\n\n::cta{label="B"}\n`,
      at: "title:",
      finding: /error\[button-count\] the article has 4 buttons; use one to three, usually two$/,
    },
    {
      name: "a first button that says something else",
      change: (text) => text.replace(FIRST_BUTTON, '::cta{label="Buy"}'),
      at: '::cta{label="Buy"}',
      finding: /error\[button-label\] the first button says 'Buy'; the first button of every article says 'Try The Genius Wave Now – /,
    },
    {
      name: "a closing label that closes another article, whatever its case",
      change: (text) => text.replace(closingLabel(text), closingLabel(first).toUpperCase()),
      at: closingLabel(first).toUpperCase(),
      finding:
        /error\[button-label\] the last button has the same label \('.*'\) as the one in content\/posts\/first\.md; choose a label for this article only$/,
    },
    {
      name: "a closing label that is the first button's",
      change: (text) => text.replace(closingLabel(text), "try the Genius Wave now – unlock your brainpower"),
      at: "try the Genius Wave now",
      finding: /error\[button-label\] the last button has the label of the first; choose a label for this article only$/,
    },
    {
      name: "a button that blinks beside one that does not",
      change: (text) => text.replace(closingLabel(text), `${closingLabel(text)}\n  blinking: true`),
      at: "label: Begin",
      finding: /error\[blinking\] some buttons of the article blink and others do not; make all of them blink or none$/,
    },
  ],
  [
    {
      name: "buttons that all blink",
      change: (text) => text.replace(/^(::cta\{.*)\}$/gm, "$1 blinking}").replace(/(label: Begin.*)/, "$1\n  blinking: true"),
    },
    { name: "one button alone", change: (text) => text.replace(/^closingButton:\n.*\n/m, "") },
    { name: "a third button", change: (text) => text.replace(lastSection(text), `${lastSection(text)}\n::cta{label="Between"}\n`) },
    { name: "spaces around a label, which no page shows", change: (text) => text.replace('Brainpower"}', 'Brainpower "}') },
  ],
);

describeRule(
  "article-links",
  articleLinks,
  [
    {
      name: "no link to the review",
      change: (text) => text.replace(REVIEW_LINK, "the review"),
      at: "title:",
      finding: /error\[review-link\] the text does not link to the review; link to \/review\/ where it helps the reader$/,
    },
    {
      name: "a link text that says nothing",
      change: (text) => text.replace(REVIEW_LINK, "[here](/review/)"),
      at: "[here](/review/)",
      finding: /error\[link-text\] the link text 'here' does not describe its target; name what the link leads to$/,
    },
    {
      name: "a link text that says nothing, with a full stop",
      change: (text) => text.replace(REVIEW_LINK, "[Read more.](/review/)"),
      at: "Read more",
      finding: /error\[link-text\] the link text 'Read more\.'/,
    },
    {
      name: "a link text that says nothing, in a link by reference",
      change: (text) => `${text.replace(REVIEW_LINK, "[click here][r]")}\n[r]: /review/\n`,
      at: "[click here][r]",
      finding: /error\[link-text\] the link text 'click here'/,
    },
    {
      name: "a link to itself",
      change: (text) => `${text}\nSee [the beginning of it](/blog/second/).\n`,
      at: "/blog/second/",
      finding: /error\[link\] the article links to itself; link to another one$/,
    },
    {
      name: "a link to a part of itself by its full path",
      change: (text) => `${text}\nSee [the beginning of it](/blog/second/#part).\n`,
      at: "/blog/second/#part",
      finding: /error\[link\] the article links to itself/,
    },
  ],
  [
    {
      name: "a link to the review by reference",
      change: (text) => `${text.replace(REVIEW_LINK, "[the whole review][r]")}\n[r]: /review/\n`,
    },
    { name: "a link to a part of the review", change: (text) => text.replace("(/review/)", "(/review/#pros)") },
    { name: "a link text that begins with this", change: (text) => text.replace(REVIEW_LINK, "[this account of the evidence](/review/)") },
    { name: "a link to a part of the page", change: (text) => `${text}\nSee [the plan above](#plan).\n` },
  ],
);

describe("article-links between articles", () => {
  it("reports an article without links to others, and the articles that too few link to", () => {
    const text = second.replace(/\]\(\/blog\/(?:first|third)\/\)/g, "](/faq/)");
    const lines = findings(articleLinks, { ...files, "posts/second.md": text });
    expect(lines.filter((line) => line.includes(" error["))).toEqual([
      "content/posts/second.md:3:1 error[article-link] the text does not link to another article; link to one or two related articles",
    ]);
    expect(lines.filter((line) => line.includes(" warning["))).toEqual(
      ["first", "third"].map(
        (slug) => `content/posts/${slug}.md:3:1 warning[few-links] 1 other articles link to this one; link to it from at least 2`,
      ),
    );
  });

  it("does not count a link to itself", () => {
    const text = second.replace(/\]\(\/blog\/(?:first|third)\/\)/g, "](/blog/second/)");
    const ids = findings(articleLinks, { ...files, "posts/second.md": text }).map((line) => partOf(line, /error\[(.*?)\]/));
    expect(ids.filter((id) => id !== "")).toEqual(["link", "link", "article-link"]);
  });

  it("counts the articles that link, not the links", () => {
    const lonely = article("third", ["first", "second"]);
    const twice = second.replace("](/blog/third/)", "](/blog/first/)");
    const lines = findings(articleLinks, { ...files, "posts/second.md": twice, "posts/third.md": lonely });
    expect(lines).toEqual(["content/posts/third.md:3:1 warning[few-links] 1 other articles link to this one; link to it from at least 2"]);
  });

  it("requires no links when there are only two articles", () => {
    const two = { ...files, "posts/third.md": undefined };
    expect(findings(articleLinks, two)).toEqual([]);
  });
});

describeRule(
  "article-evidence",
  articleEvidence,
  [
    {
      name: "one work alone, cited twice",
      change: (text) => text.replace("other-2001", "oster-1973"),
      at: "title:",
      finding: /error\[citation-count\] the article cites 1 references; cite at least 2 of content\/references\.yml$/,
    },
    {
      name: "more evidence notes than a reader wants",
      change: (text) => `${text}${"\n> **Evidence: limited.** Little.\n".repeat(3)}`,
      at: "title:",
      finding: /error\[evidence-notes\] the article has 4 evidence notes; use at most 3, where they matter most$/,
    },
  ],
  [
    { name: "no evidence note", change: (text) => text.replace("> **Evidence: mixed.** ", "") },
    { name: "more works and notes", change: (text) => `${text}\nSaid.:ref{id=third-2011}\n\n> **Evidence: limited.** Little.\n` },
    {
      name: "a quotation beside the note",
      change: (text) => text.replace(NOTE, "> Somebody said so.\n\n> **Evidence: tested without benefit.**"),
    },
  ],
);
