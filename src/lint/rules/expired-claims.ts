import { filesOf } from "../content-tree";
import { atField, type Rule } from "../rule";

/**
 * Claims in the ledger are checked again after their expiry day. Only a warning, because a build that passed yesterday
 * must not fail by itself; the launch check makes it an error.
 */
export const expiredClaims: Rule = (content, report) => {
  const { today } = content;
  if (today === undefined) return;
  for (const ledger of filesOf(content, "claims")) {
    ledger.value.items.forEach(({ id, checked, expires }, i) => {
      if (expires <= today)
        report(
          atField(ledger, ["items", i, "expires"]),
          "expired-claim",
          `the claim '${id}' was checked on ${checked} and expired on ${expires}`,
          "check it against its sources again and update both dates",
          "warning",
        );
    });
  }
};
