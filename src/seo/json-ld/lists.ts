import type { FAQPage, ItemList } from "schema-dts";
import type { Crumb } from "../../site/breadcrumbs";
import { absoluteUrl } from "../../site/routes";
import { nodeId, type HasUrl } from "./ids";

/** The entries of a list page, in their order. */
export function itemList(site: HasUrl, path: string, entries: readonly Crumb[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": nodeId(site, path, "list"),
    itemListElement: entries.map((entry, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: entry.name,
      url: absoluteUrl(site.url, entry.path),
    })),
  };
}

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
