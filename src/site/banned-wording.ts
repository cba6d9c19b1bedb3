import { memoize } from "./memoize";
import { wordList } from "./word-list";

/** Expressions that no text of the site may contain, as `content/settings/wording.yml` lists them. */
export interface BannedWording {
  readonly phrases: readonly string[];
  /** Longer phrases in which they are allowed. */
  readonly except?: readonly string[] | undefined;
  readonly suggestion: string;
}

/** Finds the first banned phrase of each entry. */
interface WordingCheck {
  readonly find: (text: string) => string | undefined;
  readonly suggestion: string;
}

/** Compiles the list, once for the same list. */
export const compileWording = memoize((wording: readonly BannedWording[]): readonly WordingCheck[] =>
  wording.map(({ phrases, except, suggestion }) => ({ find: wordList(phrases, except).find, suggestion })),
);
