import type { ComplianceSettings } from "./audit-settings";
import type { PublishedItem, PublishedLink } from "./published-item";

export interface AuditInput {
  readonly item: PublishedItem;
  readonly settings: ComplianceSettings;
  /** Links to the seller, in reading order. */
  readonly paidLinks: readonly PublishedLink[];
}

/** A rule for one published item. */
export type ComplianceRule = (input: AuditInput, report: (id: string, message: string, suggestion: string) => void) => void;

/** The first 60 characters of a text in quotes, for messages. */
export const quoted = (text: string): string => `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`;
