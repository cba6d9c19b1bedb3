import { parseContent } from "../../../../src/content-model/parse";
import { faqSource } from "../samples";

describe("the FAQ page", () => {
  const parseFaq = (source: string) => parseContent("faq", source, "content/pages/faq.yml");
  const withLink = "\n          text: With a button.\n          linkText: Read it\n          linkTo: /review/";

  it("accepts plain answers and answers with a button, and returns both in the same shape", () => {
    const { value, diagnostics } = parseFaq(faqSource(27, withLink));
    expect(diagnostics).toEqual([]);
    const entries = value?.groups[0]?.entries ?? [];
    expect(entries[0]?.answer).toEqual({ text: "With a button.", linkText: "Read it", linkTo: "/review/" });
    expect(entries[1]?.answer).toEqual({ text: "Plain text." });
  });

  it.each([
    ["linkText alone", withLink.replace(/\n[^\n]*linkTo.*/, ""), /linkText and linkTo go together/],
    ["linkTo alone", withLink.replace(/\n[^\n]*linkText[^\n]*/, ""), /linkText and linkTo go together/],
    ["a link to another site", withLink.replace("/review/", "https://elsewhere.example/"), /path on this site/],
    ["a link to another host without its scheme", withLink.replace("/review/", "//elsewhere.example/"), /path on this site/],
    ["a link without its last slash", withLink.replace("/review/", "/review"), /begins and ends with a slash/],
    ["an unknown key", `${withLink}\n          target: _blank`, /known fields: text, linkText, linkTo/],
    ["an empty answer", '""', /answer must not be empty/],
  ])("refuses an answer with %s", (_, answer, suggestion) => {
    const { value, diagnostics } = parseFaq(faqSource(27, answer));
    expect(value).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.suggestion).toMatch(suggestion);
  });

  it.each([26, 28])("refuses %i questions", (count) => {
    expect(parseFaq(faqSource(count)).diagnostics.map(({ suggestion }) => suggestion)).toEqual([
      `the page has ${count} questions but must have exactly 27`,
    ]);
  });

  it("refuses a question without a question mark", () => {
    expect(parseFaq(faqSource(27).replace("question 3?", "question 3")).diagnostics.map(({ suggestion }) => suggestion)).toEqual([
      "question must end with a question mark",
    ]);
  });
});
