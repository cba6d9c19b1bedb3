import styled from "styled-components";
import { labelTexts, meterSteps, type ClaimLabel } from "../../site/evidence-labels";

/** Side of a step, and from one step to the next. */
const SIDE = 7;
const STEP = 9;
const STEPS = 5;

/** The label's words after its meter. */
export function EvidenceMeter({ label }: { readonly label: ClaimLabel }) {
  return (
    <span>
      <MeterDrawing label={label} />
      {labelTexts[label]}
    </span>
  );
}

/**
 * Five squares, filled from the left as far as the evidence goes. The square of a harm is crossed out, those of what was
 * not examined are dashed. It stands beside the label's words, so it says nothing to screen readers. A statement of the
 * seller has no meter.
 */
export function MeterDrawing({ label }: { readonly label: ClaimLabel }) {
  if (label === "stated") return null;
  const filled = label === "harm" ? 0 : meterSteps[label];
  return (
    <Drawing viewBox={`0 0 ${STEPS * STEP - (STEP - SIDE)} ${SIDE}`} data-label={label} aria-hidden="true">
      <path
        d={squares(filled, STEPS, 0.5)}
        fill="none"
        stroke="currentColor"
        strokeDasharray={label === "not-examined" ? "1.5" : undefined}
      />
      {filled > 0 && <path d={squares(0, filled, 0)} fill="currentColor" />}
      {label === "harm" && (
        <path d={`M0 0l${SIDE} ${SIDE}M${SIDE} 0l-${SIDE} ${SIDE}`} fill="none" stroke="currentColor" strokeWidth="1.75" />
      )}
    </Drawing>
  );
}

/** The squares from one step up to another, each smaller by an inset on every side. */
function squares(from: number, to: number, inset: number): string {
  const side = SIDE - 2 * inset;
  return `M${from * STEP + inset} ${inset}${Array<string>(to - from)
    .fill(`h${side}v${side}h-${side}z`)
    .join(`m${STEP} 0`)}`;
}

const Drawing = styled.svg`
  display: inline-block;
  width: 3.75em;
  height: auto;
  margin-right: 0.5em;
  color: var(--link);
  vertical-align: 0.02em;
  &[data-label="harm"] {
    color: var(--cta-edge);
  }
  @media (forced-colors: active) {
    &[data-label] {
      color: CanvasText;
    }
  }
`;
