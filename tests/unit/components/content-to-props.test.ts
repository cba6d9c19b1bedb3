import { toClaim } from "../../../src/components/content-to-props";

it("labels what the seller says as stated, whatever the evidence", () => {
  expect(toClaim({ id: "a", source: "seller", evidence: "strong" })).toEqual({ id: "a", evidence: "stated" });
  expect(toClaim({ id: "a", source: "study", evidence: "strong" })).toEqual({ id: "a", evidence: "strong" });
});
