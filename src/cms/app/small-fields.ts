import CMS, { type CustomFieldControl, type CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement } from "react";
import { slugFromTitle } from "../../site/slug-from-title";
import { isNewEntry } from "./entry";
import { openForm } from "./open-form";
import type { CmsStore } from "./cms-store";

/** A field of Sveltia's that knows of other fields. */
class LineField extends Component<CustomFieldControlProps> {
  readonly builtIn: "string" | "datetime" = "string";

  override componentDidMount(): void {
    const { entry, value } = this.props;
    if (entry && isNewEntry(entry) && (!value || openForm.isDuplicate)) this.startEntry?.();
  }

  /** Called for a field of a new entry that is empty or copied. */
  startEntry?(): void;

  change(value: string): void {
    this.props.onChange(value);
  }

  override render() {
    const control = CMS.getFieldType(this.builtIn)?.control as CustomFieldControl;
    return createElement(control, { ...this.props, onChange: (value: string) => this.change(value) });
  }
}

/** The title that was last typed; another one comes from a backup, with a slug of its own. */
let typedTitle: string | undefined;

/** The title of an article, in which a new form has the cursor. */
export class TitleField extends LineField {
  private timer: ReturnType<typeof setInterval> | undefined;

  override startEntry(): void {
    const end = performance.now() + 5000;
    // Sveltia moves the focus to the form around while it opens it.
    this.timer = setInterval(() => {
      const input = document.querySelector<HTMLElement>(`input[aria-labelledby="${this.props.forID}-label"]`);
      if (performance.now() > end) clearInterval(this.timer);
      if (document.activeElement !== input && (document.activeElement ?? document.body).contains(input)) input?.focus();
    }, 50);
  }

  override change(value: string): void {
    typedTitle = value;
    super.change(value);
  }

  override componentWillUnmount(): void {
    clearInterval(this.timer);
  }
}

/** A day, picked in the browser's own calendar; the value is an ISO day. What is copied from another entry starts anew. */
export class DayField extends LineField {
  override readonly builtIn = "datetime";

  override startEntry(): void {
    if (openForm.isDuplicate) this.change(String(this.props.field.get("default" as never) ?? ""));
  }
}

const readTitle = ({ entry }: CustomFieldControlProps): string => String(entry?.getIn(["data", "title"]) ?? "");

/**
 * The slug of an article. It follows the title while that is typed, unless the editor wrote another one or the article was
 * published: then its URL is known.
 */
export const slugField = (content: CmsStore) =>
  class SlugField extends LineField {
    /** The slug that this field made. */
    private made: string | undefined;
    /** Whether the editor wrote the slug, which the form may not have handed back yet. */
    private isWritten = false;

    override change(value: string): void {
      this.isWritten = value !== "";
      super.change(value);
    }

    override startEntry(): void {
      // The slug of an entry that was duplicated is taken.
      if (this.props.value) this.change("");
    }

    override componentDidUpdate(previous: CustomFieldControlProps): void {
      const [before, title] = [readTitle(previous), readTitle(this.props)];
      const { entry, value = "" } = this.props;
      const isTyped = title !== before && title === typedTitle;
      if (!isTyped || this.isWritten || !entry || content.publishedPath(entry.get("path", ""))) return;
      if (["", slugFromTitle(before), this.made].includes(value)) super.change((this.made = slugFromTitle(title)));
    }
  };
