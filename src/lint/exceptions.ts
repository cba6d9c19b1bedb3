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
  findFiles(content, "vocabulary").flatMap((file) =>
    (file.value.exceptions ?? []).map(({ rule, reason, words, ...exception }, index) => ({
      at: atField(file, ["exceptions", index]),
      rule,
      reason,
      allows: ({ id, message, ...diagnostic }: Diagnostic) =>
        id === rule && diagnostic.file.endsWith(`/${exception.file}`) && (words === undefined || message.includes(words)),
    })),
  ),
);
