/** How well the research supports a statement, from best to none. */
export const evidenceLabels = ["strong", "moderate", "limited", "mixed", "none"] as const;
export type EvidenceLabel = (typeof evidenceLabels)[number];
