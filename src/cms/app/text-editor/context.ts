import type { Attributes, DirectiveDefinition, ReferenceTarget } from "../../../markdown/directives/definition";
import type { SiteContent } from "../site-content";
import type { Option } from "../ui/dialogs";

/** What an id of a directive can refer to, with words to search for: of a work its authors, year, title and DOI. */
export function choicesFor(content: SiteContent, target: ReferenceTarget): { readonly title: string; readonly options: readonly Option[] } {
  switch (target) {
    case "reference":
      return {
        title: "Reference to cite",
        options: content.valuesOf("reference").map(({ id, authors, year, title, doi }) => ({
          value: id,
          label: `${authors} (${year}): ${title}`,
          note: doi ?? "",
        })),
      };
    case "claim":
      return {
        title: "Claim that the sentence makes",
        options: content.valuesOf("claim").map(({ id, claim }) => ({ value: id, label: claim })),
      };
    case "picture":
      return {
        title: "Picture to show",
        options: content.valuesOf("picture").map(({ id, imageAlt }) => ({ value: id, label: id.replaceAll("-", " "), note: imageAlt })),
      };
    default:
      return {
        title: target === "chart" ? "Chart to show" : "Sound to play",
        options: content.valuesOf(target).map(({ id, title }) => ({ value: id, label: title })),
      };
  }
}

/** What tells an editor which use of a directive it is. */
export function describeDirective(
  content: SiteContent,
  { refersTo, attributes: defined }: DirectiveDefinition,
  attributes: Attributes,
): string {
  if (!refersTo) return attributes[Object.keys(defined)[0] ?? ""] ?? "";
  const id = attributes["id"] ?? "";
  const label = choicesFor(content, refersTo).options.find(({ value }) => value === id)?.label ?? `unknown: ${id}`;
  return label.length > 60 ? `${label.slice(0, 57)}…` : label;
}

/** Values with which a new directive starts; only the first of a text has those of the site's settings. */
export function initialAttributes(content: SiteContent, { attributes }: DirectiveDefinition, isFirst: boolean): Attributes {
  const settings: Readonly<Record<string, unknown>> = content.valueOf("site") ?? {};
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, { initialSetting }]) =>
      initialSetting ? [[key, isFirst ? String(settings[initialSetting] ?? "") : ""]] : [],
    ),
  );
}
