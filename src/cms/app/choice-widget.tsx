import SelectControl from "decap-cms-widget-select/dist/esm/SelectControl";
import { fromJS, type Map } from "immutable";
import type { ContentTypeName } from "../../content-model/content-types";
import type { FieldHints } from "../../content-model/field-hints";
import type { Option } from "./choice-dialog";
import { typeOfEntry } from "./collections";
import type { SavedContent } from "./saved-content";

type Choice = NonNullable<FieldHints["choice"]>;

/**
 * A field that chooses from other saved content, also from what was saved a moment ago. Decap's own would ask the server
 * once for each such field, and the form of the references has hundreds.
 */
export function choiceWidget(content: SavedContent) {
  return function ChoiceWidget(props: { readonly field: Map<string, unknown> }) {
    const choice = (props.field.get("from") as Map<string, unknown>).toJS() as unknown as Choice;
    return <SelectControl {...props} field={props.field.set("options", fromJS(optionsOf(content, choice)))} />;
  };
}

/** `methods.*.slug` of a file is the slug of each entry of its list `methods`. */
function optionsOf(content: SavedContent, { collection, file, value, label }: Choice): Option[] {
  const [list = ""] = value.split(".*.");
  const keyIn = (path: string) => path.split(".").at(-1) ?? path;
  const type = typeOfEntry(collection, file ?? "");
  const saved = file === undefined && type ? content.valuesOf(type) : (content.valueOf(file as ContentTypeName) as never)?.[list];
  return ((saved ?? []) as Readonly<Record<string, unknown>>[]).map((entry) => ({
    value: String(entry[keyIn(value)]),
    label: String(entry[keyIn(label)]),
  }));
}
