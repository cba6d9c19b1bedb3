import { compareDiagnostics, formatDiagnostic, type Diagnostic } from "../../../src/content-model/diagnostic";

const diagnostic: Diagnostic = {
  file: "content/posts/x.md",
  line: 7,
  column: 3,
  severity: "error",
  id: "field",
  message: "field 'date' is invalid",
  suggestion: "date must be a day",
};

describe("formatDiagnostic", () => {
  it("writes path, place, severity, id, what is wrong and what is right", () => {
    expect(formatDiagnostic(diagnostic)).toBe("content/posts/x.md:7:3 error[field] field 'date' is invalid; date must be a day");
    expect(formatDiagnostic({ ...diagnostic, severity: "warning" })).toContain(" warning[field] ");
  });

  it("stays on one line whatever the texts hold", () => {
    const line = formatDiagnostic({ ...diagnostic, message: "first\nsecond\r\n  third\u2028fourth", suggestion: " padded\t" });
    expect(line).toBe("content/posts/x.md:7:3 error[field] first second third fourth; padded");
  });
});

describe("compareDiagnostics", () => {
  it("orders by file, line, column and id", () => {
    const ordered = [
      diagnostic,
      { ...diagnostic, id: "zebra" },
      { ...diagnostic, column: 20 },
      { ...diagnostic, line: 10, column: 1 },
      { ...diagnostic, file: "content/posts/y.md", line: 1 },
    ];
    expect([...ordered].reverse().sort(compareDiagnostics)).toEqual(ordered);
  });
});
