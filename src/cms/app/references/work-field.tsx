import CMS, { type CustomFieldControl, type CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement } from "react";
import type { CmsField } from "../../../content-model/to-cms";
import { listFields } from "../collections";
import { askCrossref, readDoi, type Work } from "./crossref";

const fields = listFields("reference").find(({ name }) => name === "work")?.fields as readonly (CmsField & { name: keyof Work })[];

/** What identifies a published work, with a button that asks Crossref for it. */
export class WorkField extends Component<CustomFieldControlProps, { readonly message: string }> {
  override state = { message: "" };

  get work(): Partial<Work> {
    return (this.props.value ?? {}) as Partial<Work>;
  }

  readonly fillIn = async (): Promise<void> => {
    const doi = readDoi(this.work.doi ?? "");
    if (doi === undefined) return this.setState({ message: "Type a DOI first. It looks like 10.1371/journal.pone.0166630." });
    this.setState({ message: "Crossref is asked…" });
    try {
      const found = Object.entries(await askCrossref(doi)).filter(([, text]) => text !== "");
      this.props.onChange({ ...this.work, ...Object.fromEntries(found) });
      this.setState({ message: "Filled in from Crossref. Compare it with the work." });
    } catch (error) {
      this.setState({ message: (error as Error).message });
    }
  };

  override render() {
    return (
      <div className="cms-field">
        {fields.map((field) => (
          <label key={field.name}>
            <span id={`work-${field.name}-label`}>{field.label}</span>
            {createElement(CMS.getFieldType("string")?.control as CustomFieldControl, {
              ...this.props,
              field: field as never,
              forID: `work-${field.name}`,
              value: String(this.work[field.name] ?? ""),
              onChange: (typed: string) => this.props.onChange({ ...this.work, [field.name]: typed }),
            })}
          </label>
        ))}
        <button type="button" onClick={() => void this.fillIn()}>
          Fill in from the DOI
        </button>{" "}
        <small>This asks api.crossref.org, which sees the DOI and your IP address.</small>
        <p role="status">{this.state.message}</p>
      </div>
    );
  }
}
