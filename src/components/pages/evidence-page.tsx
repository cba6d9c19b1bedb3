import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { labelMeanings, labelsByMeter, shownLabel } from "../../site/evidence-labels";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { EvidenceMeter } from "../figures/evidence-meter";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import type { ClaimEntryData, ResearchTopic, SiteData, PublicationLink } from "../props";
import { claimFragment } from "../../site/pages/evidence-pages";
import { framedTarget, plainHeading, plainList, softText } from "../../styles/mixins";
import { Day } from "../primitives/day";
import { VisuallyHidden } from "../primitives/visually-hidden";

export interface EvidencePageProps {
  readonly site: SiteData;
  /** Said after the numbers of works and claims. */
  readonly note?: string | null | undefined;
  readonly methods: readonly ResearchTopic[];
  readonly outcomes: readonly ResearchTopic[];
  readonly works: readonly PublicationLink[];
  readonly claims: readonly ClaimEntryData[];
}

/** All works in a table of method and outcome, and all claims. */
export function EvidencePage({ site, note, methods, outcomes, works, claims }: EvidencePageProps) {
  const lead = `${works.length} works that this site rests on, those against as well as those for, and each of its ${claims.length} claims with what is not known.`;
  return (
    <Layout site={site} path={routes.evidence}>
      <PageHeading title="The evidence" breadcrumbs={breadcrumbs.evidence()} lead={note ? `${lead} ${note}` : lead}>
        <nav aria-label="On this page">
          <a href="#works">Works</a> · <a href="#claims">Claims</a>
        </nav>
      </PageHeading>
      <Section aria-labelledby="labels">
        <h2 id="labels">What the labels mean</h2>
        <Legend>
          {labelsByMeter.map((label) => (
            <div key={label}>
              <dt>
                <EvidenceMeter label={label} />
              </dt>
              <dd>{labelMeanings[label]}</dd>
            </div>
          ))}
        </Legend>
      </Section>
      <Section aria-labelledby="works">
        <h2 id="works">Works by method and outcome</h2>
        <EvidenceTable works={works} methods={methods} outcomes={outcomes} />
      </Section>
      <Section aria-labelledby="claims">
        <h2 id="claims">Every claim of this site</h2>
        <ClaimList claims={claims} />
      </Section>
    </Layout>
  );
}

const Section = styled.section`
  margin-bottom: var(--space-7);
  h2 {
    margin-bottom: var(--space-4);
  }
`;

const Legend = styled.dl`
  font-size: var(--text-n);
  div {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
    ${media.medium} {
      display: grid;
      grid-template-columns: 16rem 1fr;
    }
  }
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--soft);
  }
`;

const speakers = { seller: "What the seller says", study: "What research found", us: "What we conclude" };

/** All claims, by who says them, each with its label, works, what is not known, and when it was checked. */
function ClaimList({ claims }: Pick<EvidencePageProps, "claims">) {
  return Object.entries(speakers).map(([speaker, heading]) => {
    const own = claims.filter(({ source }) => source === speaker);
    if (own.length === 0) return null;
    return (
      <Group key={speaker}>
        <h3>{heading}</h3>
        <ul>
          {own.map((claim) => (
            <Claim key={claim.id} claim={claim} />
          ))}
        </ul>
      </Group>
    );
  });
}

function Claim({ claim }: { readonly claim: ClaimEntryData }) {
  const { id, claim: text, source, evidence, unknown, checked, works } = claim;
  const shown = shownLabel({ source, evidence });
  return (
    <li id={claimFragment(id)}>
      <strong>{text}</strong>
      <p>
        <EvidenceMeter label={shown} />
        {shown !== evidence && (
          <>
            ; research: <EvidenceMeter label={evidence} />
          </>
        )}
      </p>
      <p>Not known: {unknown}</p>
      <p>
        {works.length > 0 && (
          <>
            <WorkLinks works={works} />.{" "}
          </>
        )}
        Checked <Day date={checked} />.
      </p>
    </li>
  );
}

const Group = styled.div`
  h3 {
    margin-top: var(--space-5);
    ${plainHeading}
  }
  ul {
    ${plainList}
  }
  li {
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
    ${framedTarget}
  }
  p {
    margin-top: var(--space-1);
    ${softText}
    line-height: 1.5;
  }
`;

/** For each method and outcome the works about it, by label. A work with two outcomes is in two rows. */
function EvidenceTable({ works, methods, outcomes }: Pick<EvidencePageProps, "works" | "methods" | "outcomes">) {
  return (
    <Table>
      <VisuallyHidden as="caption">Works by method and by what they measured</VisuallyHidden>
      <colgroup>
        <col />
        <col />
      </colgroup>
      {methods.map((method) => (
        <MethodRows key={method.slug} method={method} works={works.filter((work) => work.method === method.slug)} outcomes={outcomes} />
      ))}
    </Table>
  );
}

function MethodRows({ method, works, outcomes }: Pick<EvidencePageProps, "works" | "outcomes"> & { readonly method: ResearchTopic }) {
  if (works.length === 0) return null;
  return (
    <tbody id={method.slug}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          <a href={routes.evidenceOf(method.slug)}>{method.label}</a> <small>{formatWorkCount(works.length)}</small>
        </th>
      </tr>
      {outcomes.map(({ slug, label: outcome }) => {
        const own = works.filter((work) => work.outcomes.includes(slug));
        if (own.length === 0) return null;
        return (
          <tr key={slug}>
            <th scope="row">
              {outcome} <small>{formatWorkCount(own.length)}</small>
            </th>
            <td>
              <ul>
                {labelsByMeter.map((label) => {
                  const labeled = own.filter(({ evidence }) => evidence === label);
                  if (labeled.length === 0) return null;
                  return (
                    <li key={label}>
                      <EvidenceMeter label={label} />{" "}
                      <span>
                        <WorkLinks works={labeled} />
                      </span>
                    </li>
                  );
                })}
              </ul>
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** Works by their short names, each linked to its entry. */
function WorkLinks({ works }: { readonly works: readonly PublicationLink[] }) {
  return works.map(({ id, name, method }, index) => (
    <span key={id}>
      {index > 0 && ", "}
      <a href={`${routes.evidenceOf(method)}#${id}`}>{name}</a>
    </span>
  ));
}

export const formatWorkCount = (count: number): string => (count === 1 ? "1 work" : `${count} works`);

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: var(--text-n);
  line-height: 1.5;
  col:first-child {
    width: 36%;
    ${media.medium} {
      width: 26%;
    }
  }
  th,
  td {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  th[scope="row"] {
    padding-right: var(--space-4);
    font-weight: 500;
    hyphens: auto;
  }
  th[scope="rowgroup"] {
    padding-top: var(--space-6);
    border-top: 0;
    font: 450 var(--head-n) / 1.25 var(--serif);
  }
  small {
    display: inline-block;
    color: var(--soft);
    font: 400 var(--text-s) / 1.4 var(--sans);
  }
  ul {
    ${plainList}
  }
  li + li {
    margin-top: var(--space-2);
  }
  li {
    ${media.medium} {
      display: grid;
      grid-template-columns: 14rem 1fr;
    }
    > span:first-child {
      display: block;
      color: var(--soft);
      font-size: var(--text-s);
    }
  }
  tr {
    break-inside: avoid;
  }
  tr:first-child {
    break-after: avoid;
  }
`;
