import { compareProblems, formatProblem, type Problem } from "../../../src/content-model/problem";

const problem: Problem = {
  file: "content/posts/x.md",
  line: 7,
  column: 3,
  severity: "error",
  id: "field",
  what: "field 'date' does not fit",
  right: "date must be a day",
};

describe("formatProblem", () => {
  it("writes path, place, severity, id, what is wrong and what is right", () => {
    expect(formatProblem(problem)).toBe("content/posts/x.md:7:3 error[field] field 'date' does not fit; date must be a day");
    expect(formatProblem({ ...problem, severity: "warning" })).toContain(" warning[field] ");
  });

  it("stays on one line whatever the texts hold", () => {
    const line = formatProblem({ ...problem, what: "first\nsecond\r\n  third\u2028fourth", right: " padded\t" });
    expect(line).toBe("content/posts/x.md:7:3 error[field] first second third fourth; padded");
  });
});

describe("compareProblems", () => {
  it("orders by file, line, column and id", () => {
    const ordered = [
      problem,
      { ...problem, id: "zebra" },
      { ...problem, column: 20 },
      { ...problem, line: 10, column: 1 },
      { ...problem, file: "content/posts/y.md", line: 1 },
    ];
    expect([...ordered].reverse().sort(compareProblems)).toEqual(ordered);
  });
});
