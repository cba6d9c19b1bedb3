import type { Cautions } from "../content-model/types/cautions";
import { productNamePattern } from "./product-name";
import { wordList } from "./word-list";

const compile = ({ doctors, items }: Cautions) => {
  const doctor = wordList(doctors);
  return items.map(({ topic = [], mention = [], words, namesDoctor, ...caution }) => ({
    ...caution,
    topic: wordList(topic),
    mention: wordList(mention),
    needs: [...(namesDoctor ? [doctor] : []), ...(words ? [wordList(words)] : [])],
  }));
};

/** A text that may need cautions. */
interface CautionInput {
  /** Its title and URL. */
  readonly subject: string;
  /** Its paragraphs, cells and answers. */
  readonly paragraphs: readonly string[];
  readonly productName: string | undefined;
}

/** The cautions that a text needs and does not have. */
export function findMissingCautions(
  cautions: Cautions,
  { subject, paragraphs, productName }: CautionInput,
): { readonly id: string; readonly suggestion: string }[] {
  const namesProduct = productName !== undefined && productNamePattern(productName).test(subject);
  const text = paragraphs.join("\n");
  return compile(cautions).filter(({ topic, concernsProduct, mention, needs }) => {
    const isNeeded = topic.test(subject) || (concernsProduct && namesProduct) || mention.test(text);
    return isNeeded && !paragraphs.some((paragraph) => needs.every((need) => need.test(paragraph)));
  });
}
