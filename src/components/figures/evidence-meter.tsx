import styled from "styled-components";
import { labels, NO_LABEL, type ClaimLabel } from "../../site/evidence-labels";

/** How to read a meter, for readers who see one for the first time. */
export const meterKey = "Right of the line people did better, left of it worse, and on it there was no difference.";

/** Side of a square, and the left edges of all, outwards from the line: left of it people did worse. */
const SIDE = 6;
const LINE = 27.5;
const WORSE = [17, 9, 1];
const BETTER = [32, 40, 48];

/** The squares that are filled, by their left edges. */
const filledSquares: Readonly<Record<ClaimLabel, readonly number[]>> = {
  strong: BETTER,
  moderate: BETTER.slice(0, 2),
  limited: BETTER.slice(0, 1),
  mixed: [...WORSE.slice(0, 1), ...BETTER.slice(0, 1)],
  "no-benefit": [],
  "limited-harm": WORSE.slice(0, 1),
  "moderate-harm": WORSE.slice(0, 2),
  "strong-harm": WORSE,
  "not-examined": [],
  stated: [],
};

/** The label's words after its meter. A source that is no study has no label. */
export function EvidenceMeter({ label }: { readonly label: ClaimLabel | null | undefined }) {
  if (!label) return <span>{NO_LABEL}</span>;
  return (
    <>
      <MeterDrawing label={label} />
      <span>{labels[label].text}</span>
    </>
  );
}

/**
 * A line of no difference with three squares for harm at its left and three for help at its right, as many filled as the
 * evidence is sure. What was tested without benefit is a diamond on the line; what was not examined is dashed; a statement
 * of the seller is a speech bubble. It stands beside the label's words, so it says nothing to screen readers.
 */
export function MeterDrawing({ label }: { readonly label: ClaimLabel }) {
  const filled = filledSquares[label];
  const outlined = [...WORSE, ...BETTER].filter((left) => !filled.includes(left));
  return (
    <Drawing viewBox="0 0 55 11" data-label={label} aria-hidden="true">
      {label === "stated" ? (
        <path d="M19.5 1h16v7h-9l-3 2.5V8h-4z" fill="none" stroke="currentColor" />
      ) : (
        <>
          <path
            d={`${outlined.map((left) => square(left, 0.5)).join("")}M${LINE} 0v11`}
            fill="none"
            stroke="currentColor"
            strokeDasharray={label === "not-examined" ? "1.5" : undefined}
          />
          {filled.length > 0 && <path d={filled.map((left) => square(left, 0)).join("")} fill="currentColor" />}
          {label === "no-benefit" && <path d={`M${LINE} 1.25l4.25 4.25l-4.25 4.25l-4.25-4.25z`} fill="currentColor" />}
        </>
      )}
    </Drawing>
  );
}

/** A square that is smaller by an inset on every side. */
function square(left: number, inset: number): string {
  const side = SIDE - 2 * inset;
  return `M${left + inset} ${2.5 + inset}h${side}v${side}h-${side}z`;
}

const Drawing = styled.svg`
  display: inline-block;
  width: 4.5em;
  margin-right: 0.5em;
  color: var(--link);
  vertical-align: -0.08em;
  /* The words are below the meter as a whole where both do not fit on a line. */
  & + span {
    display: inline-block;
  }
  &[data-label$="harm"] {
    color: var(--rust);
  }
`;
