import { claimLanguage } from "../../../src/lint/claim-language";
import { vocabulary } from "../site-words";

const { isAboutProduct, claimsEffect, absoluteWord, isHedged, isReported, isAttributed } = claimLanguage(vocabulary, "The Genius Wave");
const claims = (sentence: string, before = false) => isAboutProduct(sentence, before) && claimsEffect(sentence);

describe("a claim", () => {
  it.each([
    "The Genius Wave improves your memory.",
    "The genius wave makes you smarter within a week.",
    "Binaural beats sharpen attention.",
    "Entrainment cures brain fog.",
    "Download The Genius Wave and sharpen your memory.",
    "With a 60-day guarantee, it increases your focus.",
    "Brainwave audio helps you fall asleep faster.",
    "Your brain follows the beat.",
    "Isochronic tones are stronger than binaural beats.",
    "Its recordings rewire the brain.",
    "A session settles you before work.",
    "The program replaces a night of sleep.",
    "The audio balances both halves of the brain.",
    "Students who use The Genius Wave get better grades.",
    "Listening daily keeps dementia away.",
    "The sound switches your mind to theta.",
    "The Genius Wave works while you sleep.",
    "Why does The Genius Wave work so well?",
    "Want sharper focus from The Genius Wave?",
    "Beats at 15 Hz raise test scores.",
    "“Audio” that helps you settle is a habit.",
    "The program treats anxiety as it comes.",
  ])("is recognized: %s", (sentence) => {
    expect(claims(sentence)).toBe(true);
  });

  it.each([
    "You can listen on a phone or on a laptop.",
    "The Genius Wave arrives as a set of files.",
    "We do not know who recorded the sessions.",
    "Binaural beats need headphones.",
    "Keep the volume low while you listen.",
    "The seller has not published the frequencies.",
    "Stop the audio before the meeting starts.",
    "Does The Genius Wave help with sleep?",
    "Which benefits of entrainment are supported?",
    "Binaural Beats and Deep Focus",
    // These are about other subjects.
    "A walk lifts your mood.",
    "Testing yourself beats rereading and improves recall.",
    "Ten sessions of reasoning training helped.",
  ])("is not recognized: %s", (sentence) => {
    expect(claims(sentence)).toBe(false);
  });

  it("may continue the previous sentence with a pronoun", () => {
    expect(claims("It improves memory.")).toBe(false);
    expect(claims("It improves memory.", true)).toBe(true);
    expect(claims("A walk improves memory.", true)).toBe(false);
  });

  it("matches the product’s name as a whole word", () => {
    const other = claimLanguage(vocabulary, "The C++ Tone");
    expect(other.isAboutProduct("The C++ Tone is short.", false)).toBe(true);
    expect(other.isAboutProduct("The Genius Wave is short.", false)).toBe(false);
    expect(claimLanguage(vocabulary, "Al").isAboutProduct("An alarm rang.", false)).toBe(false);
  });
});

describe("an absolute word", () => {
  it.each([
    ["It is proven to work.", "proven"],
    ["The Genius Wave guarantees better focus.", "guarantees better"],
    ["Results are guaranteed with it.", "guaranteed"],
    ["It works for everyone.", "for everyone"],
    ["It clears your head instantly.", "instantly"],
    ["Entrainment is backed by science.", "backed by"],
    ["The effect is permanent.", "permanent"],
    ["It always helps.", "always"],
  ])("is recognized: %s", (sentence, word) => {
    expect(absoluteWord(sentence)).toBe(word);
  });

  it.each([
    "Nobody has proven that it works.",
    "It is not guaranteed to help.",
    "The seller gives a 60-day money-back guarantee.",
    "It comes as an instantly available, instant digital download.",
    "Whether it always helps is not known.",
  ])("is ignored where it is negated or means something else: %s", (sentence) => {
    expect(absoluteWord(sentence)).toBeUndefined();
  });
});

describe("hedged, reported and attributed sentences", () => {
  it.each([
    ["Beats may help a little.", { hedged: true, reported: false, attributed: false }],
    ["Beats can improve focus.", { hedged: false, reported: false, attributed: false }],
    ["In one study of 80 students beats raised scores.", { hedged: false, reported: true, attributed: false }],
    ["Its sales page promises results in 7 minutes.", { hedged: false, reported: false, attributed: true }],
    ["If a recording helps you, keep it.", { hedged: true, reported: false, attributed: false }],
    ["If you listen daily, beats sharpen your mind.", { hedged: false, reported: false, attributed: false }],
    ["People feel calmer with beats.", { hedged: false, reported: false, attributed: false }],
  ])("%s", (sentence, { hedged, reported, attributed }) => {
    expect([isHedged(sentence), isReported(sentence), isAttributed(sentence)]).toEqual([hedged, reported, attributed]);
  });
});
