import { cautions, isCautionTopic, missingCautions } from "../../site/medical-cautions";
import { filesOf, type ContentFile } from "../content-tree";
import { cueOf } from "../../site/cues";
import { atField, type Rule } from "../rule";
import { allBlocks, type TextBlock } from "../text-blocks";

/** What brings a subject up that a title does not name; most articles hold none of it. */
const mention = cueOf(new RegExp(cautions.flatMap(({ cue }) => cue?.source ?? []).join("|"), "i"));

/** Texts whose subject touches on health hold the cautions of the editorial guide: articles, the review, the FAQ and the home page. */
export const medicalCautions: Rule = (tree, report) => {
  const blocks = new Map<string, TextBlock[]>();
  for (const block of allBlocks(tree)) {
    const own = blocks.get(block.file);
    if (own) own.push(block);
    else blocks.set(block.file, [block]);
  }
  const lint = (file: Pick<ContentFile, "file" | "locate">, subject: string, shown: readonly string[] = []) => {
    const own = blocks.get(file.file) ?? [];
    if (shown.length === 0 && !isCautionTopic(subject) && !own.some((block) => block.has(mention))) return;
    for (const { id, suggestion } of missingCautions({ subject, paragraphs: [...own.map(({ text }) => text), ...shown] }))
      report({ ...atField(file, ["title"]), id: "caution", message: `the text owes its readers the caution '${id}'`, suggestion });
  };
  const questions = filesOf(tree, "faq").flatMap(({ value }) => value.groups.flatMap(({ entries }) => entries));
  for (const post of filesOf(tree, "post")) lint(post, `${post.value.slug.replaceAll("-", " ")} ${post.value.title}`);
  for (const page of [...filesOf(tree, "review"), ...filesOf(tree, "faq")]) lint(page, page.value.title);
  for (const home of filesOf(tree, "home")) {
    const answers = questions.filter(({ id }) => home.value.faq.entries.includes(id)).map(({ answer }) => answer.text);
    lint(home, home.value.title, answers);
  }
};
