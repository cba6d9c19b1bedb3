import styled from "styled-components";
import { labels, NO_LABEL, type ClaimLabel } from "../../site/evidence-labels";

/** How to read a meter, for readers who see one for the first time. */
export const meterKey = "Right of the line people did better, left of it worse, and on it there was no difference.";

/** The left edges of all squares, outwards from the line: left of it people did worse. */
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
  const solid = label === "no-benefit" ? "M27.5 2l3.5 3.5l-3.5 3.5l-3.5-3.5z" : drawSquares(filled);
  return (
    <Drawing viewBox="0 0 55 11" data-label={label} aria-hidden="true">
      {label === "stated" ? (
        <path d="M19.5 1h16v7h-9l-3 2.5V8h-4z" />
      ) : (
        <path d={`${drawSquares(outlined)}M27.5 0v11`} strokeDasharray={label === "not-examined" ? "1.5" : undefined} />
      )}
      {solid && <path d={solid} fill="currentColor" />}
    </Drawing>
  );
}

const drawSquares = (edges: readonly number[]): string => edges.map((left) => `M${left + 0.5} 3h5v5h-5z`).join("");

const Drawing = styled.svg`
  display: inline-block;
  width: 4.5em;
  margin-right: 0.5em;
  fill: none;
  stroke: currentColor;
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
