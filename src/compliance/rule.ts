import type { Publication, TextLink } from "./published-text";
import type { ComplianceSettings } from "./settings";

/** What was found in one publication. */
export interface Finding {
  /** Stable name of the rule, in kebab case. */
  readonly id: string;
  /** What is wrong. */
  readonly what: string;
  /** What is right. */
  readonly right: string;
}

export interface Judged {
  readonly publication: Publication;
  readonly settings: ComplianceSettings;
  /** Links to the seller, in reading order. */
  readonly paid: readonly TextLink[];
}

/** A rule over one publication. */
export type ComplianceRule = (judged: Judged, tell: (id: string, what: string, right: string) => void) => void;

/** The beginning of a text, to find it again. */
export const quoted = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`;
