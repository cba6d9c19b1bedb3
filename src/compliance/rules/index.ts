import type { ComplianceRule } from "../compliance-rule";
import { blinking, buttonDensity } from "./buttons";
import { disclosure } from "./disclosure";
import { noBannedPhrases, noPressure } from "./no-banned-phrases";
import { paidLinkAttributes, paidLinkNotes, unpaidSponsoredLinks } from "./paid-link-attributes";
import { ratingSource } from "./rating-source";
import { requiredCautions } from "./required-cautions";
import { soundCautions } from "./sound-cautions";
import { testimonials } from "./testimonials";

/** Every compliance rule. To add one, add a file beside this one and a line here. */
export const complianceRules: readonly ComplianceRule[] = [
  disclosure,
  paidLinkAttributes,
  paidLinkNotes,
  unpaidSponsoredLinks,
  buttonDensity,
  blinking,
  ratingSource,
  testimonials,
  requiredCautions,
  soundCautions,
  noBannedPhrases,
  noPressure,
];
