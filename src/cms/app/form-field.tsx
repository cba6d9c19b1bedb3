import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { ContentTypeName } from "../../content-model/content-types";
import type { FormCheck } from "./form-check";
import { openForm } from "./open-form";

/** The field that stands for the form itself: it tells {@link openForm} what the form holds, and shows what the check found. */
export const formField = (check: FormCheck) =>
  class FormField extends Component<CustomFieldControlProps> {
    private unsubscribe = (): void => undefined;

    override componentDidMount(): void {
      const type = String(this.props.field.get("content_type" as never)) as ContentTypeName;
      openForm.open(type, this.props.entry, (entry) => check.lint.content.isTaken(entry));
      void check.open();
      this.unsubscribe = check.subscribe(() => this.forceUpdate());
    }

    override componentDidUpdate(previous: CustomFieldControlProps): void {
      if (previous.entry === this.props.entry) return;
      openForm.update(this.props.entry);
      check.schedule();
    }

    override componentWillUnmount(): void {
      this.unsubscribe();
      openForm.leave();
      check.close();
    }

    override render() {
      const { result, current } = check;
      return (
        <div className="cms-field cms-check">
          <span role="status">
            {result ? result.summary : "Checking…"}
            {current && `. ${current.label ? `${current.label}: ` : ""}${current.text}`}
          </span>
          {result && result.findings.length > 0 && (
            <button type="button" onClick={check.next}>
              Next (F8)
            </button>
          )}
        </div>
      );
    }
  };
