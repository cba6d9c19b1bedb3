import styled from "styled-components";
import { labelsByMeter } from "../../../site/evidence-labels";
import { routes } from "../../../site/routes";
import { media } from "../../../styles/media";
import { plainList } from "../../../styles/mixins";
import { VisuallyHidden } from "../../primitives/visually-hidden";
import { EvidenceMeter } from "../../figures/evidence-meter";
import type { ResearchTopic, PublicationLink } from "../../props";

interface TopicProps {
  readonly works: readonly PublicationLink[];
  readonly outcomes: readonly ResearchTopic[];
}

interface TableProps extends TopicProps {
  readonly methods: readonly ResearchTopic[];
}

/** For each method and outcome the works about it, by label. A work with two outcomes is in two rows. */
export function EvidenceTable({ works, methods, outcomes }: TableProps) {
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

function MethodRows({ method, works, outcomes }: TopicProps & { readonly method: ResearchTopic }) {
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
export function WorkLinks({ works }: { readonly works: readonly PublicationLink[] }) {
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
