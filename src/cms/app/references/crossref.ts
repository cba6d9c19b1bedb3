/** What the list of references writes of a published work, its authors in APA style. What a source does not say is empty. */
export type Work = Readonly<Record<"authors" | "year" | "title" | "source" | "doi", string>>;

/** What is read of Crossref's answer. An organization among the authors has only a name. */
interface Message {
  readonly DOI?: string;
  readonly title?: readonly string[];
  readonly subtitle?: readonly string[];
  readonly author?: readonly { readonly family?: string; readonly given?: string; readonly name?: string }[];
  readonly issued?: { readonly "date-parts"?: readonly (readonly (number | null)[])[] };
  readonly "container-title"?: readonly string[];
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly "article-number"?: string;
  readonly publisher?: string;
}

/** A DOI as an editor pastes it, without URL or label; undefined if it is none. */
export function readDoi(text: string): string | undefined {
  const doi = text.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, "");
  return /^10\.\d{4,}\/\S+$/.test(doi) ? doi.replace(/[.,;]$/, "").toLowerCase() : undefined;
}

/**
 * Asks Crossref about a work. It is the only request of the CMS that leaves the site and its repository.
 *
 * @throws with what an editor can do, when there is no usable answer
 */
export async function askCrossref(doi: string): Promise<Work> {
  const url = `https://api.crossref.org/works/${encodeURIComponent(doi)}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000), referrerPolicy: "no-referrer" }).catch(() => undefined);
  if (!response) throw new Error("Crossref cannot be reached. Try again later.");
  if (response.status === 404) throw new Error("Crossref does not know this DOI. Check it.");
  if (!response.ok) throw new Error(`Crossref answered with an error (${response.status}). Try again later.`);
  return readCrossref(await response.json().catch(() => undefined));
}

/** @throws for anything but an answer of Crossref about a work with a title */
function readCrossref(answer: unknown): Work {
  const message = (answer as { message?: Message } | undefined)?.message ?? {};
  const title = [message.title?.[0], message.subtitle?.[0]].filter(Boolean).join(": ");
  if (title === "") throw new Error("Crossref’s answer has no title. Fill in the fields by hand.");
  const { DOI = "", author = [], issued, volume = "", issue, publisher } = message;
  const names = author.map(({ family, given = "", name }) => [family ?? name, initials(plain(given))].filter(Boolean).join(", "));
  const pages = (message.page ?? message["article-number"])?.replace(/\s*[-–—]+\s*/g, "-");
  const number = [issue ? `${volume}(${issue})` : volume, pages].filter(Boolean).join(":");
  return {
    authors: plain(listNames(names.filter(Boolean))),
    year: String(issued?.["date-parts"]?.[0]?.[0] ?? ""),
    title: plain(title),
    source: plain([message["container-title"]?.[0] ?? publisher, number].filter(Boolean).join(", ")),
    doi: DOI.toLowerCase(),
  };
}

/** Names in APA style. */
const listNames = (names: readonly string[]): string => [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(", & ");

/** `John Paul` and `J.P.` become `J. P.`, `Jean-Luc` becomes `J.-L.` */
function initials(given: string): string {
  const words = given.replace(/(\p{Lu})(?=\p{Lu})/gu, "$1 ").split(/[\s.]+/);
  const shorten = (word: string) => word.replace(/(\p{L})[^-]*/gu, (_, first: string) => `${first.toUpperCase()}.`);
  return words.filter(Boolean).map(shorten).join(" ");
}

/** Crossref's texts have HTML and MathML in them. */
const plain = (text: string): string => new DOMParser().parseFromString(text, "text/html").body.textContent.replace(/\s+/g, " ").trim();
