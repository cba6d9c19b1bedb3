import styled from "styled-components";
import { COVER_HEIGHT, COVER_WIDTH, coverContent, type CoverInput } from "../../artwork/cover-art";

/** The decorative drawing of a cover as inline SVG, so that the first view needs no extra request. */
export function Cover({ cover }: { readonly cover: CoverInput }) {
  return (
    <svg
      width={COVER_WIDTH}
      height={COVER_HEIGHT}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: coverContent(cover) }}
    />
  );
}

/**
 * The article's number or words over its cover's drawing. They are hidden from assistive technology: a cover is within a
 * link to the seller, whose name they would garble, and the article says them in its text.
 */
export function CoverWords({ cover: { text, note, palette } }: { readonly cover: CoverInput }) {
  if (!text) return null;
  return (
    <Words data-palette={palette} aria-hidden>
      {/* The note is first and at the bottom, so that the words do not move up when it arrives. */}
      {note && <i>{note}</i>}
      <b data-length={chooseSize(text)}>{text}</b>
    </Words>
  );
}

/** Longer words are set smaller, so that they stay on one line. */
const chooseSize = (text: string): "short" | "medium" | "long" => (text.length <= 6 ? "short" : text.length <= 10 ? "medium" : "long");

/** Around a cover. Its colors belong together, so they also stay in forced colors. */
export const CoverFrame = styled.span`
  position: relative;
  display: block;
  container-type: inline-size;
  overflow: hidden;
  border-radius: var(--radius);
  color: var(--cover-ink);
  forced-color-adjust: none;
  > svg {
    forced-color-adjust: none;
  }
`;

const Words = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-start;
  padding: 5cqi;
  background: linear-gradient(20deg, var(--ground) 18%, transparent 66%);
  b {
    white-space: nowrap;
    font: 400 var(--cover-s) / 0.9 var(--serif);
    letter-spacing: -0.025em;
    &[data-length="short"] {
      font-size: var(--cover-l);
    }
    &[data-length="medium"] {
      font-size: var(--cover-m);
    }
  }
  i {
    color: var(--trace);
    font: 500 var(--cover-note) / 1.3 var(--sans);
    /* Beside its title, a small cover says its number alone. */
    @container (max-width: 11rem) {
      display: none;
    }
  }
`;
