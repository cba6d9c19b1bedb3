import type { ReferenceTarget } from "../../markdown/directives/definition";
import type { Option } from "./choice-dialog";
import type { LiveLint } from "./live-lint";

interface Choices {
  readonly title: string;
  readonly options: readonly Option[];
}

/** What an id of a directive can refer to, with words to search for: of a work its authors, year, title and DOI. */
export function choicesOf(lint: LiveLint, target: ReferenceTarget): Choices {
  const choices: { readonly [T in ReferenceTarget]: () => Choices } = {
    reference: () => ({
      title: "Reference to cite",
      options: (lint.valueOf("references")?.items ?? []).map(({ id, authors, year, title, doi }) => ({
        value: id,
        label: `${authors} (${year}): ${title}${doi ? ` · ${doi}` : ""}`,
      })),
    }),
    claim: () => ({
      title: "Claim that the sentence makes",
      options: (lint.valueOf("claims")?.items ?? []).map(({ id, claim }) => ({ value: id, label: claim })),
    }),
    chart: () => ({ title: "Chart to show", options: lint.valuesOf("chart").map(({ id, title }) => ({ value: id, label: title })) }),
    sound: () => ({ title: "Sound to play", options: lint.valuesOf("sound").map(({ id, title }) => ({ value: id, label: title })) }),
  };
  return choices[target]();
}
