/** How well research supports a statement, in the order of every list of them. */
export const evidenceLabels = [
  "strong",
  "moderate",
  "limited",
  "mixed",
  "no-benefit",
  "limited-harm",
  "moderate-harm",
  "strong-harm",
  "not-examined",
] as const;
export type EvidenceLabel = (typeof evidenceLabels)[number];

/** Labels of claims: those of research, and `stated` for terms of the offer, such as a refund period. */
export const claimLabels = [...evidenceLabels, "stated"] as const;
export type ClaimLabel = (typeof claimLabels)[number];

/** The text of each label on pages. */
export const labelTexts: Readonly<Record<ClaimLabel, string>> = {
  strong: "Strong evidence",
  moderate: "Moderate evidence",
  limited: "Limited evidence",
  mixed: "Mixed evidence",
  "no-benefit": "Tested without benefit",
  "limited-harm": "Limited evidence of harm",
  "moderate-harm": "Moderate evidence of harm",
  "strong-harm": "Strong evidence of harm",
  "not-examined": "Not examined",
  stated: "The seller’s statement",
};

/** Instead of a label: beside a press release, a leaflet or a maker's page. */
export const NO_LABEL = "Not a study";

/** What each label means. The editorial policy and the disclaimer say it in the same words. */
export const labelMeanings: Readonly<Record<ClaimLabel, string>> = {
  strong: "Many good studies agree.",
  moderate: "Several studies agree, with limits that matter.",
  limited: "Few, small or indirect studies.",
  mixed: "Studies, or parts of one, point in different directions.",
  "no-benefit": "It was tested and did no better than what it was compared with.",
  "limited-harm": "People did worse in few, small or indirect studies.",
  "moderate-harm": "Several studies agree that people did worse, with limits that matter.",
  "strong-harm": "Many good studies agree that people did worse.",
  "not-examined": "We haven’t looked for studies, or couldn’t read the result.",
  stated: "A term of the offer. We haven’t checked it.",
};

/** How editors write each label in an evidence note: `> **Evidence: tested without benefit.**` */
export const noteTexts: Readonly<Record<EvidenceLabel, string>> = {
  strong: "strong",
  moderate: "moderate",
  limited: "limited",
  mixed: "mixed",
  "no-benefit": "tested without benefit",
  "limited-harm": "limited, of harm",
  "moderate-harm": "moderate, of harm",
  "strong-harm": "strong, of harm",
  "not-examined": "not examined",
};

/** The label of a claim on pages. A claim of the seller is labeled as such, whatever the evidence for it. */
export function shownLabel({ source, evidence }: { readonly source: string; readonly evidence: string }): ClaimLabel {
  return source === "seller" ? "stated" : (evidence as ClaimLabel);
}
