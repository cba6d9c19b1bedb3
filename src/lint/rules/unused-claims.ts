import { claimFinder } from "../claim-finder";
import { filesOf } from "../content-tree";
import { atField, type Rule } from "../rule";
import { isNotRead } from "../text-blocks";

/** Warns of claims that no sentence makes, for example after the text was changed. */
export const unusedClaims: Rule = (content, report) => {
  const [claimsFile] = filesOf(content, "claims");
  const findClaims = claimFinder(content);
  if (!claimsFile || !findClaims) return;
  const unused = new Set(claimsFile.value.items.map(({ id }) => id));
  for (const file of content.files) {
    if (unused.size === 0) return;
    if (isNotRead(file)) continue;
    for (const id of findClaims(file, unused)) unused.delete(id);
  }
  claimsFile.value.items.forEach(({ id }, index) => {
    if (unused.has(id))
      report(
        atField(claimsFile, ["items", index, "id"]),
        "unused-claim",
        `no sentence makes the claim '${id}'`,
        "fix its patterns, or remove it",
        "warning",
      );
  });
};
