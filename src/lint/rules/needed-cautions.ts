import type { Cautions } from "../../content-model/types/cautions";
import { findFiles, type ContentFile } from "../content-tree";
import { atField, type Rule } from "../rule";
import { listBlocks } from "../text-blocks";
import { productNamePattern, wordList } from "../word-list";

/** Articles, the review, the FAQ and the home page have the cautions that their subject requires. */
export const neededCautions: Rule = (content, report) => {
  const cautions = findFiles(content, "cautions")[0]?.value;
  if (!cautions) return;
  const productName = findFiles(content, "product")[0]?.value.name;
  const check = (file: ContentFile, subject: string, shown: readonly string[] = []) => {
    const paragraphs = [...listBlocks(file).map(({ text }) => text), ...shown];
    for (const { id, suggestion } of findMissingCautions(cautions, { subject, paragraphs, productName }))
      report(atField(file, ["title"]), "missing-caution", `the caution '${id}' is missing`, suggestion);
  };
  const questions = findFiles(content, "faq").flatMap(({ value }) => value.groups.flatMap(({ entries }) => entries));
  for (const post of findFiles(content, "post")) check(post, `${post.value.slug.replaceAll("-", " ")} ${post.value.title}`);
  for (const page of [...findFiles(content, "review"), ...findFiles(content, "faq")]) check(page, page.value.title);
  for (const home of findFiles(content, "home")) {
    const answers = questions.filter(({ id }) => home.value.faq.entries.includes(id)).map(({ answer }) => answer.text);
    check(home, home.value.title, answers);
  }
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
export function findMissingCautions({ doctors, items }: Cautions, { subject, paragraphs, productName = "" }: CautionInput) {
  const namesProduct = productNamePattern(productName).test(subject);
  const text = paragraphs.join("\n");
  return items.filter(({ topic = [], mention = [], concernsProduct, namesDoctor, words }) => {
    const isNeeded = wordList(topic).test(subject) || (concernsProduct && namesProduct) || wordList(mention).test(text);
    const needs = [...(namesDoctor ? [wordList(doctors)] : []), ...(words ? [wordList(words)] : [])];
    return isNeeded && !paragraphs.some((paragraph) => needs.every((need) => need.test(paragraph)));
  });
}
