import { quoted, type ComplianceRule } from "../rule";

/** A testimonial is a real person's, who permitted it, or says that it is a sample. */
export const testimonials: ComplianceRule = ({ publication, settings }, report) => {
  for (const { quotation, caption } of publication.testimonials)
    if (!/\(sample text\)/i.test(caption) && !settings.consented.includes(caption.trim()))
      report(
        "testimonial",
        `the testimonial of ${quoted(caption)} (${quoted(quotation)}) is no sample and has no record of consent`,
        "record the consent in content/pages/testimonials.yml, or mark it as a sample",
      );
};
