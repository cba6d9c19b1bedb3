import type { ComplianceRule } from "../rule";
import { blinking, buttonDensity } from "./buttons";
import { medicalCautions } from "./published-cautions";
import { disclosure } from "./disclosure";
import { paidLinks } from "./paid-link-markup";
import { ratingSource } from "./rating-source";
import { testimonials } from "./testimonials";
import { wording } from "./published-phrases";

/** Every rule over what is published; a new rule is a file beside this one and a line here. */
export const complianceRules: readonly ComplianceRule[] = [
  disclosure,
  paidLinks,
  buttonDensity,
  blinking,
  ratingSource,
  testimonials,
  medicalCautions,
  wording,
];
