import { formatAuthors, formatSource, readDoi, UnreadableWork, type Name, type Work } from "./work";
import { fromTex } from "./tex";

/**
 * Reads the first entry of a BibTeX text, as publishers, Google Scholar and Zotero export it.
 *
 * @throws an {@link UnreadableWork} when there is no entry, or none with a title
 */
export function readBibtex(text: string): Work {
  const fields = readEntry(text);
  const raw = (...names: readonly string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? "";
  const one = (...names: readonly string[]) => fromTex(raw(...names));
  const title = [one("title"), one("subtitle")].filter(Boolean).join(": ");
  if (title === "") throw new UnreadableWork("This BibTeX entry has no title.");
  return {
    authors: formatAuthors(splitNames(raw("author", "editor")).map(nameOf)),
    year: /\d{4}/.exec(one("year", "date"))?.[0] ?? "",
    title,
    source: formatSource({
      journal: one("journal", "journaltitle", "booktitle", "publisher", "school", "institution", "howpublished"),
      volume: one("volume"),
      issue: one("number", "issue"),
      pages: one("pages", "eid", "article-number"),
    }),
    doi: readDoi(one("doi")) ?? readDoi(one("url")) ?? "",
  };
}

/** Fields of the first entry that has any, by name in lower case, with their TeX. */
function readEntry(text: string): Map<string, string> {
  const entry = /@(?!(?:comment|preamble|string)\b)\w+\s*[{(]\s*[^,\s]*\s*,/i.exec(text);
  if (!entry) throw new UnreadableWork("This is no BibTeX: an entry begins like @article{name, and so on.");
  const fields = new Map<string, string>();
  let at = entry.index + entry[0].length;
  for (;;) {
    const name = /^[\s,]*([\w:-]+)\s*=\s*/.exec(text.slice(at));
    if (!name) return fields;
    at += name[0].length;
    const parts: string[] = [];
    do {
      const [part, end] = readValue(text, at);
      parts.push(part);
      at = end + (/^\s*#\s*/.exec(text.slice(end))?.[0].length ?? 0);
    } while (/#\s*$/.test(text.slice(0, at)));
    fields.set((name[1] ?? "").toLowerCase(), parts.join(""));
  }
}

/** A value in braces or quotes, or a bare word; and where it ends. */
function readValue(text: string, start: number): [value: string, end: number] {
  const opening = text[start];
  if (opening !== "{" && opening !== '"') {
    const word = /^[^\s,}#]*/.exec(text.slice(start))?.[0] ?? "";
    return [word, start + word.length];
  }
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "\\") at += 1;
    else if (letter === "{") depth += 1;
    else if (letter === "}") depth -= 1;
    const isEnd = opening === "{" ? depth === 0 : letter === '"' && depth === 0 && at > start;
    if (isEnd) return [text.slice(start + 1, at), at + 1];
  }
  throw new UnreadableWork("This BibTeX entry is not complete: a brace or quotation mark is not closed.");
}

/** Names between `and`, which in braces is part of a name. */
function splitNames(text: string): string[] {
  const names: string[] = [""];
  let depth = 0;
  for (const word of text.split(/(\s+)/)) {
    if (depth === 0 && word.toLowerCase() === "and") names.push("");
    else names.push((names.pop() ?? "") + word);
    for (const letter of word.replace(/\\[{}]/g, "")) depth += letter === "{" ? 1 : letter === "}" ? -1 : 0;
  }
  return names.map((name) => name.trim()).filter((name) => name !== "" && name.toLowerCase() !== "others");
}

/** `Family, Given`, `Family, Jr., Given`, `Given von Family`, or an organization in braces. */
function nameOf(text: string): Name {
  if (/^\{.*\}$/.test(text)) return { family: fromTex(text), given: "" };
  const parts = text.split(",").map((part) => fromTex(part));
  if (parts.length > 1) return { family: parts[0] ?? "", given: parts.at(-1) ?? "" };
  const words = fromTex(text).split(" ");
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const split = particle > 0 ? particle : words.length - 1;
  return { family: words.slice(split).join(" "), given: words.slice(0, split).join(" ") };
}
