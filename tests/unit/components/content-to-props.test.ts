import { toArticleQuestions, toClaim, toQuestion, toReferences } from "../../../src/components/content-to-props";

const reference = (id: string) => ({
  id,
  authors: "A",
  year: "2001",
  title: "T",
  source: "S",
  method: "exercise",
  caveat: "C",
  evidence: "mixed",
});

it("labels what the seller says as stated, whatever the evidence", () => {
  expect(toClaim({ id: "a", source: "seller", evidence: "strong" })).toEqual({ id: "a", evidence: "stated" });
  expect(toClaim({ id: "a", source: "study", evidence: "strong" })).toEqual({ id: "a", evidence: "strong" });
});

it("returns references in the order of their citations, without unknown ids", () => {
  const references = toReferences(["b", "unknown", "a"], [reference("a"), { ...reference("b"), doi: "10.1000/b" }]);
  expect(references.map(({ id, doi }) => [id, doi])).toEqual([
    ["b", "10.1000/b"],
    ["a", undefined],
  ]);
});

it("gives an answer a link only if it has a text and a target", () => {
  const entry = (answer: { text: string; linkText?: string; linkTo?: string | null }) => ({ id: "a", question: "Q?", answer });
  expect(toQuestion(entry({ text: "T", linkText: "L", linkTo: "/a/" })).link).toEqual({ text: "L", to: "/a/" });
  expect(toQuestion(entry({ text: "T", linkText: "L", linkTo: null })).link).toBeUndefined();
});

it("numbers the questions of an article", () => {
  expect(toArticleQuestions([{ question: "Q?", answer: "A" }])).toEqual([{ id: "question-1", question: "Q?", answer: "A" }]);
});
