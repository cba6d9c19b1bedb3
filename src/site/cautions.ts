import { memoize } from "./memoize";
import { productNamePattern } from "./product-name";
import { wordList } from "./word-list";

/** A caution, and the texts that need it, as `content/settings/cautions.yml` lists them. */
interface Caution {
  readonly id: string;
  /** Words in titles and URLs of texts about the subject. */
  readonly topic?: readonly string[] | undefined;
  /** Whether texts with the product's name in their title are about the subject too. */
  readonly concernsProduct?: boolean | undefined;
  /** Words of paragraphs that mention the subject, in any text. */
  readonly mention?: readonly string[] | undefined;
  /** Whether the caution names one of {@link Cautions.doctors}. */
  readonly namesDoctor?: boolean | undefined;
  /** The caution is a paragraph with one of these. */
  readonly words?: readonly string[] | undefined;
  readonly suggestion: string;
}

export interface Cautions {
  /** Words for those whom a reader asks. */
  readonly doctors: readonly string[];
  readonly items: readonly Caution[];
}

const compile = memoize(({ doctors, items }: Cautions) => {
  const doctor = wordList(doctors);
  return items.map(({ topic = [], mention = [], words, namesDoctor, ...caution }) => ({
    ...caution,
    topic: wordList(topic),
    mention: wordList(mention),
    needs: [...(namesDoctor ? [doctor] : []), ...(words ? [wordList(words)] : [])],
  }));
});

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
  const namesProduct = productName !== undefined && new RegExp(productNamePattern(productName), "i").test(subject);
  const text = paragraphs.join("\n");
  return compile(cautions).filter(({ topic, concernsProduct, mention, needs }) => {
    const isNeeded = topic.test(subject) || (concernsProduct && namesProduct) || mention.test(text);
    return isNeeded && !paragraphs.some((paragraph) => needs.every((need) => need.test(paragraph)));
  });
}
