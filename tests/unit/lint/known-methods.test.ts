import { knownMethods } from "../../../src/lint/rules/known-methods";
import { references, removeContentFolders } from "./content-fixture";
import { findings } from "./rule-findings";

afterEach(removeContentFolders);

it("known-methods reports methods and outcomes that the evidence page does not have", () => {
  expect(findings(knownMethods, {})).toEqual([]);
  const text = references().replace("method: background", "method: juggling").replace("outcomes: [memory]", "outcomes: [memory, mood]");
  expect(findings(knownMethods, { "references.yml": text })).toEqual([
    "content/references.yml:8:5 error[unknown-method] unknown method 'juggling'; content/pages/evidence.yml has background",
    "content/references.yml:9:24 error[unknown-outcome] unknown outcome 'mood'; content/pages/evidence.yml has memory",
  ]);
});
