import type { Element, Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import styled from "styled-components";
import { prose } from "../styles/prose";
import { CallToAction, type CallToActionSize } from "./call-to-action";

export interface MarkdownProps {
  /** HTML tree that the Markdown transforms made, as GraphQL hands it over. */
  readonly tree: unknown;
  readonly affiliateLink: string;
}

/** A Markdown body, with calls to action and citations drawn by components. */
export function Markdown({ tree, affiliateLink }: MarkdownProps) {
  const components = {
    "cta-button": ({ label, blinking, size }: { label: string; blinking?: string; size: CallToActionSize }) => (
      <CallToAction affiliateLink={affiliateLink} label={label} blinking={blinking !== undefined} size={size} />
    ),
    "cite-ref": ({ work, number, first }: { work: string; number: string; first?: string }) => (
      <sup>
        {/* A word joiner keeps the number on the line of what it belongs to. */}
        {"\u2060"}
        <a href={`#ref-${work}`} id={first === undefined ? undefined : `cite-${work}`} aria-label={`Reference ${number}`}>
          [{number}]
        </a>
      </sup>
    ),
  };
  const body = toJsxRuntime(joinLists(tree as Nodes) as never, { Fragment, jsx, jsxs, components: components as never });
  return <Prose>{body}</Prose>;
}

type Nodes = Root | Root["children"][number] | Element["children"][number];

// gatsby-transformer-remark hands over an older tree, in which some properties are lists that React wants as text.
function joinLists(node: Nodes): Nodes {
  if (!("children" in node)) return node;
  const children = node.children.map((child: Nodes) => joinLists(child)) as never;
  if (node.type !== "element") return { ...node, children };
  const properties = Object.fromEntries(
    Object.entries(node.properties ?? {}).map(([key, value]) => [
      key,
      Array.isArray(value) && key !== "className" ? value.join(key === "srcSet" ? ", " : " ") : value,
    ]),
  );
  return { ...node, properties, children };
}

const Prose = styled.div`
  ${prose}
`;
