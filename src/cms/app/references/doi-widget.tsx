import { List, type Map } from "immutable";
import { Component } from "react";
import { currentDraft, setDraftField } from "../decap/draft";
import { inputProps, type WidgetProps } from "../decap/widget-props";
import { idOf, type Work } from "./work";
import { askForWork } from "./work-dialog";

type Item = Map<string, unknown>;

/** The DOI of a reference, with a button that fills in the reference's other fields. */
export class DoiWidget extends Component<WidgetProps> {
  async fillIn(): Promise<void> {
    const { value = "", onChange } = this.props;
    const work = await askForWork(value);
    if (!work) return;
    // Decap does not tell a field in which entry of its list it is: the entry is found by a mark in this field.
    const mark = `mark-${Math.random()}`;
    onChange(mark);
    const items = (currentDraft()?.entry.getIn(["data", "items"]) as List<Item> | undefined) ?? List<Item>();
    const changed = items.map((item) => (item.get("doi") === mark ? withWork(item.set("doi", value), work, items) : item));
    setDraftField("items", changed);
  }

  override render() {
    return (
      <div className="doi-field">
        <input type="text" {...inputProps(this.props)} />
        <button type="button" onClick={() => void this.fillIn()}>
          Fill in from DOI, BibTeX or RIS
        </button>
      </div>
    );
  }
}

/** What a work says replaces what the form has; its id stays, because articles cite it. */
function withWork(item: Item, work: Work, items: List<Item>): Item {
  const { year, ...texts } = work;
  const filled = Object.entries(texts).filter(([, text]) => text !== "");
  const taken = new Set(items.map((each) => String(each.get("id") ?? "")));
  const id = String(item.get("id") ?? "") || idOf(work, taken);
  return item.merge(Object.fromEntries(filled), { id, ...(year === "" ? {} : { year: Number(year) }) });
}
