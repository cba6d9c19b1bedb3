import styled from "styled-components";
import { media } from "../../styles/media";
import type { ProductData } from "../props";

/** `from 2,847 reviews, as the seller's page reports` */
const ratingBasis = ({ reviewCount, ratingSource }: ProductData): string =>
  `from ${reviewCount?.toLocaleString("en-US")} reviews, ${ratingSource}`;

/** `4.8 out of 5 from 2,847 reviews, as the seller's page reports`; undefined for a product without a rating. */
export const ratingText = (product: ProductData): string | undefined =>
  product.rating ? `${product.rating} out of ${product.bestRating} ${ratingBasis(product)}` : undefined;

/** `7–30 minutes` */
export const minutesText = ({ from, to }: { from: number; to: number }): string => `${from}–${to} minutes`;

/** The figures of the home page. */
function productFigures(product: ProductData): { figure: string; meaning: string }[] {
  return [
    ...(product.sessionMinutes ? [{ figure: minutesText(product.sessionMinutes).replace("minutes", "min"), meaning: "a session" }] : []),
    ...(product.guaranteeDays ? [{ figure: `${product.guaranteeDays} days`, meaning: "money-back guarantee" }] : []),
    ...(product.rating ? [{ figure: `${product.rating} / ${product.bestRating}`, meaning: ratingBasis(product) }] : []),
  ];
}

/** A row of figures of the product, each with its meaning. */
export function KeyFigures({ product }: { readonly product: ProductData }) {
  return (
    <Row>
      {productFigures(product).map(({ figure, meaning }) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid var(--ink);
  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  }
  /* The figure is shown above its meaning, which comes first in the HTML. */
  div {
    display: grid;
    grid-template-rows: minmax(calc(1.3 * var(--head-m)), auto) auto;
    align-content: start;
  }
  dt {
    grid-row: 2;
    color: var(--soft);
    font-size: var(--text-n);
    line-height: 1.4;
  }
  dd {
    grid-row: 1;
    font: 450 var(--head-m) / 1.3 var(--serif);
    letter-spacing: -0.01em;
    font-variant-numeric: lining-nums;
  }
`;
