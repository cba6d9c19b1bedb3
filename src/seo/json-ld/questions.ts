import type { Answer, FAQPage, Question } from "schema-dts";
import { nodeId, type HasUrl } from "./ids";

interface QuestionFacts {
  readonly question: string;
  readonly answer: string;
}

/** The questions of a page, as a part of the page. */
export function faqPage(site: HasUrl, path: string, questions: readonly QuestionFacts[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": nodeId(site, path, "faq"),
    isPartOf: { "@id": nodeId(site, path, "webpage") },
    mainEntity: questions.map(({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer } satisfies Answer,
    })),
  };
}
