/** How well the research supports a statement, from best to none. */
export const evidenceLabels = ["strong", "moderate", "limited", "mixed", "none"] as const;
export type EvidenceLabel = (typeof evidenceLabels)[number];

/**
 * What a claim of the ledger may be labeled: as research is, or `stated` where it is a term of the offer, such as a
 * refund period, which no study could support.
 */
export const claimLabels = [...evidenceLabels, "stated"] as const;
export type ClaimLabel = (typeof claimLabels)[number];
