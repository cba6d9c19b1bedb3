import { Component } from "react";
import { inputProps, type WidgetProps } from "./decap/widget-props";

interface DayProps extends WidgetProps {
  readonly field: { get(key: string): unknown };
}

/** A day, typed or picked in the browser's own calendar; the value is an ISO day. */
export class DayWidget extends Component<DayProps> {
  override componentDidMount(): void {
    // Written as in Sweden, a day is an ISO day; the editor's time zone decides which one is today.
    if (this.props.field.get("starts_today") === true && !this.props.value) this.props.onChange(new Date().toLocaleDateString("sv-SE"));
  }

  override render() {
    return <input type="date" {...inputProps(this.props)} />;
  }
}
