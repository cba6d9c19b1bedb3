/** How well research supports a statement. */
export const evidenceLabels = ["strong", "moderate", "limited", "mixed", "no-benefit", "harm", "not-examined"] as const;
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
  harm: "Harm seen",
  "not-examined": "Not examined by us",
  stated: "The seller’s statement",
};

/** What each label means, for the evidence page. */
export const labelMeanings: Readonly<Record<ClaimLabel, string>> = {
  strong: "Many good studies agree.",
  moderate: "Several studies agree, with limits that matter.",
  mixed: "Studies, or parts of one, point in different directions.",
  limited: "Few, small or indirect studies.",
  "no-benefit": "It was tested and did no better than what it was compared with.",
  harm: "People did worse with it.",
  "not-examined": "We have not looked for studies, or could not read the result.",
  stated: "A term of the offer. We have not checked it.",
};

/** How editors write each label in an evidence note: `> **Evidence: tested without benefit.**` */
export const noteTexts: Readonly<Record<EvidenceLabel, string>> = {
  strong: "strong",
  moderate: "moderate",
  limited: "limited",
  mixed: "mixed",
  "no-benefit": "tested without benefit",
  harm: "harm seen",
  "not-examined": "not examined",
};

/** Steps of five that the meter of a label fills. */
export const meterSteps: Readonly<Record<EvidenceLabel, number>> = {
  strong: 5,
  moderate: 4,
  mixed: 3,
  limited: 2,
  "no-benefit": 1,
  harm: 1,
  "not-examined": 0,
};

/** All labels, from the fullest meter to the emptiest. */
export const labelsByMeter: readonly ClaimLabel[] = [...[...evidenceLabels].sort((a, b) => meterSteps[b] - meterSteps[a]), "stated"];

/** The label of a claim on pages. A claim of the seller is labeled as such, whatever the evidence for it. */
export function shownLabel({ source, evidence }: { readonly source: string; readonly evidence: string }): ClaimLabel {
  return source === "seller" ? "stated" : (evidence as ClaimLabel);
}
