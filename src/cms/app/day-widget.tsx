import { Component } from "react";

interface DayProps {
  readonly value?: string;
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly field: { get(key: string): unknown };
  readonly onChange: (value: string) => void;
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
}

/** A day, typed or picked in the browser's own calendar; the value is an ISO day. */
export class DayWidget extends Component<DayProps> {
  override componentDidMount(): void {
    // Written as in Sweden, a day is an ISO day; the editor's time zone decides which one is today.
    if (this.props.field.get("starts_today") === true && !this.props.value) this.props.onChange(new Date().toLocaleDateString("sv-SE"));
  }

  override render() {
    const { value = "", forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    return (
      <input
        type="date"
        id={forID}
        className={classNameWrapper}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    );
  }
}
