import type { ReactNode } from "react";
import styled from "styled-components";
import { routes } from "../../site/routes";
import { columns, plainList, pointGrid, ruledAbove } from "../../styles/mixins";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { Markdown } from "../article/markdown";
import { References } from "../article/references";
import { Layout } from "../layout/layout";
import { ReadingGrid } from "../layout/reading-grid";
import type { ProductData, ReferenceData, ReviewContent, SiteData, TextData } from "../props";
import { Verdict, type VerdictData } from "./review/verdict";

type ReviewLists = Pick<ReviewContent, "benefits" | "pros" | "cons" | "suits" | "skip" | "closing">;

export interface ReviewPageProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly page: VerdictData & ReviewLists & TextData & { readonly references: readonly ReferenceData[] };
}

/** Headings of the lists before the text. */
const lists = {
  offers: "What it offers",
  pros: "What we liked",
  cons: "What we did not",
  suits: "Who it suits",
  skip: "Who should skip it",
} as const;

const entry = (id: keyof typeof lists) => ({ id, text: lists[id] });

/** The verdict in the first screen, then all else in a reading column with its contents beside it. */
export function ReviewPage({ site, product, page }: ReviewPageProps) {
  const { affiliateLink } = site;
  const before = [entry("offers"), entry("pros"), entry("cons")];
  const after = [entry("suits"), entry("skip"), ...(page.references.length > 0 ? [{ id: "references", text: "References" }] : [])];
  return (
    <Layout site={site} path={routes.review}>
      <Verdict site={site} product={product} page={page} />
      <ReadingGrid contents={[...before, ...page.contents, ...after]}>
        <Section id="offers">
          <Benefits>
            {page.benefits.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Benefits>
        </Section>
        <Columns>
          <Points id="pros" mark="+" items={page.pros} />
          <Points id="cons" mark="−" items={page.cons} />
        </Columns>
        <Markdown {...page} affiliateLink={affiliateLink} />
        <Columns>
          <Points id="suits" mark="→" items={page.suits} />
          <Points id="skip" mark="×" items={page.skip} />
        </Columns>
        <CallToActionBox affiliateLink={affiliateLink} {...page.closing} note="Paid link: we may earn a commission" />
        <References references={page.references} />
      </ReadingGrid>
    </Layout>
  );
}

function Section({ id, children }: { readonly id: keyof typeof lists; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{lists[id]}</h2>
      {children}
    </section>
  );
}

function Points({ id, mark, items }: { readonly id: keyof typeof lists; readonly mark: string; readonly items: readonly string[] }) {
  return (
    <Section id={id}>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <span aria-hidden="true">{mark}</span>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Benefits = styled.ul`
  ${pointGrid}
  margin-top: var(--space-5);
`;

const Columns = styled.div`
  ${columns("1fr 1fr")}
  ${ruledAbove}
  + * {
    margin-top: var(--space-7);
  }
  h2 {
    margin-bottom: var(--space-4);
  }
  ul {
    ${plainList}
  }
  li {
    position: relative;
    padding: var(--space-3) 0 var(--space-3) 2rem;
    border-top: 1px solid var(--line);
    line-height: 1.5;
  }
  li > span {
    position: absolute;
    left: 0.25rem;
    color: var(--soft);
    font-weight: 600;
  }
`;
