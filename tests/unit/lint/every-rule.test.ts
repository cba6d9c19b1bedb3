import fs from "fs";
import path from "path";
import { complianceRules } from "../../../src/compliance/rules/index";
import { rules, crossFileRules, perFileRules } from "../../../src/lint/rules/index";

/** Functions that the files of a folder export, by their names. */
function exportedFunctions(directory: string): [name: string, value: unknown][] {
  return fs
    .readdirSync(directory)
    .filter((file) => file !== "index.ts")
    .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(path.join(directory, file))))
    .filter(([, value]) => typeof value === "function");
}

const source = path.resolve(__dirname, "../../../src");
/** No rules: one makes a rule for a day, which is handed over beside the list, the others help. */
const others = ["claimDates", "figureOf", "articleFingerprint", "concerningTexts"];

it.each(exportedFunctions(path.join(source, "lint", "rules")).filter(([name]) => !others.includes(name)))(
  "the content check runs the rule %s",
  (_, rule) => {
    expect(rules).toContain(rule);
    expect([...perFileRules, ...crossFileRules]).toContain(rule);
  },
);

it.each(exportedFunctions(path.join(source, "compliance", "rules")))("the compliance check runs the rule %s", (_, rule) => {
  expect(complianceRules).toContain(rule);
});
