import { Component, createElement, createRef, type ComponentClass, type ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";

/**
 * A component that Sveltia CMS can draw with the React that it brings, and that draws another one with ours: hooks of one
 * copy of React fail in the other. What it draws is loaded when it is first shown.
 */
export function inOwnRoot<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentClass<Props> {
  return class OwnRoot extends Component<Props> {
    private readonly host = createRef<HTMLDivElement>();
    private root: Root | undefined;
    private content: ComponentType<Props> | undefined;

    override componentDidMount(): void {
      const host = this.host.current;
      if (!host) return;
      const root = createRoot(host);
      this.root = root;
      void load().then((content) => {
        this.content = content;
        if (this.root === root) this.draw();
      });
    }

    override componentDidUpdate(): void {
      this.draw();
    }

    override componentWillUnmount(): void {
      const { root } = this;
      this.root = undefined;
      // React does not let one root end another while it draws.
      setTimeout(() => root?.unmount());
    }

    private draw(): void {
      if (this.content) this.root?.render(createElement(this.content, this.props));
    }

    override render() {
      return createElement("div", { ref: this.host });
    }
  };
}
