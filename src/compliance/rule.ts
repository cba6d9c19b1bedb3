import type { Publication, TextLink } from "./published-text";
import type { ComplianceSettings } from "./audit-settings";

/** What was found in one publication. */
export interface Finding {
  /** Stable name of the rule, in kebab case. */
  readonly id: string;
  /** What is wrong. */
  readonly message: string;
  /** What is right. */
  readonly suggestion: string;
}

export interface AuditInput {
  readonly publication: Publication;
  readonly settings: ComplianceSettings;
  /** Links to the seller, in reading order. */
  readonly paid: readonly TextLink[];
}

/** A rule over one publication. */
export type ComplianceRule = (judged: AuditInput, report: (id: string, message: string, suggestion: string) => void) => void;

/** The beginning of a text, to find it again. */
export const quoted = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`;
