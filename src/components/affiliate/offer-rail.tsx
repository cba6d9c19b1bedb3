import styled from "styled-components";
import { formatCount } from "../../site/format-count";
import { routes } from "../../site/routes";
import { besideText, captionText, wordsApart, media } from "../../styles/mixins";
import { usePage } from "../page-context";
import { CallToAction } from "./call-to-action";
import { Ledger } from "./ledger";

/** What the review recommends, the guarantee and a button, in a column of its own at the right of wide screens. */
export function OfferRail() {
  const { product, verdict } = usePage().site;
  return (
    <Rail aria-label="The offer">
      <strong>Our verdict on {product.name}</strong>
      <p>{verdict}</p>
      <Guarantee />
      <Ledger entries={product.ledger} isBrief />
      <CallToAction label={`Try ${product.name}`} size="medium" variant="outlined" slot="rail" />
      <a href={routes.review}>Read the review</a>
    </Rail>
  );
}

/** The guarantee in a sentence, for a product that has one. */
export function Guarantee() {
  const { guaranteeDays } = usePage().site.product;
  return guaranteeDays ? (
    <p>
      <strong>{formatCount(guaranteeDays, "day", "days")}</strong> to get your money back, the seller says.
    </p>
  ) : null;
}

/** The width of the rail's column. */
export const railWidth = "clamp(12.5rem, 14.5vw, 17rem)";

const Rail = styled.aside`
  display: none;
  ${media.rail} {
    ${besideText}
    display: grid;
    gap: var(--space-3);
    overflow-y: auto;
    padding-block: var(--space-4);
    border-block: 1px solid var(--line);
    font-size: var(--text-n);
    line-height: 1.4;
    text-wrap: balance;
    strong + p {
      margin-bottom: var(--space-2);
      font: 450 var(--text-m) / 1.35 var(--serif);
      ${wordsApart}
    }
    a[rel] {
      display: block;
    }
    > a {
      ${captionText}
    }
  }
`;
