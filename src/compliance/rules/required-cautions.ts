import { missingCautions } from "../../site/cautions";
import { routes } from "../../site/routes";
import { isArticle } from "../published-item";
import type { ComplianceRule } from "../compliance-rule";

/** Articles, wherever they are repeated, and the pages that recommend the program contain the cautions for their topics. */
export const requiredCautions: ComplianceRule = ({ item: { kind, path, blocks }, settings: { productName, cautions } }, report) => {
  const isRecommendation = ([routes.home, routes.review, routes.faq] as string[]).includes(path);
  if (kind !== "feed item" && !isArticle(path) && !isRecommendation) return;
  const title = blocks.find(({ element }) => element.name === "h1")?.text ?? "";
  const subject = `${path.replaceAll("-", " ")} ${title}`;
  for (const { id, suggestion } of missingCautions(cautions, { subject, paragraphs: blocks.map(({ text }) => text), productName }))
    report("missing-caution", `the caution '${id}' is missing`, suggestion);
};
