import { compareDiagnostics, errorAt, formatDiagnostic, type Diagnostic } from "../../../src/content-model/diagnostic";

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
  it("writes path, place, severity, id, message and suggestion", () => {
    expect(formatDiagnostic(diagnostic)).toBe("content/posts/x.md:7:3 error[field] field 'date' is invalid; date must be a day");
    expect(formatDiagnostic({ ...diagnostic, severity: "warning" })).toContain(" warning[field] ");
  });

  it("names the page where the problem was found", () => {
    expect(formatDiagnostic({ ...diagnostic, page: "/blog/x/" })).toContain(" error[field] /blog/x/: field 'date' is invalid; ");
  });

  it("writes one line, even if the texts have several", () => {
    const line = formatDiagnostic({ ...diagnostic, message: "first\nsecond\r\n  third\u2028fourth", suggestion: " padded\t" });
    expect(line).toBe("content/posts/x.md:7:3 error[field] first second third fourth; padded");
  });
});

describe("errorAt", () => {
  it("is at the start of the file if no line is known", () => {
    expect(errorAt({ file: "a.yml" }, "x", "M", "S")).toMatchObject({ file: "a.yml", line: 1, column: 1, severity: "error" });
    expect(errorAt({ file: "a.yml", line: 4, column: 2 }, "x", "M", "S")).toMatchObject({ line: 4, column: 2 });
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
