import type { PaidLinkSettings } from "../site/paid-links";

/** What the check must know to judge what was published. */
export interface ComplianceSettings extends PaidLinkSettings {
  /** Address of the site. */
  readonly url: string;
  /** Hosts of the seller beside that of the affiliate link. */
  readonly sellerHosts: readonly string[];
  readonly disclosure: string;
  readonly rating: { readonly value: number; readonly best: number; readonly count: number; readonly source: string };
  /** Names of those who permitted their testimonial, as their captions show them. */
  readonly consented: readonly string[];
}
