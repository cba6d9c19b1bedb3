import type { ComplianceReport } from "./audit";
import type { ComplianceFinding } from "./audit-file";

/** One finding as one line: page, file to mend, rule, what is wrong; what is right. */
export function formatFinding({ page, source, id, message, suggestion }: ComplianceFinding): string {
  return `${page} (${source}) error[${id}] ${message}; ${suggestion}`.replace(/\s+/g, " ");
}

/** The report for people: a line for each finding, and what was read. */
export function reportForPeople({ findings, read, paidLinks, placements }: ComplianceReport): string {
  const told = placements.length > 0 ? `, ${placements.length} of them told apart` : "";
  return [
    ...findings.map(formatFinding),
    `compliance: ${read.page} pages, ${read["feed item"]} feed items, ${read.copy} copies with ${paidLinks} paid links${told}; ${findings.length} findings`,
    "",
  ].join("\n");
}

/** The report for programs: JSON with a line for each finding. */
export function reportAsJson({ findings, read, paidLinks }: ComplianceReport): string {
  const lines = findings.map(
    ({ page, file, source, id, message, suggestion }) => `    ${JSON.stringify({ id, page, file, source, message, suggestion })}`,
  );
  return [
    "{",
    `  "read": ${JSON.stringify(read)},`,
    `  "paidLinks": ${paidLinks},`,
    `  "findings": [${lines.length > 0 ? `\n${lines.join(",\n")}\n  ` : ""}]`,
    "}",
    "",
  ].join("\n");
}
