import type { ReactNode } from "react";
import styled from "styled-components";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { columns, pointGrid, printedBesideHeading, ruledAbove } from "../../styles/mixins";
import { CallToAction } from "../affiliate/call-to-action";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { Markdown } from "../article/markdown";
import { Guarantee } from "../affiliate/guarantee";
import { Ledger } from "../affiliate/ledger";
import { References } from "../article/references";
import { DiaryChart } from "../figures/charts/diary-chart";
import { EvidencePoster, type EvidencePosterProps } from "../figures/evidence-poster";
import { findPages } from "../layout/find-pages";
import { Layout } from "../layout/layout";
import { ReadingGrid } from "../layout/reading-grid";
import type { FirstHandData, ProductData, ReferenceData, ReviewContent, PageSite, TextData } from "../props";
import { Checklist, SellerSays } from "./review/before-you-pay";
import { Bought, Recordings } from "./review/first-hand";
import { MarkedList, type MarkedListProps } from "./review/marked-list";
import { RefundSlip } from "./review/refund";
import { Verdict, type VerdictData } from "./review/verdict";

interface ReviewParts extends Pick<ReviewContent, "benefits" | "pros" | "cons" | "legit" | "checkout" | "suits" | "skip" | "closing"> {
  readonly cost?: string | null | undefined;
  readonly maker?: string | null | undefined;
  readonly refund?: ReviewContent["refund"] | null;
}

interface ReviewPageProps {
  readonly site: PageSite;
  /** What research on the product's kind found. */
  readonly poster?: EvidencePosterProps | undefined;
  /** What was bought, measured and tried; each may be missing. */
  readonly firstHand: FirstHandData;
  readonly page: VerdictData & ReviewParts & TextData & { readonly references: readonly ReferenceData[] };
}

/** Headings of what there is data of. */
const seenHeadings = ({ trial }: FirstHandData) => ({
  bought: "What we bought",
  recording: "What’s in the recording",
  trial: trial?.days.length === 21 ? "Three weeks with it" : "Days with it, one by one",
});

/** Headings of the parts of the page beside its text, by their ids. */
const headings = ({ name }: ProductData, firstHand: FirstHandData) => ({
  legit: `Is ${name} legit?`,
  ...seenHeadings(firstHand),
  cost: "What does it cost?",
  maker: "Who made it?",
  checkout: "What happens after you click",
  refund: "How do I get my money back?",
  offers: `What is ${name}?`,
  research: "What research has found",
  benefits: "What you get",
  pros: "Strengths",
  cons: "Drawbacks",
  suits: "Who it suits",
  skip: "Who should skip it",
  references: "References",
});

/** The verdict in the first screen; then what a buyer worries about, what it is, and what speaks for and against it. */
export function ReviewPage({ site, page, poster, firstHand }: ReviewPageProps) {
  const { product } = site;
  const texts = headings(product, firstHand);
  const { before, after } = listContents(texts, { page, poster, firstHand });
  return (
    <Layout site={site} path={routes.review} hasContents>
      <Verdict site={site} page={page} />
      <ReadingGrid contents={[...before, ...page.contents, ...after]} offer={<Offer product={product} />}>
        <Opening id="legit" heading={texts.legit}>
          <p>{page.legit}</p>
          <Ledger entries={product.ledger} />
          <SellerSays product={product} />
        </Opening>
        <SeenByUs firstHand={firstHand} hasSoundsPage={findPages(site, routes.soundsPage).length > 0} />
        <Statement id="cost" heading={texts.cost} text={page.cost} />
        <Statement id="maker" heading={texts.maker} text={page.maker} />
        <Part id="checkout" heading={texts.checkout}>
          <Checklist steps={page.checkout.steps} />
          <CallToAction label={page.checkout.label} variant="outlined" slot="checkout" />
        </Part>
        {page.refund && (
          <Part id="refund" heading={texts.refund}>
            <Checklist steps={page.refund.steps} />
            <RefundSlip product={product} message={page.refund.message} />
          </Part>
        )}
        <Statement id="offers" heading={texts.offers} text={product.description} />
        {poster && (
          <Part id="research" heading={texts.research}>
            <EvidencePoster {...poster} />
            <p>
              <a href={routes.evidence}>All methods on one poster</a>
            </p>
          </Part>
        )}
        <Markdown {...page} />
        <Part id="benefits" heading={texts.benefits}>
          <Benefits items={page.benefits} />
        </Part>
        <Columns>
          <Points id="pros" heading={texts.pros} mark="+" items={page.pros} />
          <Points id="cons" heading={texts.cons} mark="−" items={page.cons} />
        </Columns>
        <Columns>
          <Points id="suits" heading={texts.suits} mark="→" items={page.suits} />
          <Points id="skip" heading={texts.skip} mark="×" items={page.skip} />
        </Columns>
        <CallToActionBox {...page.closing} />
        <References references={page.references} />
      </ReadingGrid>
    </Layout>
  );
}

