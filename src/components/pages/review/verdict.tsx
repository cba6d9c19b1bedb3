import styled from "styled-components";
import { breadcrumbs } from "../../../site/breadcrumbs";
import type { ClaimLabel } from "../../../site/evidence-labels";
import { routes } from "../../../site/routes";
import { media } from "../../../styles/media";
import { factList, softText } from "../../../styles/mixins";
import { CallToAction } from "../../affiliate/call-to-action";
import { ratingBasis, ratingText, minutesText } from "../../affiliate/key-figures";
import { Byline } from "../../article/byline";
import { EvidenceMeter } from "../../figures/evidence-meter";
import { Breadcrumb } from "../../layout/breadcrumb";
import { Day } from "../../primitives/day";
import { VisuallyHidden } from "../../primitives/visually-hidden";
import type { ProductData, ReviewContent, SiteData } from "../../props";

export interface VerdictData extends Pick<ReviewContent, "heading" | "lead" | "verdict" | "basis" | "updated" | "unknown"> {
  /** What the program is bought for, with the label of the evidence for it. */
  readonly promises: readonly { readonly text: string; readonly evidence: ClaimLabel | undefined }[];
}

export interface VerdictProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly page: VerdictData;
}

/** The first screen of the review: the verdict, a button, and at its side what is known. The offer's facts follow. */
export function Verdict({ site, product, page }: VerdictProps) {
  const [summary, rest] = splitSentence(page.verdict);
  return (
    <>
      <Card>
        <header>
          <Breadcrumb items={breadcrumbs.page("Review", routes.review)} />
          <h1>{page.heading}</h1>
          <p>
            Last checked <Day date={page.updated} /> · <Byline author={site.author} />
          </p>
        </header>
        <section aria-labelledby="verdict">
          <VisuallyHidden as="h2" id="verdict">
            Verdict
          </VisuallyHidden>
          <Summary>{summary}</Summary>
        </section>
        <Action>
          <CallToAction affiliateLink={site.affiliateLink} label={site.headerLabel} slot="verdict" disclosure={site.disclosure} />
        </Action>
        <Known product={product} page={page} />
        <Rest>
          {rest && <p>{rest}</p>}
          <p>
            {product.description} {page.lead}
          </p>
          <p>{page.basis}</p>
        </Rest>
      </Card>
      <OfferFacts product={product} page={page} />
    </>
  );
}

/** The seller's rating, a meter for each thing that is promised, and how much the seller tells. */
function Known({ product, page: { promises, unknown } }: Pick<VerdictProps, "product" | "page">) {
  const known = offerFacts(product).length + 1;
  return (
    <Facts>
      <div>
        <dt>Buyers’ rating</dt>
        <dd>
          <strong>{ratingText(product)}</strong> {ratingBasis(product)}
        </dd>
      </div>
      {promises.map(
        ({ text, evidence }) =>
          evidence && (
            <div key={text}>
              <dt>{text}</dt>
              <dd>
                <EvidenceMeter label={evidence} />
              </dd>
            </div>
          ),
      )}
      <div>
        <dt>What is known</dt>
        <dd>
          <strong>
            {known} of {known + unknown.length}
          </strong>{" "}
          things to know
        </dd>
      </div>
    </Facts>
  );
}

/** The first sentence of a text, and what follows it. */
function splitSentence(text: string): [first: string, rest: string] {
  const end = /[.!?](?=\s)/.exec(text)?.index;
  return end === undefined ? [text, ""] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-2) var(--space-6);
  header :is(h1, p) {
    margin-top: var(--space-1);
  }
  header p {
    ${softText}
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr auto;
    gap: var(--space-5) var(--space-7);
    padding-block: var(--space-5) var(--space-7);
    header h1 {
      margin-block: var(--space-4) var(--space-2);
    }
    > * {
      grid-column: 1;
    }
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  @media print {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-3) var(--space-6);
    > * {
      grid-column: 1;
    }
  }
`;

/** Large enough to be read first. */
const Summary = styled.p`
  max-width: 36rem;
  font: 450 var(--text-l) / 1.35 var(--serif);
  ${media.medium} {
    font-size: var(--head-m);
  }
`;

/** The button with its note beside it. */
const Action = styled.div`
  max-width: 26rem;
  div:has(> a) {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    ${media.largeText} {
      display: block;
    }
  }
  ${media.medium} {
    && {
      grid-area: 3 / 2;
      max-width: none;
    }
  }
  /* Only the disclosure is printed. */
  @media print {
    && {
      grid-area: auto / 1;
    }
  }
  a {
    flex: 1;
    ${media.belowMedium} {
      padding-block: var(--space-3);
    }
  }
  /* A fixed width: the button does not change its size when the font loads. */
  a + p {
    flex: 0 0 4.5rem;
    margin: 0;
  }
`;

const Facts = styled.dl`
  margin-top: var(--space-2);
  border-top: 1px solid var(--ink);
  ${factList}
  line-height: 1.3;
  strong {
    color: var(--ink);
  }
  && {
    ${media.medium} {
      grid-area: 1 / 2 / span 2;
      align-self: start;
      /* Level with the title. */
      margin-top: var(--space-7);
    }
    ${media.wide} {
      div {
        grid-template-columns: 8.5rem minmax(0, 1fr);
        padding-block: var(--space-3);
      }
    }
    @media print {
      grid-area: 1 / 2 / span 4;
      align-self: start;
    }
  }
`;

const Rest = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  max-width: var(--column);
  ${media.medium} {
    grid-row: 3 / span 2;
  }
  p + p {
    ${softText}
    line-height: 1.55;
  }
`;

/** The offer's facts, and what we do not know of it. */
function OfferFacts({ product, page: { unknown } }: Pick<VerdictProps, "product" | "page">) {
  return (
    <Offer>
      {[...offerFacts(product), ["Not known to us", joinWords(unknown)] as const].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Offer>
  );
}

/** What the seller says about the offer: a name and a value each. */
function offerFacts({ sessionMinutes, dailyMinutes, promiseMinutes, delivery, guaranteeDays }: ProductData): (readonly [string, string])[] {
  return [
    ...(sessionMinutes ? [["A session", minutesText(sessionMinutes)] as const] : []),
    ...(dailyMinutes ? [["Advised each day", minutesText(dailyMinutes)] as const] : []),
    ...(promiseMinutes ? [["Promise", `Results in ${promiseMinutes} minutes, says its sales page`] as const] : []),
    ["Delivery", delivery],
    ["Guarantee", `${guaranteeDays} days, money back`],
  ];
}

/** British English has no comma before `and`. */
const joinWords = (words: readonly string[]): string => new Intl.ListFormat("en-GB").format(words);

/** Facts between hairlines, in even columns; what is not known has a row of its own. */
const Offer = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-4) var(--space-5);
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.mediumOrPrint} {
    grid-template-columns: repeat(5, 1fr);
  }
  margin-bottom: var(--space-7);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  font-size: var(--text-n);
  line-height: 1.4;
  dt {
    color: var(--soft);
    font-size: var(--text-s);
  }
  dd {
    font-weight: 500;
  }
`;
