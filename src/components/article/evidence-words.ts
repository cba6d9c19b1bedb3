import type { ClaimLabel } from "../../site/evidence-labels";

/** Evidence labels in the words that readers see. */
export const evidenceWords: Readonly<Record<ClaimLabel, string>> = {
  strong: "Strong evidence",
  moderate: "Moderate evidence",
  limited: "Limited evidence",
  mixed: "Mixed evidence",
  none: "No evidence of a benefit",
  stated: "The seller’s statement",
};
