import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { toEntry, type Entry } from "./entry";
import type { SiteContent } from "./site-content";
import { slugFromTitle } from "./slug-from-title";

const readEntry = ({ entry }: CustomFieldControlProps): Entry | undefined => entry && toEntry(entry);

/** One line of text, or a day picked in the browser's own calendar. */
function drawInput(type: "text" | "date", { forID, field, value, onChange }: CustomFieldControlProps) {
  return (
    <div className="cms-field">
      <input
        type={type}
        id={forID}
        aria-label={String(field.get("label" as never))}
        spellCheck={false}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** A day; the value is an ISO day. A new entry starts today. */
export class DayField extends Component<CustomFieldControlProps> {
  override componentDidMount(): void {
    const { field, onChange, value } = this.props;
    if (!readEntry(this.props)?.isNew) return;
    // Written as in Sweden, a day is an ISO day; the editor's time zone decides which one is today.
    const start = field.get("starts_today" as never) === true ? new Date().toLocaleDateString("sv-SE") : "";
    if (value !== start) onChange(start);
  }

  override render() {
    return drawInput("date", this.props);
  }
}

/**
 * The slug of an article. It follows the title while that is typed, unless the editor wrote another one or the article was
 * published: then its URL is known.
 */
export function createSlugField(content: SiteContent) {
  return class SlugField extends Component<CustomFieldControlProps> {
    title = this.readTitle();

    readTitle(): string {
      return String(readEntry(this.props)?.fields["title"] ?? "");
    }

    override componentDidMount(): void {
      // The slug of an entry that was duplicated is taken.
      if (readEntry(this.props)?.isNew && this.props.value) this.props.onChange("");
    }

    override componentDidUpdate(): void {
      const before = this.title;
      this.title = this.readTitle();
      const { value = "", onChange } = this.props;
      const entry = readEntry(this.props);
      if (this.title === before || !entry || (!entry.isNew && content.wasPublished(entry.file))) return;
      if (value === "" || value === slugFromTitle(before)) onChange(slugFromTitle(this.title));
    }

    override render() {
      return drawInput("text", this.props);
    }
  };
}
