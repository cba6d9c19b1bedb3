import { missingCautions } from "../../site/cautions";
import { filesOf, type CheckedFile } from "../content-tree";
import { atField, type Rule } from "../rule";
import { allBlocks } from "../text-blocks";

/** Texts whose subject touches on health hold the cautions of the editorial guide: articles, the review, the FAQ and the home page. */
export const medicalCautions: Rule = (tree, tell) => {
  const paragraphs = new Map<string, string[]>();
  for (const { file, text } of allBlocks(tree)) {
    const own = paragraphs.get(file);
    if (own) own.push(text);
    else paragraphs.set(file, [text]);
  }
  const judge = (file: Pick<CheckedFile, "file" | "locate">, subject: string, shown: readonly string[] = []) => {
    for (const { id, right } of missingCautions({ subject, paragraphs: [...(paragraphs.get(file.file) ?? []), ...shown] }))
      tell({ ...atField(file, ["title"]), id: "caution", what: `the text owes its readers the caution '${id}'`, right });
  };
  const questions = filesOf(tree, "faq").flatMap(({ value }) => value.groups.flatMap(({ entries }) => entries));
  for (const post of filesOf(tree, "post")) judge(post, `${post.value.slug.replaceAll("-", " ")} ${post.value.title}`);
  for (const page of [...filesOf(tree, "review"), ...filesOf(tree, "faq")]) judge(page, page.value.title);
  for (const home of filesOf(tree, "home")) {
    const answers = questions.filter(({ id }) => home.value.faq.entries.includes(id)).map(({ answer }) => answer.text);
    judge(home, home.value.title, answers);
  }
};
