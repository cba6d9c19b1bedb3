import { findMissingCautions } from "../cautions";
import { findFiles, type ContentFile } from "../content-tree";
import { atField, type Rule } from "../rule";
import { listBlocks } from "../text-blocks";

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
