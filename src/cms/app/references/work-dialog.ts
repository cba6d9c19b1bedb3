import { ask, element } from "../ui/elements";
import { readWork } from "./read-work";
import { UnreadableWork, type Work } from "./work";

/**
 * Asks for a DOI, BibTeX or RIS until it can be read and the editor agrees with the work that it names.
 *
 * @returns undefined when the editor cancels
 */
export async function askForWork(doi: string): Promise<Work | undefined> {
  let text = doi;
  let problem = "";
  for (;;) {
    const input = element("textarea", { rows: "8", spellcheck: "false" }, text);
    const label = element("label", {}, element("span", {}, "DOI, BibTeX or RIS"), input);
    const hint = element("p", {}, "For a DOI, api.crossref.org is asked: it sees the DOI and your IP address. BibTeX and RIS stay here.");
    const isGiven = await ask(
      "Fill in a reference",
      [...(problem ? [element("p", { role: "alert" }, problem)] : []), label, hint],
      [
        { label: "Read it", value: true },
        { label: "Cancel", value: false },
      ],
    );
    if (!isGiven) return undefined;
    text = input.value;
    try {
      const work = await readWork(text);
      if (await confirmWork(work)) return work;
      problem = "";
    } catch (error) {
      if (!(error instanceof UnreadableWork)) throw error;
      problem = error.message;
    }
  }
}

async function confirmWork({ authors, year, title, source, doi }: Work): Promise<boolean> {
  const rows = Object.entries({ Authors: authors, Year: year, Title: title, Source: source, DOI: doi });
  const list = element(
    "dl",
    { class: "work" },
    ...rows.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value || "–")]),
  );
  const isRight = await ask(
    "Is it this work?",
    [list],
    [
      { label: "Take it into the form", value: true },
      { label: "Back", value: false },
    ],
  );
  return isRight === true;
}
