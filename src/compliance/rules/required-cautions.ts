import { missingCautions } from "../../site/medical-cautions";
import { routes } from "../../site/routes";
import { isArticle, type PublishedItem } from "../published-item";
import type { ComplianceRule } from "../rule";

/** Texts on health topics contain the medical cautions for those topics. */
export const requiredCautions: ComplianceRule = ({ item, settings }, report) => {
  if (!needsCautions(item)) return;
  const title = item.blocks.find(({ element }) => element.name === "h1")?.text ?? "";
  const subject = `${item.path.replaceAll("-", " ")} ${title}`;
  for (const { id, suggestion } of missingCautions({
    subject,
    paragraphs: item.blocks.map(({ text }) => text),
    productName: settings.productName,
  }))
    report("missing-caution", `the caution '${id}' is missing`, suggestion);
};

/** Articles, wherever they are repeated, and the pages that recommend the program; not lists and legal pages. */
function needsCautions({ path, kind }: PublishedItem): boolean {
  const isRecommendation = ([routes.home, routes.review, routes.faq] as string[]).includes(path);
  return kind === "feed item" || isArticle(path) || isRecommendation;
}
