import { Component, type ReactNode } from "react";

interface Props {
  /** When this changes, rendering is tried again. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Shows an error in place of a page that could not be rendered, until the entry changes. */
export class ErrorBoundary extends Component<Props, { readonly error?: Error | undefined; readonly resetKey: unknown }> {
  override state: { readonly error?: Error | undefined; readonly resetKey: unknown } = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: { readonly resetKey: unknown }) {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey, error: undefined };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <p role="alert" data-preview-error>
        The preview cannot be shown yet: {error.message}
      </p>
    );
  }
}
