import type { ReferenceTarget } from "../../markdown/directives/definition";
import type { Option } from "./choice-dialog";
import type { SavedContent } from "./saved-content";

interface Choices {
  readonly title: string;
  readonly options: readonly Option[];
}

/** What an id of a directive can refer to, with words to search for: of a work its authors, year, title and DOI. */
export function choicesOf(content: SavedContent, target: ReferenceTarget): Choices {
  const choices: { readonly [T in ReferenceTarget]: () => Choices } = {
    reference: () => ({
      title: "Reference to cite",
      options: (content.valueOf("references")?.items ?? []).map(({ id, authors, year, title, doi }) => ({
        value: id,
        label: `${authors} (${year}): ${title}${doi ? ` · ${doi}` : ""}`,
      })),
    }),
    claim: () => ({
      title: "Claim that the sentence makes",
      options: (content.valueOf("claims")?.items ?? []).map(({ id, claim }) => ({ value: id, label: claim })),
    }),
    chart: () => ({ title: "Chart to show", options: content.valuesOf("chart").map(({ id, title }) => ({ value: id, label: title })) }),
    sound: () => ({ title: "Sound to play", options: content.valuesOf("sound").map(({ id, title }) => ({ value: id, label: title })) }),
  };
  return choices[target]();
}
