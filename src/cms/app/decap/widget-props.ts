import type { ChangeEvent } from "react";

/** What Decap gives the widget of a text field. */
export interface WidgetProps {
  readonly value?: string;
  readonly forID: string;
  readonly classNameWrapper: string;
  readonly onChange: (value: string) => void;
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
}

/** The attributes that make an `<input>` a field of Decap's form. */
export const inputProps = ({ value = "", forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle }: WidgetProps) => ({
  id: forID,
  className: classNameWrapper,
  value,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
  onFocus: setActiveStyle,
  onBlur: setInactiveStyle,
});
