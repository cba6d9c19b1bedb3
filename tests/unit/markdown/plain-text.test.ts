import { countWords, plainText, readingMinutes } from "../../../src/markdown/plain-text";

/** Words by a pattern, to compare with the count. */
const words = (markdown: string) => plainText(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,–-]*/gu) ?? [];

describe("the words of a Markdown text", () => {
  it.each([
    ["emphasis", "*one* **two** _three_ `four`", ["one", "two", "three", "four"]],
    ["headings and quotations", "## One two\n\n> three", ["One", "two", "three"]],
    ["a link's text without its URL", "[one two](/blog/three-four/)", ["one", "two"]],
    ["a picture's text without its URL", "![one](./two.png)", ["one"]],
    ["no citation", "one.:ref{id=oster-1973} two", ["one.", "two"]],
    ["no button", 'one\n\n::cta{label="Try it now" blinking}\n\ntwo', ["one", "two"]],
    ["no list marks", "- one\n+ two\n1. three\n2. four", ["one", "two", "three", "four"]],
    ["a table's cells without its rules", "| one | two |\n| --- | :---: |\n| three | 4 |", ["one", "two", "three", "4"]],
    ["numbers and joined words", "7–30 minutes, well-known, don't, 4.8", ["7–30", "minutes,", "well-known,", "don't,", "4.8"]],
    ["letters of other languages", "naïve Ähre 言葉 𝒳𝒴 ½", ["naïve", "Ähre", "言葉", "𝒳𝒴", "½"]],
    ["nothing in an empty text", "", []],
    ["nothing in signs", "— … · →", []],
  ])("are counted: %s", (_, markdown, expected) => {
    expect(words(markdown)).toEqual(expected);
    expect(countWords(markdown)).toBe(expected.length);
  });
});

describe("readingMinutes", () => {
  it.each([
    [0, 1],
    [100, 1],
    [230, 1],
    [344, 1],
    [345, 2],
    [1150, 5],
  ])("%i words take %i min", (count, minutes) => {
    expect(readingMinutes(count)).toBe(minutes);
  });
});
