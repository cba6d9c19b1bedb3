import { wordingChecks } from "../../site/banned-wording";
import type { LocatedText, PublishedItem } from "../published-item";
import { quoted, type ComplianceRule } from "../compliance-rule";

/** No banned phrase is in the text, nor in titles, alternative texts and structured data. */
export const noBannedPhrases: ComplianceRule = ({ item, settings }, report) => {
  const texts = ownTexts(item);
  const wholeText = texts.map(({ text }) => text).join("\n");
  const reported = new Set<string>();
  for (const { find, suggestion } of wordingChecks(settings.wording)) {
    if (find(wholeText) === undefined) continue;
    for (const { where, text } of texts) {
      const phrase = find(text);
      if (!phrase || reported.has(`${where} ${phrase}`)) continue;
      reported.add(`${where} ${phrase}`);
      report("banned-phrase", `'${phrase}' in ${where}: ${quoted(text)}`, suggestion);
    }
  }
};

/** Hours, minutes and seconds, as a countdown shows them. */
const clock = /(?<![\d:])\d{1,2}:\d{2}:\d{2}(?![\d:])/;

/** Nothing counts down, moves, reloads or runs a script. */
export const noPressure: ComplianceRule = ({ item }, report) => {
  const [countdown] = ownTexts(item).flatMap(({ text }) => clock.exec(text)?.[0] ?? []);
  if (countdown) report("pressure", `'${countdown}' looks like a countdown`, "remove it");
  for (const element of item.forbidden) report("pressure", `the page contains ${element}`, "remove it");
};

/** All texts without the list of references, whose titles we cannot choose. */
function ownTexts({ blocks, labels, data }: PublishedItem): LocatedText[] {
  const cited = new Set(blocks.filter(({ inReferences }) => inReferences).map(({ text }) => text));
  return [
    ...blocks.map(({ text }) => ({ where: "the text", text })),
    ...labels,
    ...data.flatMap((node) => stringsIn(node)).map((text) => ({ where: "structured data", text })),
  ].filter(({ text }) => !cited.has(text));
}

/** Every string in JSON-LD, without URLs, keywords and citations. */
function stringsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^https?:|^@/.test(value) || key === "citation" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith("@") ? stringsIn(name === "@graph" ? item : "") : stringsIn(item, name),
  );
}
