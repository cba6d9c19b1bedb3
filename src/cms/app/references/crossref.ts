import * as z from "zod";
import { formatAuthors, formatSource, UnreadableWork, type Work } from "./work";

const CROSSREF = "https://api.crossref.org";
/** Milliseconds. */
const TIMEOUT = 20_000;

const texts = z.array(z.string()).default([]);
const date = z.object({ "date-parts": z.array(z.array(z.number().nullable())).default([]) }).optional();

/** What is read of an answer of Crossref's REST API. */
const answerSchema = z.object({
  message: z.object({
    DOI: z.string(),
    title: texts,
    subtitle: texts,
    author: z.array(z.object({ family: z.string().default(""), given: z.string().default(""), name: z.string().default("") })).default([]),
    issued: date,
    "container-title": texts,
    volume: z.string().default(""),
    issue: z.string().default(""),
    page: z.string().default(""),
    "article-number": z.string().default(""),
    publisher: z.string().default(""),
  }),
});

/**
 * Asks Crossref about a work. It is the only request of the CMS that leaves the site and its repository.
 *
 * @throws an {@link UnreadableWork} with what to do, when there is no usable answer
 */
export async function askCrossref(doi: string): Promise<Work> {
  const url = `${CROSSREF}/works/${encodeURIComponent(doi)}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), referrerPolicy: "no-referrer" }).catch(() => undefined);
  if (!response) throw new UnreadableWork("Crossref cannot be reached. Try again later.");
  if (response.status === 404) throw new UnreadableWork("Crossref does not know this DOI. Check it.");
  if (!response.ok) throw new UnreadableWork(`Crossref answered with an error (${response.status}). Try again later.`);
  return readCrossref(await response.json().catch(() => undefined));
}

/** @throws an {@link UnreadableWork} for anything but an answer of Crossref about a work with a title */
export function readCrossref(answer: unknown): Work {
  const { success, data } = answerSchema.safeParse(answer);
  const title = success ? [data.message.title[0], data.message.subtitle[0]].filter(Boolean).join(": ") : "";
  if (!success || title === "") throw new UnreadableWork("Crossref’s answer has no title. Fill in the fields by hand.");
  const { DOI, author, issued, volume, issue, page, publisher, ...message } = data.message;
  const journal = message["container-title"][0] ?? publisher;
  const pages = page || message["article-number"];
  return {
    authors: formatAuthors(author.map(({ family, given, name }) => ({ family: plain(family || name), given: plain(given) }))),
    year: String(issued?.["date-parts"][0]?.[0] ?? ""),
    title: plain(title),
    source: formatSource({ journal: plain(journal), volume, issue, pages }),
    doi: DOI.toLowerCase(),
  };
}

/** Crossref's texts have HTML and MathML in them. */
function plain(text: string): string {
  return text
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'", nbsp: " " };
