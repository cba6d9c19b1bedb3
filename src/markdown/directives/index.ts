import { chart } from "./chart";
import { claim } from "./claim";
import { cta } from "./cta";
import type { DirectiveDefinition } from "./definition";
import { offer } from "./offer";
import { picture } from "./picture";
import { products } from "./products";
import { ref } from "./ref";
import { sound } from "./sound";

/** Every directive that content may use, in the order of the toolbar of the CMS. */
export const directives: readonly DirectiveDefinition[] = [cta, ref, claim, offer, chart, sound, picture, products];

/** The directive with a name; undefined when there is none. */
export const findDirective = (name: string | undefined): DirectiveDefinition | undefined =>
  directives.find((definition) => definition.name === name);
