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
  const findMissing = compileCautions(cautions, productName);
  const check = (file: ContentFile, subject: string, shown: readonly string[] = []) => {
    const paragraphs = [...listBlocks(file).map(({ text }) => text), ...shown];
    for (const { id, suggestion } of findMissing(subject, paragraphs))
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

/** Makes a function that finds the cautions which a text needs by its title and URL or its paragraphs, and does not have in these. */
export function compileCautions({ doctors, items }: Cautions, productName = "") {
  const compiled = items.map((item) => ({
    item,
    topic: wordList(item.topic ?? []),
    mention: wordList(item.mention ?? []),
    needs: [...(item.namesDoctor ? [wordList(doctors)] : []), ...(item.words ? [wordList(item.words)] : [])],
  }));
  return (subject: string, paragraphs: readonly string[]) => {
    const namesProduct = productNamePattern(productName).test(subject);
    const text = paragraphs.join("\n");
    const missing = compiled.filter(({ item, topic, mention, needs }) => {
      const isNeeded = topic.test(subject) || (item.concernsProduct && namesProduct) || mention.test(text);
      return isNeeded && !paragraphs.some((paragraph) => needs.every((need) => need.test(paragraph)));
    });
    return missing.map(({ item }) => item);
  };
}
