import { formatAuthors, formatSource, readDoi, UnreadableWork, type Name, type Work } from "./work";

/**
 * Reads the first record of a RIS file, as PubMed, publishers and Zotero export it.
 *
 * @throws an {@link UnreadableWork} when it has no title
 */
export function readRis(text: string): Work {
  const fields = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, tag, value = ""] = /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/.exec(line.replace(/^\uFEFF/, "")) ?? [];
    if (tag === "ER") break;
    if (tag === undefined) {
      // A long value goes on in the next line.
      if (last && line.trim() !== "") last.push(`${last.pop() ?? ""} ${line.trim()}`);
      continue;
    }
    last = fields.get(tag) ?? [];
    last.push(value.trim());
    fields.set(tag, last);
  }
  const one = (...tags: readonly string[]) => tags.map((tag) => fields.get(tag)?.find(Boolean)).find(Boolean) ?? "";
  const title = one("TI", "T1", "CT");
  if (title === "") throw new UnreadableWork("This RIS record has no title (TI).");
  return {
    authors: formatAuthors([...(fields.get("AU") ?? fields.get("A1") ?? [])].map(nameOf)),
    year: /\d{4}/.exec(one("PY", "Y1", "DA"))?.[0] ?? "",
    title,
    source: formatSource({
      journal: one("JO", "T2", "JF", "JA", "BT", "PB"),
      volume: one("VL"),
      issue: one("IS"),
      pages: [one("SP"), one("EP")].filter((page, index, [first]) => page !== "" && (index === 0 || page !== first)).join("-"),
    }),
    doi: readDoi(one("DO", "M3")) ?? readDoi(one("UR", "L3")) ?? "",
  };
}

/** `Family, Given, Suffix` or an organization. */
function nameOf(text: string): Name {
  const [family = "", given = ""] = text.split(",").map((part) => part.trim());
  return { family, given };
}
