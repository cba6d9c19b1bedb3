import { findFiles } from "../content-tree";
import { atField, type Rule } from "../rule";

/**
 * Claims are checked again after their expiry day. Only a warning, because a build that passed yesterday
 * must not fail by itself; the launch check makes it an error.
 */
export const expiredClaims: Rule = (content, report) => {
  const { today } = content;
  if (today === undefined) return;
  for (const file of findFiles(content, "claim")) {
    const { id, checked, expires } = file.value;
    if (expires <= today)
      report(
        atField(file, ["expires"]),
        "expired-claim",
        `the claim '${id}' was checked on ${checked} and expired on ${expires}`,
        "check it against its sources again and update both dates",
        "warning",
      );
  }
};
