import styled from "styled-components";
import { breadcrumbs } from "../../../site/breadcrumbs";
import { routes } from "../../../site/routes";
import { captionText, softText, underlinedOnHover, wordsApart, media } from "../../../styles/mixins";
import { CallToAction } from "../../affiliate/call-to-action";
import { Ledger } from "../../affiliate/ledger";
import { formatRating } from "../../affiliate/format-offer";
import { RefundTimeline } from "../../affiliate/refund-timeline";
import { Byline } from "../../article/author-box";
import { EvidenceMeter, meterKey } from "../../figures/evidence-meter";
import { Breadcrumb } from "../../layout/page-heading";
import { openingColumns } from "../../layout/reading-grid";
import { Day } from "../../primitives/day";
import { Fact, FactList } from "../../primitives/fact-list";
import { VisuallyHidden } from "../../primitives/visually-hidden";
import type { ReviewData } from "../../content-to-props";
import { usePage } from "../../page-context";

/** The first screen of the review: the recommendation and a button, and at its side what is known. */
export function Verdict({ page }: { readonly page: ReviewData }) {
  const { site } = usePage();
  const { guaranteeDays } = site.product;
  return (
    <Card>
      <div>
        <Breadcrumb items={breadcrumbs.page("Review", routes.review)} />
        <h1>{page.heading}</h1>
        <section aria-labelledby="verdict">
          <VisuallyHidden as="h2" id="verdict">
            Verdict
          </VisuallyHidden>
          <p>{page.verdict}</p>
          <p>
            {site.product.basis} {page.date ? "Published " : "Last checked "}
            {page.date && (
              <>
                <Day date={page.date} />, last checked{" "}
              </>
            )}
            <Day date={page.updated} />
            <span>
              , <Byline />
            </span>
            .
          </p>
        </section>
        <CallToAction label={site.headerLabel} variant="filled" slot="verdict" />
      </div>
      <Questions aria-label="What buyers ask first">
        <a href={page.cost ? "#cost" : "#checkout"}>Price?</a>
        <a href="#legit">Legit?</a>
        {page.refund && <a href="#refund">Refund?</a>}
      </Questions>
      <Known promises={page.promises} />
      {guaranteeDays && <RefundTimeline guaranteeDays={guaranteeDays} />}
    </Card>
  );
}

/** The ledger, and a meter for each thing that is promised; last what nobody checked: the seller's rating. */
function Known({ promises }: Pick<ReviewData, "promises">) {
  const { product } = usePage().site;
  const rating = formatRating(product);
  return (
    <Facts>
      <Ledger entries={product.ledger} isBrief />
      <FactList>
        {promises.map(
          ({ text, evidence }) =>
            evidence && (
              <Fact key={text} name={text}>
                <EvidenceMeter label={evidence} />
              </Fact>
            ),
        )}
        {rating && (
          <Fact name="Buyers’ rating">
            <small>{rating}</small>
          </Fact>
        )}
      </FactList>
      <p>Meters: studies of its kind. {meterKey}</p>
    </Facts>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-2) var(--space-6);
  h1 {
    margin-top: var(--space-1);
  }
  ${media.belowMedium} {
    /* On one line, unless the text is large. */
    h1 {
      font-size: min(var(--head-xl), max(8.5vw, var(--head-l)));
    }
    /* The author is named below. */
    section span {
      display: none;
    }
  }
  /* Large enough to be read first. */
  section > p:first-of-type {
    max-width: 36rem;
    margin-block: var(--space-2);
    font: 450 var(--text-l) / 1.35 var(--serif);
    ${wordsApart}
  }
  section > p + p {
    max-width: 36rem;
    margin-bottom: var(--space-3);
    ${softText}
    line-height: 1.45;
  }
  ${media.mediumOrPrint} {
    grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 var(--space-6);
  }
  ${media.medium} {
    padding-block: var(--space-5) var(--space-7);
    h1 {
      margin-top: var(--space-4);
    }
    section > p:first-of-type {
      margin-block: var(--space-4);
      font-size: var(--head-m);
      line-height: 1.25;
    }
    section > p + p {
      margin-bottom: var(--space-5);
    }
  }
  ${media.wide} {
    grid-template-columns: ${openingColumns};
    gap: 0 var(--space-7);
  }
`;

const Questions = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-2);
  ${media.medium} {
    margin-top: var(--space-4);
  }
  a {
    min-height: 44px;
    padding: 0.55rem var(--space-4);
    border: 1px solid var(--line);
    border-radius: 2rem;
    color: var(--ink);
    font-size: var(--text-n);
    line-height: 1.5;
    ${underlinedOnHover}
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-3);
  align-self: start;
  dl:last-of-type {
    border-top-color: var(--ink);
    line-height: 1.3;
    ${media.belowMedium} {
      div {
        padding-block: 0.3rem;
      }
    }
  }
  dl:first-child {
    margin-top: 0;
    ${media.belowMedium} {
      grid-template-columns: 1fr 1fr;
    }
    /* What the seller says is longer, and has a line of its own. */
    > [data-state="said"] {
      grid-column: 1 / -1;
      order: -1;
    }
    ${media.narrow} {
      grid-template-columns: 1fr;
    }
  }
  /* Below each other on phones, where the ledger comes first; else beside the text, below the meters. */
  ${media.mediumOrPrint} {
    grid-area: 1 / 2 / span 3;
    dl:first-child {
      order: 1;
      padding-top: var(--space-3);
      border-top: 1px solid var(--line);
    }
  }
  small {
    font-size: var(--text-s);
  }
  p {
    ${captionText}
  }
  ${media.medium} {
    /* Level with the title. */
    margin-top: var(--space-7);
  }
  ${media.wide} {
    dl:last-of-type div {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      padding-block: var(--space-3);
    }
  }
`;
