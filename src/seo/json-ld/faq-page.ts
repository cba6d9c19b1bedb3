import type { FAQPage } from "schema-dts";
import { nodeId, type HasUrl } from "./ids";

/** The questions of a page, as a part of the page. */
export function faqPage(site: HasUrl, path: string, questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": nodeId(site, path, "faq"),
    isPartOf: { "@id": nodeId(site, path, "webpage") },
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
