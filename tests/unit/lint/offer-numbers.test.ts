import { offerNumbers } from "../../../src/lint/rules/offer-numbers";
import { faq, post, removeContentFolders } from "./content-fixture";
import { findings, findingsInText, IN_TEXT } from "./rule-findings";

afterEach(removeContentFolders);

const wrong: readonly [text: string, said: string, name: string, suggestion: string][] = [
  ["It comes with a 30-day guarantee.", "30-day guarantee", "guarantee", "60"],
  ["There is a 90-day money-back guarantee.", "90-day money-back", "guarantee", "60"],
  ["There is a thirty-day guarantee.", "thirty-day guarantee", "guarantee", "60"],
  ["There is a 30-day, no-questions guarantee.", "30-day, no-questions guarantee", "guarantee", "60"],
  ["The guarantee lasts 30 days.", "guarantee lasts 30 days", "guarantee", "60"],
  ["The seller gives a refund within 30 days.", "refund within 30 days", "guarantee", "60"],
  ["The Genius Wave is audio. It has a 30-day refund.", "30-day refund", "guarantee", "60"],
  ["A 30\u2011day guarantee.", "30-day guarantee", "guarantee", "60"],
  ["The program’s sessions run from 10 to 45 minutes.", "sessions run from 10 to 45 minutes", "session length", "7 to 30"],
  ["The Genius Wave has sessions of 10–45 minutes.", "sessions of 10–45 minutes", "session length", "7 to 30"],
  ["The seller sells 10- to 45-minute sessions.", "10- to 45-minute sessions", "session length", "7 to 30"],
  [
    "The Genius Wave is audio. Its sessions last ten to forty-five minutes.",
    "sessions last ten to forty-five minutes",
    "session length",
    "7 to 30",
  ],
  ["The seller advises 10 to 20 minutes a day.", "10 to 20 minutes a day", "advised daily use", "15 to 30"],
  ["For 10–20 minutes daily the program is recommended.", "10–20 minutes daily", "advised daily use", "15 to 30"],
  ["The Genius Wave has a rating of 4.9 out of 5.", "4.9 out of 5", "rating", "4.8 out of 5"],
  ["It is rated 4.9 out of 5 by buyers.", "4.9 out of 5", "rating", "4.8 out of 5"],
  ["A rating of 4.9 out of 5.", "4.9 out of 5", "rating", "4.8 out of 5"],
  ["Rated 4.9/5 by buyers.", "4.9/5", "rating", "4.8 out of 5"],
  ["Buyers rate it; the rating is 9.6 out of 10.", "9.6 out of 10", "rating", "4.8 out of 5"],
  ["The seller shows 4.9 stars.", "4.9 stars", "rating", "4.8"],
  ["Rated by 2,912 reviews.", "2,912 reviews", "number of reviews", "2847"],
  ["The seller counts 3000 customer reviews.", "3000 customer reviews", "number of reviews", "2847"],
  ["The program is rated from 900 reviews.", "900 reviews", "number of reviews", "2847"],
  ["The sales page promises results in 5 minutes.", "results in 5 minutes", "promise", "7"],
  ["The program promises results in just ten minutes.", "results in just ten minutes", "promise", "7"],
];

const valid: readonly string[] = [
  // The offer's own figures, in all spellings.
  "It comes with a 60-day money-back guarantee.",
  "The guarantee lasts sixty days.",
  "The program’s sessions run from 7 to 30 minutes.",
  "The seller sells sessions of 7–30 minutes.",
  "The seller advises 15 to 30 minutes a day.",
  "The Genius Wave is rated 4.8 out of 5 from 2,847 reviews.",
  "Rated 4.8/5.",
  "The sales page promises results in 7 minutes.",
  "It promises results in seven minutes.",
  // Figures of other sellers and of research.
  "A 30-day free trial of a pillow.",
  "Most apps give a 14-day refund.",
  "Terms change with 30 days’ notice.",
  "Listen for 30 days before the guarantee ends.",
  "Sessions of 45 to 60 minutes went with better results in a study.",
  "A review found that sessions of 45 to 60 minutes did more.",
  "The Genius Wave is audio. It was no part of the trial, whose sessions lasted 20 to 40 minutes.",
  "Walk for 20 to 40 minutes a day, doctors advise.",
  "Participants rated their calm 3.5 out of 5.",
  "In 4 out of 5 trials the review counted, nothing changed.",
  "Of buyers, 4 out of 5 people asked for nothing.",
  "The overview counts 24 reviews of meditation.",
  "Researchers screened 12,000 reviews.",
  "A nap brought results in 20 minutes.",
  "Open it 24/7, as a reviewer says.",
];

describe("offer-numbers", () => {
  it.each(wrong)("reports: %s", (text, said, name, suggestion) => {
    expect(findingsInText(offerNumbers, text)).toEqual([
      `${IN_TEXT} error[offer-figure] '${said}' does not agree with the product's ${name}; settings/product.yml says ${suggestion}`,
    ]);
  });

  it.each(valid)("accepts: %s", (text) => {
    expect(findingsInText(offerNumbers, text)).toEqual([]);
  });

  it("checks buttons, tables, front matter and YAML", () => {
    expect(findingsInText(offerNumbers, '::cta{label="Start your 30-day guarantee"}')).toHaveLength(1);
    expect(findingsInText(offerNumbers, "Table: T\n\n| A | B |\n| --- | --- |\n| a | A 30-day guarantee |")).toHaveLength(1);
    expect(findings(offerNumbers, { "posts/second.md": post("second").replace("It is two.", "A 30-day guarantee.") })).toEqual([
      expect.stringMatching(/^content\/posts\/second\.md:12:5 error\[offer-figure\]/),
    ]);
    expect(findings(offerNumbers, { "pages/faq.yml": faq("A 30-day guarantee.") })).toEqual([
      expect.stringMatching(/^content\/pages\/faq\.yml:11:9 error\[offer-figure\]/),
    ]);
  });

  it("uses the figures of the settings", () => {
    const product =
      "name: P\ndescription: D\nrating: 4.5\nbestRating: 5\nreviewCount: 12\nratingSource: S\nshowAggregateRating: true\nguaranteeDays: 30\nsessionMinutes: {from: 7, to: 30}\ndailyMinutes: {from: 15, to: 30}\npromiseMinutes: 7\ndelivery: D\noffer: O\n";
    const body = "A 30-day guarantee. A 60-day guarantee.";
    const lines = findings(offerNumbers, { "settings/product.yml": product, "posts/second.md": post("second", { body }) });
    expect(lines).toEqual([
      `${IN_TEXT} error[offer-figure] '60-day guarantee' does not agree with the product's guarantee; settings/product.yml says 30`,
    ]);
  });
});
