import type { Diagnostic, Position } from "../content-model/diagnostic";
import { memoize } from "../site/memoize";
import { findFiles, type ContentTree } from "./content-tree";
import { atField } from "./rule";

/** A finding of an editorial rule that the content allows. */
export interface Exception {
  /** Where it is written. */
  readonly at: Position;
  /** Id of the finding. */
  readonly rule: string;
  readonly reason: string;
  readonly allows: (diagnostic: Diagnostic) => boolean;
}

/** The exceptions in `settings/vocabulary.yml`. */
export const listExceptions = memoize((content: ContentTree): readonly Exception[] =>
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
