import { bannedWording } from "../../site/banned-wording";
import { quoted, type ComplianceRule } from "../rule";

/** A clock that runs: hours, minutes and seconds. */
const clock = /(?<![\d:])\d{1,2}:\d{2}:\d{2}(?![\d:])/;

/** Banned wording and pressure, in the text and in everything that is read elsewhere: titles, alternative texts, structured data. */
export const wording: ComplianceRule = ({ publication }, tell) => {
  const data = publication.data.flatMap((piece) => stringsOf(piece)).map((text) => ({ what: "structured data", text }));
  const texts = [...publication.blocks.map(({ text }) => ({ what: "the text", text })), ...publication.aside, ...data];
  // Works that are cited have titles of their own.
  const cited = new Set(publication.blocks.filter(({ inReferences }) => inReferences).map(({ text }) => text));
  const own = texts.filter(({ text }) => !cited.has(text));
  // All at once first: hardly a page has any of them.
  const all = own.map(({ text }) => text).join("\n");
  const told = new Set<string>();
  for (const { pattern, right } of bannedWording) {
    if (!pattern.test(all)) continue;
    for (const { what, text } of own) {
      const found = pattern.exec(text)?.[0];
      if (!found || told.has(`${what} ${found}`)) continue;
      told.add(`${what} ${found}`);
      tell("wording", `'${found}' stands in ${what}: ${quoted(text)}`, right);
    }
  }
  const running = clock.exec(all)?.[0];
  if (running) tell("pressure", `'${running}' looks like a countdown`, "count nothing down");
  for (const what of publication.moving) tell("pressure", `the page holds ${what}`, "published pages neither run nor count anything");
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
