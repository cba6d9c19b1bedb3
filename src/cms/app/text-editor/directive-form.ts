import type { Attributes, DirectiveDefinition, ReferenceTarget } from "../../../markdown/directives/definition";
import type { CmsStore } from "../cms-store";
import { productColumns, productGroups, splitWords } from "../../../content-model/figures/product-table";
import { fillOffer, offerLabel, offerNames } from "../../../content-model/offer";
import { ask, choose, element, type Choice } from "../ui/dialogs";

/** What an id of a directive can refer to, with words to search for: of a work its authors, year, title and DOI. */
function choicesFor(content: CmsStore, target: ReferenceTarget): Choice[] {
  if (target === "reference")
    return content
      .valuesOf("reference")
      .map(({ id, authors, year, title, doi = "" }) => ({ value: id, label: `${authors} (${year}): ${title}`, note: doi }));
  if (target === "claim") return content.valuesOf("claim").map(({ id, claim }) => ({ value: id, label: claim }));
  if (target === "picture")
    return content.valuesOf("picture").map(({ id, imageAlt }) => ({ value: id, label: id.replaceAll("-", " "), note: imageAlt }));
  if (target === "offer")
    return offerNames.map((name) => ({ value: name, label: content.offer[name] ?? "not known", note: offerLabel(name) }));
  return content.valuesOf(target).map(({ id, title }) => ({ value: id, label: title }));
}

/** What can be in a list of words: of products also their groups and what people need. */
function wordChoices(content: CmsStore, words: "products" | "productColumns" | undefined): Choice[] {
  if (words !== "products") return Object.entries(productColumns).map(([value, label]) => ({ value, label }));
  const products = content.valuesOf("comparedProduct");
  const needs = [...new Set(products.map(({ need }) => need))].sort();
  return [
    ...productGroups.map((value) => ({ value, label: `All that are ${value}` })),
    ...needs.map((value) => ({ value, label: `All for ${value.replaceAll("-", " ")}` })),
    ...products.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** Boxes for words, those that are chosen first and in their order. */
function wordBoxes(name: string, chosen: readonly string[], choices: readonly Choice[]): HTMLElement {
  const others = choices.filter(({ value }) => !chosen.includes(value));
  const all = [...chosen.map((word) => choices.find(({ value }) => value === word) ?? { value: word, label: word }), ...others];
  const boxes = all.map(({ value, label }) => {
    const box = element("input", { type: "checkbox", name, value, ...(chosen.includes(value) ? { checked: "" } : {}) });
    return element("label", {}, element("span", {}, label), box);
  });
  return element("div", { class: "words" }, ...boxes);
}

/** A fact of the offer is named by an attribute without a value. */
const referredId = (target: ReferenceTarget, { id = "", ...attributes }: Attributes): string =>
  target === "offer" ? (Object.keys(attributes)[0] ?? "") : id;

/** What tells an editor which use of a directive it is. */
export function describeDirective(content: CmsStore, definition: DirectiveDefinition, attributes: Attributes): string {
  const { refersTo } = definition;
  if (!refersTo) return fillOffer(attributes[Object.keys(definition.attributes)[0] ?? ""] ?? "", content.offer);
  const id = referredId(refersTo, attributes);
  return choicesFor(content, refersTo).find(({ value }) => value === id)?.label ?? `unknown: ${id}`;
}

/** Values of the site's settings, with which the first use of a directive in a text starts. */
export function initialAttributes(content: CmsStore, { attributes }: DirectiveDefinition): Attributes {
  const settings = content.singleValue("site");
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, { initialSetting }]) => (initialSetting ? [[key, settings[initialSetting]]] : [])),
  );
}

/**
 * Asks for the values of a directive: a choice from a list for one that refers to something, otherwise a form.
 *
 * @returns undefined when the editor cancels
 */
export async function askForAttributes(
  content: CmsStore,
  { refersTo, attributes, cmsLabel }: DirectiveDefinition,
  current: Attributes,
): Promise<Attributes | undefined> {
  if (refersTo) {
    const id = await choose(cmsLabel, choicesFor(content, refersTo), referredId(refersTo, current));
    if (id === undefined) return undefined;
    return refersTo === "offer" ? { [id]: "" } : { id };
  }
  const rows = Object.entries(attributes).map(([name, { type, label, hint, options = [], words }]) => {
    const value = current[name];
    if (type === "words")
      return element("fieldset", {}, element("legend", {}, label), wordBoxes(name, splitWords(value ?? ""), wordChoices(content, words)));
    const flag = { type: "checkbox", name, value: "", ...(value === undefined ? {} : { checked: "" }) };
    // The first option is the default, which is not written.
    const choices = options.map((each, index) => new Option(each, index === 0 ? "" : each, false, each === value));
    const input =
      type === "choice"
        ? element("select", { name }, ...choices)
        : element("input", type === "flag" ? flag : { type: "text", name, value: value ?? "" });
    return element("label", {}, element("span", {}, label), input, ...(hint ? [element("small", {}, hint)] : []));
  });
  const fields = element("fieldset", {}, ...rows);
  if ((await ask(cmsLabel, [fields], ["Apply", "Cancel"])) !== "Apply") return undefined;
  const data = new FormData(fields.form ?? undefined);
  const written = Object.entries(attributes).flatMap(([name, { type }]) => {
    const values = data.getAll(name).map(String);
    return values.length === 0 || (type === "choice" && values[0] === "") ? [] : [[name, values.join(" ")]];
  });
  return Object.fromEntries(written) as Attributes;
}
