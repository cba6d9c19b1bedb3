import styled from "styled-components";
import type { ChartData } from "../../../site/figures/figure-data";

/** Distance of two dots, in pixels. */
const STEP = 20;

/** A tally: one dot for each thing counted. Rows differ in shape: filled, hollow, half filled. */
export function Dots({ chart: { rows } }: { readonly chart: ChartData }) {
  return (
    <List>
      {rows.map(({ label, estimate, of }, row) => (
        <p key={label}>
          <svg width={STEP * estimate} height={STEP}>
            {Array.from({ length: estimate }, (_, dot) => (
              <Dot key={dot} x={STEP * (dot + 0.5)} row={row} />
            ))}
          </svg>
          <span>
            <b>{of ? `${estimate} of ${of}` : estimate}</b> {label}
          </span>
        </p>
      ))}
    </List>
  );
}

function Dot({ x, row }: { readonly x: number; readonly row: number }) {
  const middle = STEP / 2;
  return (
    <>
      <circle className={row === 0 ? undefined : "hollow"} cx={x} cy={middle} r="7" />
      {row > 1 && <path d={`M${x} ${middle - 7}a7 7 0 0 0 0 14z`} />}
    </>
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
  }
  svg {
    flex: none;
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
