import type { Attributes, DirectiveDefinition, ReferenceTarget } from "../../../markdown/directives/definition";
import type { CmsStore } from "../cms-store";
import { offerLabel, offerNames } from "../../../site/offer";
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

/** A fact of the offer is named by an attribute without a value. */
const referredId = (target: ReferenceTarget, { id = "", ...attributes }: Attributes): string =>
  target === "offer" ? (Object.keys(attributes)[0] ?? "") : id;

/** What tells an editor which use of a directive it is. */
export function describeDirective(content: CmsStore, definition: DirectiveDefinition, attributes: Attributes): string {
  const { refersTo } = definition;
  if (!refersTo) return attributes[Object.keys(definition.attributes)[0] ?? ""] ?? "";
  const id = referredId(refersTo, attributes);
  return choicesFor(content, refersTo).find(({ value }) => value === id)?.label ?? `unknown: ${id}`;
}

/** Values with which a new directive starts; only the first of a text has those of the site's settings. */
export function initialAttributes(content: CmsStore, { attributes }: DirectiveDefinition, isFirst: boolean): Attributes {
  const settings: Readonly<Record<string, unknown>> = content.valueOf("site");
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, { initialSetting }]) =>
      initialSetting ? [[key, isFirst ? String(settings[initialSetting] ?? "") : ""]] : [],
    ),
  );
}

/**
 * Asks for the values of a directive: a choice from a list for one that refers to something, otherwise a form.
 *
 * @returns undefined when the editor cancels
 */
export async function askForAttributes(
  content: CmsStore,
  { refersTo, attributes, editor }: DirectiveDefinition,
  current: Attributes,
): Promise<Attributes | undefined> {
  if (refersTo) {
    const id = await choose(editor.label, choicesFor(content, refersTo), referredId(refersTo, current));
    if (id === undefined) return undefined;
    return refersTo === "offer" ? { [id]: "" } : { id };
  }
  const rows = Object.entries(attributes).map(([name, { type, label, hint, options = [] }]) => {
    const value = current[name];
    const flag = { type: "checkbox", name, value: "", ...(value === undefined ? {} : { checked: "" }) };
    // The first option is the default, which is not written.
    const choices = options.map((each, index) => new Option(each, index === 0 ? "" : each, false, each === value));
    const input =
      type === "choice"
        ? element("select", { name }, ...choices)
        : element("input", type === "flag" ? flag : { type: "text", name, value: value ?? "" });
    return element("label", {}, element("span", {}, label), input, ...(hint ? [element("small", {}, hint)] : []));
  });
  const form = element("form", {}, ...rows);
  if ((await ask(editor.label, [form], ["Apply", "Cancel"])) !== "Apply") return undefined;
  const written = [...new FormData(form)].filter(([name, value]) => attributes[name]?.type !== "choice" || value !== "");
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
}
