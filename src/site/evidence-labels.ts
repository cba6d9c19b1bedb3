/** How well research supports a statement, in the order of every list of labels. */
const labelsOfResearch = {
  strong: { text: "Strong evidence", short: "helps, strong", meaning: "Many good studies agree.", editorWords: "strong" },
  moderate: {
    text: "Moderate evidence",
    short: "helps, moderate",
    meaning: "Several studies agree, with limits that matter.",
    editorWords: "moderate",
  },
  limited: { text: "Limited evidence", short: "helps, limited", meaning: "Few, small, or indirect studies.", editorWords: "limited" },
  mixed: {
    text: "Mixed evidence",
    short: "mixed",
    meaning: "Studies, or parts of one, point in different directions.",
    editorWords: "mixed",
  },
  "no-benefit": {
    text: "Tested without benefit",
    short: "no benefit",
    meaning: "It was tested and did no better than what it was compared with.",
    editorWords: "tested without benefit",
  },
  "limited-harm": {
    text: "Limited evidence of harm",
    short: "harms, limited",
    meaning: "People did worse in few, small, or indirect studies.",
    editorWords: "limited, of harm",
  },
  "moderate-harm": {
    text: "Moderate evidence of harm",
    short: "harms, moderate",
    meaning: "Several studies agree that people did worse, with limits that matter.",
    editorWords: "moderate, of harm",
  },
  "strong-harm": {
    text: "Strong evidence of harm",
    short: "harms, strong",
    meaning: "Many good studies agree that people did worse.",
    editorWords: "strong, of harm",
  },
  "not-examined": {
    text: "Not examined",
    short: "not examined",
    meaning: "We haven’t looked for studies, or couldn’t read the result.",
    editorWords: "not examined",
  },
} as const;

/**
 * Labels of claims: those of research, and `stated` for terms of the offer, such as a refund period. Pages show `text`, and
 * `short` within a sentence; the editorial policy and the disclaimer say the `meaning` in the same words; editors write the
 * `editorWords` in an evidence note: `> **Evidence: tested without benefit.**`
 */
export const labels = {
  ...labelsOfResearch,
  stated: { text: "The seller’s statement", short: "seller says", meaning: "A term of the offer, as the seller gives it." },
} as const;

export type EvidenceLabel = keyof typeof labelsOfResearch;
export type ClaimLabel = keyof typeof labels;
export const evidenceLabels = Object.keys(labelsOfResearch) as EvidenceLabel[];
export const claimLabels = Object.keys(labels) as ClaimLabel[];

/** Which way a label points: 1 for better, −1 for worse, 0 for neither or both. */
export function labelDirection(label: EvidenceLabel): -1 | 0 | 1 {
  if (label.endsWith("harm")) return -1;
  return ["strong", "moderate", "limited"].includes(label) ? 1 : 0;
}

/** Instead of a label: beside a press release, a leaflet or a maker's page. */
export const NO_LABEL = "Not a study";

/** The label of a claim on pages. A claim of the seller is labeled as such, whatever the evidence for it. */
export function displayLabel({ source, evidence }: { readonly source: string; readonly evidence: string }): ClaimLabel {
  return source === "seller" ? "stated" : (evidence as ClaimLabel);
}
