import { cautions, missingCautions } from "../../site/medical-cautions";
import { cueOf } from "../../site/cues";
import { routes } from "../../site/routes";
import { cuedBlocks, cuesOf } from "../cued-texts";
import type { Publication } from "../published-text";
import type { ComplianceRule } from "../rule";

/** What brings a subject up that a title does not name. */
const mention = cueOf(new RegExp(cautions.flatMap(({ cue }) => cue?.source ?? []).join("|"), "i"));

/** Texts whose subject touches on health hold their cautions where readers get them. Lists only name such texts. */
export const medicalCautions: ComplianceRule = ({ publication }, report) => {
  if (!isText(publication)) return;
  const title = publication.blocks.find(({ element }) => element.name === "h1")?.text ?? "";
  const subject = `${publication.path.replaceAll("-", " ")} ${title}`;
  const paragraphs = publication.blocks.map(({ text }) => text);
  const mentions = (cuesOf(cuedBlocks(publication)) & mention) !== 0;
  for (const { id, suggestion } of missingCautions({ subject, paragraphs, mentions }))
    report("caution", `the text owes its readers the caution '${id}'`, suggestion);
};

/** Articles, wherever they are repeated, and the pages that recommend the program. */
function isText({ path, kind }: Publication): boolean {
  if (kind === "feed item") return true;
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "blog") return second !== undefined && second !== "all" && third === undefined;
  return ([routes.home, routes.review, routes.faq] as string[]).includes(path);
}
