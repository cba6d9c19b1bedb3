import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { isNewEntry } from "./entry";
import type { SiteContent } from "./site-content";
import { slugFromTitle } from "./slug-from-title";

/** One line of text, or a day picked in the browser's own calendar. */
function drawInput(type: "text" | "date", { forID, field, value, onChange }: CustomFieldControlProps) {
  return (
    <div className="cms-field">
      <input
        type={type}
        id={forID}
        aria-label={String(field.get("label" as never))}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** The title of an article, in which a new form has the cursor. */
export class TitleField extends Component<CustomFieldControlProps> {
  override componentDidMount(): void {
    const { entry, forID } = this.props;
    if (entry && isNewEntry(entry)) document.getElementById(forID)?.focus();
  }

  override render() {
    return drawInput("text", this.props);
  }
}

/** A day; the value is an ISO day. A new entry starts today. */
export class DayField extends Component<CustomFieldControlProps> {
  override componentDidMount(): void {
    const { entry, field, onChange, value } = this.props;
    if (!entry || !isNewEntry(entry)) return;
    // Written as in Sweden, a day is an ISO day; the editor's time zone decides which one is today.
    const start = field.get("starts_today" as never) === true ? new Date().toLocaleDateString("sv-SE") : "";
    if (value !== start) onChange(start);
  }

  override render() {
    return drawInput("date", this.props);
  }
}

interface SlugFieldProps extends CustomFieldControlProps {
  readonly content: SiteContent;
}

const readTitle = ({ entry }: SlugFieldProps): string => String(entry?.getIn(["data", "title"]) ?? "");

/**
 * The slug of an article. It follows the title while that is typed, unless the editor wrote another one or the article was
 * published: then its URL is known.
 */
export class SlugField extends Component<SlugFieldProps> {
  override componentDidMount(): void {
    const { entry, value, onChange } = this.props;
    // The slug of an entry that was duplicated is taken.
    if (entry && isNewEntry(entry) && value) onChange("");
  }

  override componentDidUpdate(previous: SlugFieldProps): void {
    const [before, title] = [readTitle(previous), readTitle(this.props)];
    const { entry, value = "", onChange, content } = this.props;
    if (title === before || !entry || (!isNewEntry(entry) && content.wasPublished(entry.get("path")))) return;
    if (value === "" || value === slugFromTitle(before)) onChange(slugFromTitle(title));
  }

  override render() {
    return drawInput("text", this.props);
  }
}
