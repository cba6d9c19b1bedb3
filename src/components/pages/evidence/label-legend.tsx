import styled from "styled-components";
import { labelsByMeter, evidenceMeanings } from "../../../site/evidence-labels";
import { media } from "../../../styles/media";
import { EvidenceMeter } from "../../figures/evidence-meter";

/** Every label with its meter and what it means. */
export function LabelLegend() {
  return (
    <Legend>
      {labelsByMeter.map((label) => (
        <div key={label}>
          <dt>
            <EvidenceMeter label={label} />
          </dt>
          <dd>{evidenceMeanings[label]}</dd>
        </div>
      ))}
    </Legend>
  );
}

const Legend = styled.dl`
  margin: 0;
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
    margin: 0;
    color: var(--soft);
  }
`;
