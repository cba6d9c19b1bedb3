import type { Diagnostic } from "../content-model/diagnostic";
import { memoize } from "../site/memoize";
import { findFiles, type ContentTree } from "./content-tree";
import { atField } from "./rule";

/** The findings of editorial rules that the content allows, in `settings/vocabulary.yml`, each with where it says so. */
export const listExceptions = memoize((content: ContentTree) =>
  findFiles(content, "vocabulary").flatMap((vocabulary) =>
    (vocabulary.value.exceptions ?? []).map(({ file, rule, words = "", reason }, index) => ({
      at: atField(vocabulary, ["exceptions", index]),
      rule,
      reason,
      allows: (diagnostic: Diagnostic) =>
        diagnostic.id === rule && diagnostic.file.endsWith(`/${file}`) && diagnostic.message.includes(words),
    })),
  ),
);
