import styled from "styled-components";
import type { FigureData } from "../../site/figures/figure-data";
import { routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { columns, plainList, pointGrid } from "../../styles/mixins";
import { Byline } from "../article/byline";
import { CallToAction } from "../affiliate/call-to-action";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { minutesText, ratingBasis, ratingText } from "../affiliate/key-figures";
import { Layout } from "../layout/layout";
import { Markdown } from "../article/markdown";
import { PageHeading } from "../layout/page-heading";
import type { ClaimData, ProductData, ReferenceData, SiteData } from "../props";
import { ReadingGrid } from "../layout/reading-grid";
import { References } from "../article/references";
import { SplitSection } from "../layout/split-section";

export interface ReviewPageProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly page: {
    readonly heading: string;
    readonly lead: string;
    readonly verdict: string;
    /** What the verdict is based on. */
    readonly basis: string;
    readonly benefits: readonly { readonly title: string; readonly text: string }[];
    readonly pros: readonly string[];
    readonly cons: readonly string[];
    readonly suits: readonly string[];
    readonly skip: readonly string[];
    readonly closing: { readonly heading: string; readonly text: string; readonly label: string };
    readonly tree: unknown;
    readonly contents: readonly { readonly id: string; readonly text: string }[];
    readonly references: readonly ReferenceData[];
    readonly claims?: readonly ClaimData[];
    readonly figures?: readonly FigureData[];
  };
}

export function ReviewPage({ site, product, page }: ReviewPageProps) {
  const { affiliateLink } = site;
  return (
    <Layout site={site} path={routes.review}>
      <PageHeading title={page.heading} breadcrumbs={breadcrumbs.page("Review", routes.review)} lead={page.lead}>
        <Signature>
          A review <Byline author={site.author} />
        </Signature>
      </PageHeading>
      <Verdict site={site} product={product} page={page} />

      <SplitSection heading="What it offers" intro="Four points the program is sold on, told as the seller tells them.">
        <Benefits>
          {page.benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Benefits>
      </SplitSection>

      <Columns>
        <Points heading="What we liked" id="pros" mark="+" items={page.pros} />
        <Points heading="What we did not" id="cons" mark="−" items={page.cons} />
      </Columns>

      <Text>
        <ReadingGrid contents={page.contents}>
          <Markdown tree={page.tree} affiliateLink={affiliateLink} claims={page.claims} figures={page.figures} />
        </ReadingGrid>
      </Text>

      <Columns>
        <Points heading="Who it suits" id="suits" mark="→" items={page.suits} />
        <Points heading="Who should skip it" id="skip" mark="×" items={page.skip} />
      </Columns>

      <CallToActionBox affiliateLink={affiliateLink} {...page.closing} note="Paid link: we may earn a commission" />
      <References references={page.references} />
    </Layout>
  );
}

/** The verdict with its basis, a button and the key facts. */
function Verdict({ site, product, page }: ReviewPageProps) {
  return (
    <VerdictSection aria-labelledby="verdict">
      <div>
        <h2 id="verdict">Verdict</h2>
        <p>{page.verdict}</p>
        <Basis>{page.basis}</Basis>
        <CallToAction
          affiliateLink={site.affiliateLink}
          label={site.headerLabel}
          slot="verdict"
          disclosure={site.disclosure}
          note={`Paid link · ${product.guaranteeDays}-day money-back guarantee`}
        />
      </div>
      <Facts>
        <caption>Key facts, as the seller states them</caption>
        <tbody>
          {keyFacts(product).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Facts>
    </VerdictSection>
  );
}

function keyFacts(product: ProductData): [string, string][] {
  return [
    ["What it is", product.description],
    ["Rating", `${ratingText(product)} ${ratingBasis(product)}`],
    ["A session", minutesText(product.sessionMinutes)],
    ["Advised each day", minutesText(product.dailyMinutes)],
    ["Promise", `Results in ${product.promiseMinutes} minutes, says its sales page`],
    ["Delivery", product.delivery],
    ["Guarantee", `${product.guaranteeDays} days, money back`],
  ];
}

interface PointsProps {
  readonly heading: string;
  readonly id: string;
  readonly mark: string;
  readonly items: readonly string[];
}

function Points({ heading, id, mark, items }: PointsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <span aria-hidden="true">{mark}</span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Signature = styled.p`
  color: var(--soft);
  font-size: var(--text-n);
`;

const VerdictSection = styled.section`
  ${columns("7fr 5fr")}
  padding-top: var(--space-6);
  border-top: 1px solid var(--ink);
  h2 {
    margin-bottom: var(--space-3);
    font-size: var(--head-m);
  }
  div > p {
    margin-bottom: var(--space-4);
  }
`;

const Basis = styled.p`
  color: var(--soft);
  font-size: var(--text-n);
  line-height: 1.55;
`;

const Facts = styled.table`
  width: 100%;
  border-collapse: collapse;
  align-self: start;
  font-size: var(--text-n);
  line-height: 1.45;
  caption {
    padding-bottom: var(--space-2);
    color: var(--soft);
    font-size: var(--text-s);
    text-align: left;
  }
  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    width: 38%;
    font-weight: 500;
  }
`;

const Benefits = styled.ul`
  ${pointGrid}
`;

const Columns = styled.div`
  ${columns("1fr 1fr")}
  margin-top: var(--space-8);
  padding-top: var(--space-6);
  border-top: 1px solid var(--line);
  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--head-m);
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
  li span {
    position: absolute;
    left: 0.25rem;
    color: var(--soft);
    font-weight: 600;
  }
`;

const Text = styled.div`
  margin-top: var(--space-7);
`;
