import { Component, type ReactNode } from "react";

interface Props {
  /** A change of it is a new try. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** Shows what went wrong in place of what could not be drawn, until the entry changes. */
export class ErrorBoundary extends Component<Props, { readonly error?: Error | undefined; readonly of: unknown }> {
  override state: { readonly error?: Error | undefined; readonly of: unknown } = { of: this.props.of };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: { readonly of: unknown }) {
    return props.of === state.of ? null : { of: props.of, error: undefined };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <p role="alert" data-preview-error>
        This cannot be shown yet: {error.message}
      </p>
    );
  }
}
