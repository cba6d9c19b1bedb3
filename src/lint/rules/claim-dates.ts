import { filesOf } from "../content-tree";
import { atField, type Rule } from "../rule";

/**
 * A claim whose day has come is checked again. A warning here, because time alone must not stop a build that passed
 * yesterday; the launch check counts it as an error.
 *
 * @param today ISO day
 */
export const claimDates =
  (today: string): Rule =>
  (tree, report) => {
    for (const ledger of filesOf(tree, "claims")) {
      ledger.value.items.forEach(({ id, checked, expires }, i) => {
        if (expires <= today)
          report({
            ...atField(ledger, ["items", i, "expires"]),
            severity: "warning",
            id: "expired-claim",
            message: `the claim '${id}' was checked on ${checked} and holds until ${expires}`,
            suggestion: "hold it against its sources again and set both days",
          });
      });
    }
  };
