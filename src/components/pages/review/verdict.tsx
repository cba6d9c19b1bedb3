import styled from "styled-components";
import { columns } from "../../../styles/mixins";
import { CallToAction } from "../../affiliate/call-to-action";
import { minutesText, ratingBasis, ratingText } from "../../affiliate/product-figures";
import type { ProductData, SiteData } from "../../props";

export interface VerdictProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly verdict: string;
  /** What the verdict is based on. */
  readonly basis: string;
}

/** The verdict with its basis, a button and the key facts. */
export function Verdict({ site, product, verdict, basis }: VerdictProps) {
  return (
    <Section aria-labelledby="verdict">
      <div>
        <h2 id="verdict">Verdict</h2>
        <p>{verdict}</p>
        <Basis>{basis}</Basis>
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
    </Section>
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

const Section = styled.section`
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
  }
  th {
    width: 38%;
    font-weight: 500;
  }
`;
