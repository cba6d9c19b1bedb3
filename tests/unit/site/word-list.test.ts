import { phraseError, sentenceStart, wordList } from "../../../src/site/word-list";

const find = (phrase: string, text: string) => wordList([phrase]).find(text);

describe("a list of words", () => {
  it.each<[phrase: string, text: string, found: string | undefined]>([
    // Whole words, in any case
    ["heal", "It HEALS. It may heal you.", "heal"],
    ["heal", "Healthy, unhealed, self_heal.", undefined],
    ["seller", "The seller's page.", "seller"],
    ["desk", "A desk-side lamp.", "desk"],
    // Letters of other languages belong to words
    ["rest", "Bürorest, resté, rестart", undefined],
    ["größe", "Die GRÖẞE der GRÖßE.", "GRÖßE"],
    ["tür*", "Die Türöffnung.", "Türöffnung"],
    ["стол", "Это стол.", "стол"],
    // Wildcards
    ["improv*", "It is improving.", "improving"],
    ["improv*", "An improv.", "improv"],
    ["*n't", "It doesn’t.", "doesn’t"],
    ["most * desk", "The most self-made desk.", "most self-made desk"],
    ["most * desk", "The most desk.", undefined],
    ["only [number] left", "Only 12 left.", "Only 12 left"],
    ["only [number] left", "Only a few left.", undefined],
    // One of several, and what may be missing
    ["the/this desk", "Of this desk.", "this desk"],
    ["the/this desk", "Of that desk.", undefined],
    ["desk(s)", "Two desks.", "desks"],
    ["desk", "Two desks.", undefined],
    ["lift(s/ed)/raise(d) it", "Raised it.", "Raised it"],
    ["(very) good", "A very good one.", "very good"],
    ["(very) good", "A good one.", "good"],
    ["made (by hand) here", "Made by hand here, made here.", "Made by hand here"],
    ["made (by hand) here", "Made by here.", undefined],
    ["stand (up/down)", "Stand.", "Stand"],
    // Any words within the sentence
    ["no … pain", "No change of 2.5 points in pain.", "No change of 2.5 points in pain"],
    ["no … pain", "No. It is pain.", undefined],
    // Words may be joined by a hyphen
    ["side effect(s)", "Known side-effects.", "side-effects"],
    // Everything else is literal
    ["c++ (2.0)", "c++ 2.0 and c++ 2x0", "c++ 2.0"],
    ["100%", "It is 100% safe.", "100%"],
    ["don't", "Don’t.", "Don’t"],
    ["hurry,", "Hurry, then.", "Hurry,"],
    ["{a}^$.|?\\", "A {a}^$.|?\\ b", "{a}^$.|?\\"],
  ])("'%s' in '%s'", (phrase, text, found) => {
    expect(find(phrase, text)).toBe(found);
    expect(wordList([phrase]).test(text)).toBe(found !== undefined);
  });

  it("passes over exceptions, and what overlaps them", () => {
    const { test, findAll } = wordList(["sleep", "help(s)"], ["sleep audio", "it helps"]);
    expect(test("Sleep audio, and it helps.")).toBe(false);
    expect(findAll("Sleep audio helps with sleep; it helps.")).toEqual([
      { phrase: "helps", index: 12 },
      { phrase: "sleep", index: 23 },
    ]);
  });

  it("finds the same in every call", () => {
    const list = wordList(["help"], ["no help"]);
    expect([1, 2, 3].map(() => list.find("It may help."))).toEqual(["help", "help", "help"]);
  });

  it("is empty without phrases", () => {
    expect(wordList([]).find("Anything")).toBeUndefined();
    expect(sentenceStart([])("Anything")).toBe(false);
  });

  it("takes time in proportion to a text, whatever the text", () => {
    const list = wordList(["no … pain", "*n't", "most * desk", "(a) (b) (c) d"], ["no … gain"]);
    const texts = ["no ".repeat(2_000), "a".repeat(100_000), "a ".repeat(50_000), "most ".repeat(20_000)];
    const start = performance.now();
    for (const text of texts) list.findAll(text);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("the start of a sentence", () => {
  it("may be in quotes or brackets", () => {
    const starts = sentenceStart(["beats *"], ["beats *ing"]);
    expect(["Beats come.", "“Beats come.", "(Beats come.)"].map(starts)).toEqual([true, true, true]);
    expect(["The beats come.", "Beats being so.", "Beats."].map(starts)).toEqual([false, false, false]);
  });
});

describe("a phrase", () => {
  it.each(["*", "* *", "(a)", "…", "a …", "… a", "a (b", "a) b", "a ((b))", "a/", "/a", "a//b", "a ()", "a (/b)", "a  b", " a", "(a) */b"])(
    "is refused: '%s'",
    (phrase) => {
      expect(phraseError(phrase)).toEqual(expect.any(String));
      expect(() => wordList([phrase])).toThrow(phrase);
    },
  );
});
