import { Component, createElement, createRef, type ComponentType } from "react";
import type { Root } from "react-dom/client";

/**
 * A component that Sveltia CMS can draw with the React that it brings, and that draws another one with ours: hooks of one
 * copy of React fail in the other. What it draws is loaded when it is first shown, and gets further props of ours.
 */
export function mountWithOwnReact<Props extends Ours, Ours extends object>(load: () => Promise<ComponentType<Props>>, ours: Ours) {
  return class OwnRoot extends Component<Omit<Props, keyof Ours>, { readonly hasFailed?: boolean }> {
    override state = { hasFailed: false };
    private readonly host = createRef<HTMLDivElement>();
    private root: Root | undefined;
    private content: ComponentType<Props> | undefined;

    override componentDidMount(): void {
      // The network may be gone, or a newer CMS have other files.
      this.start().catch(() => this.setState({ hasFailed: true }));
    }

    private async start(): Promise<void> {
      const [{ default: client }, content] = await Promise.all([import("react-dom/client"), load()]); // CommonJS has one export
      // It may be gone by now.
      if (!this.host.current) return;
      this.root = client.createRoot(this.host.current);
      this.content = content;
      this.componentDidUpdate();
    }

    override componentDidUpdate(): void {
      if (this.content) this.root?.render(createElement(this.content, { ...this.props, ...ours } as unknown as Props));
    }

    override componentWillUnmount(): void {
      // React does not let one root end another while it draws.
      setTimeout(() => this.root?.unmount());
    }

    override render() {
      const { hasFailed } = this.state;
      return hasFailed
        ? createElement(
            "p",
            { role: "alert" },
            "This part of the CMS could not be loaded. Save, reload the page, and open the entry again.",
          )
        : createElement("div", { ref: this.host });
    }
  };
}
