import { quoted, type ComplianceRule } from "../compliance-rule";

/** A testimonial has a recorded consent or is labeled as a sample. */
export const testimonials: ComplianceRule = ({ item, settings }, report) => {
  for (const { quotation, caption } of item.testimonials)
    if (!/\(sample text\)/i.test(caption) && !settings.consented.includes(caption.trim()))
      report(
        "testimonial",
        `the testimonial of ${quoted(caption)} (${quoted(quotation)}) has no recorded consent`,
        "record the consent in content/pages/testimonials.yml, or mark the testimonial as a sample",
      );
};
