import type { DirectiveDefinition } from "./definition";
import { directives } from "./index";

/** The directive with a name; undefined when there is none. */
export const findDirective = (name: string | undefined): DirectiveDefinition | undefined =>
  directives.find((definition) => definition.name === name);
