import { Component, type InputHTMLAttributes } from "react";

interface LineInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An input that shows at once what is typed. Sveltia hands it back a moment later, and the cursor must not move meanwhile. */
export class LineInput extends Component<LineInputProps, { readonly shown: string }> {
  override state = { shown: this.props.value };
  /** Typed values that have not been handed back yet. */
  private onTheWay: readonly string[] = [];

  override componentDidUpdate({ value: before }: LineInputProps): void {
    const { value } = this.props;
    if (value === before) return;
    const position = this.onTheWay.indexOf(value);
    this.onTheWay = this.onTheWay.slice(position + 1);
    if (position < 0) this.setState({ shown: value });
  }

  private change(shown: string): void {
    this.onTheWay = [...this.onTheWay, shown];
    this.setState({ shown });
    this.props.onChange(shown);
  }

  override render() {
    return <input {...this.props} value={this.state.shown} onChange={({ target }) => this.change(target.value)} />;
  }
}
