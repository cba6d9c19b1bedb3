import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { ContentTypeName } from "../../content-model/content-types";
import { openForm } from "./open-form";
import type { CmsStore } from "./cms-store";

/** The field that stands for the form itself, and tells {@link openForm} what the form holds. */
export const formField = (content: CmsStore) =>
  class FormField extends Component<CustomFieldControlProps> {
    override componentDidMount(): void {
      const type = String(this.props.field.get("content_type" as never)) as ContentTypeName;
      openForm.open(type, this.props.entry, (entry) => content.isTaken(entry));
    }

    override componentDidUpdate(): void {
      openForm.update(this.props.entry);
    }

    override componentWillUnmount(): void {
      openForm.leave();
    }

    override render() {
      return null;
    }
  };
