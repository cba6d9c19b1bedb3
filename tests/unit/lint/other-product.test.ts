import fs from "fs";
import os from "os";
import path from "path";
import { readContentTree } from "../../../src/lint/node/read-content";
import { lintContent } from "../../../src/lint/lint-content";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";

/** A site about a standing desk, with words and claims of its own. */
const fixture = path.resolve(__dirname, "../../fixtures/standing-desk");
const article = "posts/calls-on-your-feet.md";
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** Findings of the site with a paragraph added to an article, as id and message. */
function findings(paragraph = ""): string[] {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "standing-desk-"));
  folders.push(copy);
  fs.cpSync(fixture, copy, { recursive: true });
  fs.appendFileSync(path.join(copy, article), `\n${paragraph}\n`);
  const diagnostics = lintContent(readContentTree(copy, "content", "2026-02-01"));
  return diagnostics.map(formatDiagnostic).map((line) => line.replace(/^\S+ /, ""));
}

describe("a site about another product", () => {
  it("is linted without findings", () => {
    expect(findings()).toEqual([]);
  });

  it.each([
    ["The Tallboy comes with a 60-day guarantee.", "error[offer-number] '60-day guarantee'"],
    ["This stool will cure your back pain.", "error[banned-phrase] 'cure your back pain' is not allowed; the desk is furniture"],
    ["Ask a friend about a slipped disc.", "error[missing-caution] the caution 'pain' is missing"],
  ])("reports: %s", (paragraph, expected) => {
    expect(findings(paragraph)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    "The Tallboy relieves a stiff shoulder.",
    "A doctor knows more about a slipped disc.",
    // Words of another product are plain words here.
    "Binaural beats improve memory, and brainwave audio always helps for sure.",
    "Beta runs from 2 to 3 Hz.",
  ])("allows: %s", (paragraph) => {
    expect(findings(paragraph)).toEqual([]);
  });
});
