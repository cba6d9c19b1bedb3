import { toArticle, toBody, toClaim } from "../../../src/components/content-to-props";

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
  const htmlAst = { type: "root", children: [] };
  const works = [reference("a"), { ...reference("b"), doi: "10.1000/b" }];
  const { references } = toBody({ htmlAst, citedReferences: ["b", "unknown", "a"], references: works });
  expect(references.map(({ id, doi }) => [id, doi])).toEqual([
    ["b", "10.1000/b"],
    ["a", undefined],
  ]);
});

it("gives an article its export, numbered questions, and every other field as it is", () => {
  const category = { slug: "c", label: "C", description: "D", band: "alpha", motif: "dots", path: "/blog/category/c/" };
  const post = { slug: "a", faq: [{ question: "Q?", answer: "A" }], category, htmlAst: { type: "root", children: [] }, difficulty: "easy" };
  expect(toArticle(post)).toMatchObject({
    markdownExport: "/blog/a.md",
    questions: [{ id: "question-1", question: "Q?", answer: { text: "A" } }],
    contents: [],
    difficulty: "easy",
  });
});
