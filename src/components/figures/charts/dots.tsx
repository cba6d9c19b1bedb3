import styled from "styled-components";
import type { ChartData } from "../../../content-model/figures/figure-data";
import { media } from "../../../styles/mixins";

/** A tally: one dot for each thing counted. Rows differ in shape: filled, hollow, half filled. */
export function Dots({ chart: { rows } }: { readonly chart: ChartData }) {
  return (
    <List>
      {rows.map(({ label, estimate, total }, row) => (
        <p key={label}>
          <span>
            {Array.from({ length: estimate }, (_, dot) => (
              <Dot key={dot} row={row} />
            ))}
          </span>
          <span>
            <b>{total ? `${estimate} of ${total}` : estimate}</b> {label}
          </span>
        </p>
      ))}
    </List>
  );
}

/** A picture of its own, so that dots wrap like words. */
function Dot({ row }: { readonly row: number }) {
  return (
    <svg width="20" height="20">
      <circle className={row === 0 ? undefined : "hollow"} cx="10" cy="10" r="7" />
      {row > 1 && <path d="M10 3a7 7 0 0 0 0 14z" />}
    </svg>
  );
}

const List = styled.div`
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    align-items: center;
    margin-top: var(--space-3);
    font-size: var(--text-n);
    line-height: 1.35;
    /* All labels are below their dots, not only those of long rows. */
    ${media.phone} {
      flex-direction: column;
      align-items: start;
    }
  }
  svg {
    display: inline-block;
    vertical-align: middle;
  }
  circle,
  path {
    fill: var(--link);
    stroke: var(--link);
    stroke-width: 2;
  }
  .hollow {
    fill: var(--paper);
  }
`;
