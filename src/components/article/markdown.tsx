import type { Element } from "hast";
import type { ReactNode } from "react";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import styled from "styled-components";
import { prose } from "../../styles/prose";
import { CallToAction, type CallToActionSize } from "../affiliate/call-to-action";
import { evidenceLabels, labels } from "../../site/evidence-labels";
import { claimFragment } from "../../site/pages/evidence-pages";
import { routes } from "../../site/routes";
import { MeterDrawing } from "../figures/evidence-meter";
import { findFigure, type FigureData } from "../../content-model/figures/figure-data";
import { Chart } from "../figures/charts/chart";
import { PictureFigure } from "../figures/picture-figure";
import { Sound } from "../figures/sound";
import { SoundPanel } from "../figures/sound-panel";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { usePage } from "../page-context";
import type { TextData } from "../content-to-props";
import { groupSounds, linkFirst, type Nodes } from "./body-tree";
import { ClaimLink, EvidenceNote, Panel, ProductBox } from "./notes";
import { ProductTable } from "./product-table";
import { TableFigure } from "./table-figure";

/** A note, a product, or the box of a table that scrolls; an evidence note begins with its meter. */
function Block({ node, children, ...attributes }: { readonly node: Element; readonly children?: ReactNode }) {
  const { product } = usePage().site;
  const classes = [node.properties?.["className"]].flat();
  if (classes.includes("panel")) return <Panel {...attributes}>{children}</Panel>;
  // That of the reviewed product is open and has its ledger.
  if (classes.includes("product"))
    return <ProductBox ledger={headingOf(node) === product.name ? product.ledger : undefined}>{children}</ProductBox>;
  const label = evidenceLabels.find((key) => classes.includes(`evidence-${key}`));
  if (!label) return <div {...attributes}>{children}</div>;
  return (
    <EvidenceNote {...attributes}>
      <MeterDrawing label={label} />
      {children}
    </EvidenceNote>
  );
}

/** The words of the heading that an element begins with. */
function headingOf({ children: [heading] }: Element): string | undefined {
  const text = heading?.type === "element" ? heading.children[0] : undefined;
  return text?.type === "text" ? text.value : undefined;
}

export interface MarkdownProps extends Pick<TextData, "tree">, Partial<Pick<TextData, "claims" | "figures">> {
  readonly disclosure?: string;
  /** Whether the first mention of the product leads to the review. */
  readonly linksProduct?: boolean | undefined;
}

/** A Markdown body. Calls to action, citations, evidence labels and figures are rendered by components. */
export function Markdown({ tree, claims = [], figures = [], disclosure, linksProduct }: MarkdownProps) {
  const { product } = usePage().site;
  const components = {
    div: Block,
    // A table: other figures are elements of their own.
    figure: ({ className, children }: { className: string; children: ReactNode }) => (
      <TableFigure className={className}>{children}</TableFigure>
    ),
    "cta-button": ({ label, blinking, size, order }: { label: string; blinking?: string; size: CallToActionSize; order: string }) => (
      <CallToAction
        label={label}
        blinking={blinking !== undefined}
        size={size}
        slot={`body-${order}`}
        // Further ones are not filled, so that two amber buttons are never in one view.
        variant={order === "1" ? "outlinedOnPhones" : "outlined"}
        disclosure={order === "1" ? disclosure : undefined}
      />
    ),
    "cite-ref": ({ reference, number, first }: { reference: string; number: string; first?: string }) => (
      <sup>
        {/* A word joiner prevents a line break before the number. */}
        {"\u2060"}
        <a href={`#ref-${reference}`} id={first === undefined ? undefined : `cite-${reference}`} aria-label={`Reference ${number}`}>
          [{number}]
        </a>
      </sup>
    ),
    "claim-mark": ({ claim }: { claim: string }) => {
      const found = claims.find(({ id }) => id === claim);
      return found ? (
        <small className="claim">
          <ClaimLink href={`${routes.evidence}#${claimFragment(claim)}`}>
            {labels[found.evidence].short}
            <VisuallyHidden>: {labels[found.evidence].text}</VisuallyHidden>
          </ClaimLink>
        </small>
      ) : null;
    },
    ...figureComponents(figures),
  };
  const root = groupSounds(tree as Nodes);
  const body = toJsxRuntime((linksProduct ? linkFirst(root, product.name, routes.review) : root) as never, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: components as never,
  });
  return <Prose>{body}</Prose>;
}

/** Components for the figures of a body; what is unknown is left out, as in a preview of an unfinished text. */
function figureComponents(figures: readonly FigureData[]) {
  const find = <T extends FigureData["type"]>(type: T, id: string) => [findFigure(figures, type, id) ?? []].flat();
  return {
    "sound-figure": ({ sound }: { sound: string }) => find("sound", sound).map((found) => <Sound key={found.id} sound={found} />),
    "sound-panel": ({ node }: { node: Element }) => (
      <SoundPanel
        sounds={node.children.flatMap((child) => (child.type === "element" ? find("sound", String(child.properties?.["sound"])) : []))}
      />
    ),
    "picture-figure": ({ picture }: { picture: string }) =>
      find("picture", picture).map((found) => <PictureFigure key={found.id} picture={found} />),
    "product-table": ({ show, ...props }: { show: string; columns: string; caption: string }) =>
      find("products", show).map((found) => <ProductTable key={found.id} table={found} {...props} />),
    "chart-figure": ({ chart }: { chart: string }) => find("chart", chart).map((found) => <Chart key={found.id} chart={found} />),
  };
}

/** Its rules come after those of the components above, and win over some of them. */
const Prose = styled.div`
  ${prose}
`;
