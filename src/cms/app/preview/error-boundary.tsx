import { Component, type ReactNode } from "react";

interface Props {
  /** When this changes, rendering is tried again. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

/** Shows an error in place of a page that could not be rendered, until the entry changes. */
export class ErrorBoundary extends Component<Props, { readonly error?: Error | undefined }> {
  override state: { readonly error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.error && resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error ? <p role="alert">The preview cannot be shown yet: {error.message}</p> : this.props.children;
  }
}
