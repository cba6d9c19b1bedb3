import styled from "styled-components";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { captionText, wordsApart } from "../../styles/mixins";
import type { PageSite } from "../props";
import { Guarantee } from "./guarantee";
import { CallToAction } from "./call-to-action";
import { Ledger } from "./ledger";

/** What the review recommends, the guarantee and a button, in a column of its own at the right of wide screens. */
export function OfferRail({ site: { product, verdict } }: { readonly site: PageSite }) {
  return (
    <Rail aria-label="The offer">
      <div>
        <p>Our verdict on {product.name}</p>
        <p>{verdict}</p>
        <Guarantee product={product} />
        <Ledger entries={product.ledger} isBrief />
        <CallToAction label={`Try ${product.name}`} size="medium" variant="outlined" slot="rail" />
        <a href={routes.review}>Read the review</a>
      </div>
    </Rail>
  );
}

/** The width of the rail's column. */
export const railWidth = "clamp(12.5rem, 14.5vw, 17rem)";

const Rail = styled.aside`
  display: none;
  ${media.rail} {
    display: block;
    margin-top: var(--space-5);
  }
  /* Sticky below the header, and never taller than the view. */
  > div {
    position: sticky;
    top: calc(var(--header) + var(--space-6));
    display: grid;
    gap: var(--space-3);
    max-height: calc(100vh - var(--header) - 2 * var(--space-6));
    overflow-y: auto;
    padding-block: var(--space-4);
    border-block: 1px solid var(--line);
    font-size: var(--text-n);
    line-height: 1.4;
  }
  > div > p:first-child {
    font-weight: 600;
  }
  p:first-child + p {
    margin-bottom: var(--space-2);
    font: 450 var(--text-m) / 1.35 var(--serif);
    ${wordsApart}
  }
  a[rel] {
    display: block;
  }
  > div > a {
    ${captionText}
  }
`;
