import type { BannedWording } from "../site/banned-wording";
import type { Cautions } from "../site/cautions";
import type { PaidLinkSettings } from "../site/paid-links";

/** What the compliance rules compare the published files with. */
export interface ComplianceSettings extends PaidLinkSettings {
  /** Base URL of the site. */
  readonly url: string;
  /** Hosts of the seller besides that of the affiliate link. */
  readonly sellerHosts: readonly string[];
  readonly disclosure: string;
  /** As in the product settings. */
  readonly productName: string;
  readonly rating: { readonly value: number; readonly best: number; readonly count: number; readonly source: string };
  readonly wording: readonly BannedWording[];
  readonly cautions: Cautions;
  /** Names of people with a recorded consent to their testimonial, as captions show them. */
  readonly consented: readonly string[];
}
