import { bannedPhrases } from "../../site/banned-phrases";
import { cueOf } from "../../site/cues";
import { cuedBlocks, cuedText, cuesOf } from "../cued-texts";
import { quoted, type ComplianceRule } from "../rule";

/** A clock that runs: hours, minutes and seconds. */
const clock = /(?<![\d:])\d{1,2}:\d{2}:\d{2}(?![\d:])/;
const clockCue = cueOf(/\d:\d{2}:\d{2}/);
const banned = bannedPhrases.map((wording) => ({ ...wording, cue: cueOf(wording.cue) }));

/** Banned wording and pressure, in the text and in everything that is read elsewhere: titles, alternative texts, structured data. */
export const wording: ComplianceRule = ({ publication }, report) => {
  const data = publication.data.flatMap((piece) => stringsOf(piece)).map((text) => ({ what: "structured data", text }));
  const texts = [...cuedBlocks(publication), ...[...publication.aside, ...data].map(cuedText)];
  // Nearly every page holds the words of a few alone.
  const cues = cuesOf(texts);
  // Works that are cited have titles of their own.
  const cited = new Set(publication.blocks.filter(({ inReferences }) => inReferences).map(({ text }) => text));
  const told = new Set<string>();
  for (const { pattern, cue, suggestion } of banned) {
    if ((cues & cue) === 0) continue;
    for (const { what, text, cues: own } of texts) {
      const found = (own & cue) === 0 || cited.has(text) ? undefined : pattern.exec(text)?.[0];
      if (!found || told.has(`${what} ${found}`)) continue;
      told.add(`${what} ${found}`);
      report("wording", `'${found}' stands in ${what}: ${quoted(text)}`, suggestion);
    }
  }
  const running = texts
    .filter(({ text, cues: own }) => (own & clockCue) !== 0 && !cited.has(text))
    .map(({ text }) => clock.exec(text)?.[0])
    .find((found) => found !== undefined);
  if (running) report("pressure", `'${running}' looks like a countdown`, "count nothing down");
  for (const what of publication.moving) report("pressure", `the page holds ${what}`, "published pages neither run nor count anything");
};

/** Every text in structured data but addresses and citations. */
function stringsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^https?:|^@/.test(value) || key === "citation" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith("@") ? stringsOf(name === "@graph" ? item : "") : stringsOf(item, name),
  );
}
