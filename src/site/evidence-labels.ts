/** How well research supports a statement, from best to none. */
export const evidenceLabels = ["strong", "moderate", "limited", "mixed", "none"] as const;
export type EvidenceLabel = (typeof evidenceLabels)[number];

/** Labels of claims: those of research, and `stated` for terms of the offer, such as a refund period. */
export const claimLabels = [...evidenceLabels, "stated"] as const;
export type ClaimLabel = (typeof claimLabels)[number];

/** The text of each label on pages. */
export const evidenceWords: Readonly<Record<ClaimLabel, string>> = {
  strong: "Strong evidence",
  moderate: "Moderate evidence",
  limited: "Limited evidence",
  mixed: "Mixed evidence",
  none: "No evidence of a benefit",
  stated: "The seller’s statement",
};

/** The label of a claim on pages. A claim of the seller is labeled as such, whatever the evidence for it. */
export function shownLabel({ says, evidence }: { readonly says: string; readonly evidence: string }): ClaimLabel {
  return says === "seller" ? "stated" : (evidence as ClaimLabel);
}