/** Entries of the contents before and after those of the text; a part without content has none. */
function listContents(texts: ReturnType<typeof headings>, { page, poster, firstHand }: Omit<ReviewPageProps, "site">) {
  const optional = {
    bought: firstHand.purchase,
    recording: firstHand.recordings.length > 0,
    trial: firstHand.trial,
    ...{ cost: page.cost, maker: page.maker, refund: page.refund, research: poster, references: page.references.length > 0 },
  };
  const entries = (...ids: (keyof typeof texts)[]) =>
    ids.filter((id) => !(id in optional) || optional[id as keyof typeof optional]).map((id) => ({ id, text: texts[id] }));
  return {
    before: entries("legit", "bought", "recording", "trial", "cost", "maker", "checkout", "refund", "offers", "research"),
    after: entries("benefits", "pros", "cons", "suits", "skip", "references"),
  };
}

/** What was bought, measured and tried, each where there is data of it. */
function SeenByUs({ firstHand, hasSoundsPage }: Pick<ReviewPageProps, "firstHand"> & { readonly hasSoundsPage: boolean }) {
  const { purchase, recordings, pictures, trial } = firstHand;
  const texts = seenHeadings(firstHand);
  return (
    <>
      {purchase && (
        <Part id="bought" heading={texts.bought}>
          <Bought purchase={purchase} pictures={pictures} />
        </Part>
      )}
      {recordings.length > 0 && (
        <Part id="recording" heading={texts.recording}>
          <Recordings {...firstHand} hasSoundsPage={hasSoundsPage} />
        </Part>
      )}
      {trial && (
        <Part id="trial" heading={texts.trial}>
          <DiaryChart trial={trial} />
        </Part>
      )}
    </>
  );
}

/** A button in reach on wide screens. */
function Offer({ product }: { readonly product: ProductData }) {
  return (
    <OfferArea aria-label="The offer">
      <Guarantee product={product} />
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

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Section({ id, heading, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function Points({ mark, items, ...section }: Omit<SectionProps, "children"> & MarkedListProps) {
  return (
    <Section {...section}>
      <MarkedList mark={mark} items={items} />
    </Section>
  );
}

/** A section of one paragraph; nothing without a text. */
function Statement({ text, ...section }: Omit<SectionProps, "children"> & { readonly text: string | null | undefined }) {
  return (
    text && (
      <Part {...section}>
        <p>{text}</p>
      </Part>
    )
  );
}

function Benefits({ items }: { readonly items: ReviewParts["benefits"] }) {
  return (
    <BenefitList>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </BenefitList>
  );
}

const BenefitList = styled.ul`
  ${pointGrid}
  margin-top: var(--space-5);
`;

const Opening = styled(Section)`
  ${printedBesideHeading}
  > :is(p, figure) {
    margin-top: var(--space-4);
  }
`;

const Part = styled(Opening)`
  ${ruledAbove}
  > div:has(> a) {
    margin-top: var(--space-5);
  }
`;

const Columns = styled.div`
  ${columns("1fr 1fr")}
  ${ruledAbove}
`;
