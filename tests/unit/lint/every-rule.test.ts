import fs from "fs";
import path from "path";
import { rules, crossFileRules, perFileRules } from "../../../src/lint/rules/index";

/** All functions that a folder's files export. */
function exportedFunctions(directory: string): [name: string, value: unknown][] {
  return fs
    .readdirSync(directory)
    .filter((file) => file !== "index.ts")
    .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(path.join(directory, file))))
    .filter(([, value]) => typeof value === "function");
}

const source = path.resolve(__dirname, "../../../src");
/** Exported by rule files, but not rules. */
const helpers = ["productNumber"];

it.each(exportedFunctions(path.join(source, "lint", "rules")).filter(([name]) => !helpers.includes(name)))(
  "the content lint runs the rule %s",
  (_, rule) => {
    expect(rules).toContain(rule);
    expect([...perFileRules, ...crossFileRules]).toContain(rule);
  },
);
