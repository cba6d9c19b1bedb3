import type { ReactNode } from "react";
import styled from "styled-components";
import { routes } from "../../site/routes";
import { columns, pointGrid, printedBesideHeading, ruledAbove, media } from "../../styles/mixins";
import { CallToAction } from "../affiliate/call-to-action";
import { ClosingOffer } from "../affiliate/call-to-action-box";
import { Markdown } from "../article/markdown";
import { Guarantee } from "../affiliate/offer-rail";
import { Ledger } from "../affiliate/ledger";
import { References } from "../article/references";
import { DiaryChart } from "../figures/charts/diary-chart";
import { EvidencePoster, type EvidencePosterProps } from "../figures/evidence-poster";
import { findPages, usePage } from "../page-context";
import { Layout } from "../layout/layout";
import { ReadingGrid } from "../layout/reading-grid";
import type { ReviewData } from "../content-to-props";
import type { FirstHandData, PageSite } from "../props";
import { Checklist, MarkedList, RefundSlip, SellerSays } from "./review/before-you-pay";
import { Bought, Recordings } from "./review/first-hand";
import { Verdict } from "./review/verdict";

interface ReviewPageProps {
  readonly site: PageSite;
  /** What was bought, measured and tried; each may be missing. */
  readonly firstHand: FirstHandData;
  readonly page: ReviewData;
}

/** A section with its heading. One without content is left out, also of the table of contents. */
interface Part {
  readonly id: string;
  readonly text: string;
  readonly content: ReactNode;
}

/** The verdict in the first screen; then what a buyer worries about, what it is, and what speaks for and against it. */
export function ReviewPage(props: ReviewPageProps) {
  const { site, page } = props;
  const before = partsBeforeText(props).filter(({ content }) => content);
  const benefits = {
    id: "benefits",
    text: "What you get",
    content: (
      <BenefitList>
        {page.benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </BenefitList>
    ),
  };
  const points = [listPoints("pros", "Strengths", "+", page.pros), listPoints("cons", "Drawbacks", "−", page.cons)];
  const buyers = [listPoints("suits", "Who it suits", "→", page.suits), listPoints("skip", "Who should skip it", "×", page.skip)];
  const references = page.references.length > 0 ? [{ id: "references", text: "References" }] : [];
  return (
    <Layout site={site} path={routes.review} hasContents>
      <Verdict page={page} />
      <ReadingGrid contents={[...before, ...page.contents, benefits, ...points, ...buyers, ...references]} offer={<Offer />}>
        {draw(Section, before)}
        <Markdown {...page} />
        {draw(Section, [benefits])}
        <Columns>{draw("section", points)}</Columns>
        <Columns>{draw("section", buyers)}</Columns>
        <ClosingOffer {...page.closing} note="Paid link" />
        <References references={page.references} />
      </ReadingGrid>
    </Layout>
  );
}

function partsBeforeText({ site, page, firstHand }: ReviewPageProps): Part[] {
  const { product } = site;
  const { purchase, recordings, pictures, trial } = firstHand;
  const { cost, maker, checkout, refund, poster } = page;
  return [
    {
      id: "legit",
      text: `Is ${product.name} legit?`,
      content: (
        <>
          <p>{page.legit}</p>
          {product.ledger.some(({ state }) => state === "seen") && <Ledger entries={product.ledger} />}
          <SellerSays />
        </>
      ),
    },
    { id: "bought", text: "What we bought", content: purchase && <Bought purchase={purchase} pictures={pictures} /> },
    {
      id: "recording",
      text: recordings.length > 1 ? "What’s in the recordings" : "What’s in the recording",
      content: recordings.length > 0 && <Recordings {...firstHand} hasSoundsPage={findPages(site, routes.soundsPage).length > 0} />,
    },
    {
      id: "trial",
      text: trial?.days.length === 21 ? "Three weeks with it" : "The diary, day by day",
      content: trial && <DiaryChart trial={trial} />,
    },
    { id: "cost", text: "What does it cost?", content: cost && <p>{cost}</p> },
    { id: "maker", text: "Who made it?", content: maker && <p>{maker}</p> },
    {
      id: "checkout",
      text: "What happens after you click",
      content: (
        <>
          <Checklist steps={checkout.steps} />
          <CallToAction label={checkout.label} variant="outlined" slot="checkout" />
        </>
      ),
    },
    {
      id: "refund",
      text: "How do I get my money back?",
      content: refund && (
        <>
          <Checklist steps={refund.steps} />
          <RefundSlip message={refund.message} />
        </>
      ),
    },
    { id: "offers", text: `What is ${product.name}?`, content: product.description && <p>{product.description}</p> },
    { id: "research", text: "What research has found", content: poster && <Research poster={poster} /> },
  ];
}

const Research = ({ poster }: { readonly poster: EvidencePosterProps }) => (
  <>
    <EvidencePoster {...poster} />
    <p>
      <a href={routes.evidence}>All methods on one poster</a>
    </p>
  </>
);

const listPoints = (id: string, text: string, mark: string, items: readonly string[]): Part => ({
  id,
  text,
  content: <MarkedList mark={mark} items={items} />,
});

const draw = (Element: "section" | typeof Section, parts: readonly Part[]) =>
  parts.map(({ id, text, content }) => (
    <Element key={id} aria-labelledby={id}>
      <h2 id={id}>{text}</h2>
      {content}
    </Element>
  ));

/** A button in reach on wide screens. */
function Offer() {
  const { product } = usePage().site;
  return (
    <OfferArea aria-label="The offer">
      <Guarantee />
      <CallToAction label={`Try ${product.name}`} size="medium" variant="outlined" slot="rail" />
    </OfferArea>
  );
}

const OfferArea = styled.aside`
  display: none;
  ${media.wide} {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
  }
`;

const BenefitList = styled.ul`
  ${pointGrid}
  margin-top: var(--space-5);
`;

/** A part in a column of its own, with its heading beside it on paper; all but the first have a rule above. */
const Section = styled.section`
  ${printedBesideHeading}
  /* Lists stay whole on paper and leave no half page. */
  @media print {
    --space-3: 0.5rem;
    --space-4: 0.75rem;
  }
  &:not(:first-of-type) {
    ${ruledAbove}
  }
  > :is(p, figure) {
    margin-top: var(--space-4);
  }
  > div:has(> a) {
    margin-top: var(--space-5);
  }
`;

const Columns = styled.div`
  ${columns("1fr 1fr")}
  ${ruledAbove}
  /* As large as the headings in the margin. */
  @media print {
    h2 {
      font-size: var(--head-n);
    }
  }
`;
