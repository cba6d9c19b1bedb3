import type { DirectiveDefinition } from "./definition";
import { directives } from "./index";

/** The directive with a name; undefined when there is none. */
export const directiveNamed = (name: string | undefined): DirectiveDefinition | undefined =>
  directives.find((definition) => definition.name === name);

/**
 * The directive that a name probably means: one whose name differs in upper and lower case, in one letter, or in two
 * neighbouring letters that are swapped. Undefined for the name of a directive, and for a name that is like none.
 */
export function misspelledDirective(name: string): DirectiveDefinition | undefined {
  if (directiveNamed(name)) return undefined;
  return directives.find((definition) => isOneEditAway(name.toLowerCase(), definition.name));
}

/** Whether one letter, added, left out, replaced or swapped with its neighbour, makes one text of the other, or none does. */
function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return restOfLong.slice(1) === restOfShort;
  const isSwapped = restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0] && restOfShort.slice(2) === restOfLong.slice(2);
  return restOfShort.slice(1) === restOfLong.slice(1) || isSwapped;
}
