import styled, { css } from "styled-components";
import { drawLane, LANE_WIDTH, listDots, mapScale, peopleToScale, type MapScale } from "../../artwork/charts/evidence-map";
import { evidenceLabels, formatWorkCount, labels } from "../../site/evidence-labels";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { captionText, plainHeading, plainList, softText, underlinedOnHover } from "../../styles/mixins";
import type { MapReference, ResearchTopic } from "../props";
import { Axis, LaneDrawing } from "./evidence-map-lane";

/** In units of a drawing. */
const TEXT_SIZE = 13;

export interface EvidenceMapProps {
  readonly methods: readonly ResearchTopic[];
  readonly outcomes: readonly ResearchTopic[];
  readonly works: readonly MapReference[];
  /** Where the map is not what a page is about: how to read it is one sentence. */
  readonly isShort?: boolean;
}

/** All studies as dots that lead to their entries: a block for each method, in it a lane for each outcome. */
export function EvidenceMap({ methods, outcomes, works, isShort = false }: EvidenceMapProps) {
  const scale = mapScale(works);
  return (
    <Figure $isShort={isShort}>
      {!isShort && (
        <p>
          Each dot is a study or review. It appears once for every outcome it covers, and links to its entry. <b>On a line</b>, it sits at
          its standardized difference (g, d, or SMD); if it reports several, at the one closest to the outcome. <b>In a shaded strip</b>, it
          shows only a direction, taken from its label. Its area is to scale from {peopleToScale.join(" to ")} people, and smaller and
          larger studies stay at those sizes; <b>hollow</b> means we don’t know how many.
        </p>
      )}
      <Totals works={works} />
      <div>
        {methods.map((method) => (
          <Method
            key={method.slug}
            method={method}
            outcomes={outcomes}
            works={works.filter((work) => work.method === method.slug)}
            scale={scale}
            isShort={isShort}
          />
        ))}
      </div>
      <figcaption>
        {isShort
          ? "Each dot is a study or review, and leads to it. Right of the line people did better, left of it worse. The larger a dot, the more people; hollow means that we don’t know how many. Sizes from different questions don’t add up."
          : "What the map can’t show: sizes from different questions, people, and comparisons don’t add up; reviews pool some of the studies shown next to them; a label describes a whole work; and unpublished studies have no dot."}
      </figcaption>
    </Figure>
  );
}

/** The key of the colors, with the number of works of each label. */
function Totals({ works }: Pick<EvidenceMapProps, "works">) {
  return (
    <ul>
      {evidenceLabels.map((label) => {
        const count = works.filter(({ evidence }) => evidence === label).length;
        return (
          count > 0 && (
            <li key={label}>
              <svg width="16" height="16" aria-hidden>
                {label === "mixed" && (
                  <linearGradient id="mixed">
                    <stop className="worse" offset=".5" />
                    <stop offset=".5" />
                  </linearGradient>
                )}
                <circle className={label} cx="8" cy="8" r="7" />
              </svg>
              <span>
                {labels[label].text} <b>{count}</b>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}

interface MethodProps extends Omit<EvidenceMapProps, "methods"> {
  readonly method: ResearchTopic;
  readonly scale: MapScale;
}

/** The lanes of a method and its axis; only its name if it has no studies. */
function Method({ method: { slug, label }, outcomes, works, scale, isShort }: MethodProps) {
  const lanes = outcomes.flatMap((outcome) => {
    const dots = listDots(works, outcome.slug);
    return dots.length > 0 ? [{ outcome: outcome.label, ...drawLane(dots, scale) }] : [];
  });
  if (works.length === 0) return null;
  const studies = works.filter(({ evidence }) => evidence);
  return (
    <section id={slug} aria-labelledby={`${slug}-name`}>
      <h3 id={`${slug}-name`}>
        <a href={routes.evidenceOf(slug)}>{label}</a> <small>{formatWorkCount(studies.length || works.length)}</small>
      </h3>
      {lanes.map((lane) => (
        <div key={lane.outcome}>
          <h4>{lane.outcome}</h4>
          <LaneDrawing path={routes.evidenceOf(slug)} lane={lane} scale={scale} hasNames={!isShort} />
        </div>
      ))}
      {lanes.length > 0 && <Axis scale={scale} hasNumbers={lanes.some(({ line }) => line)} />}
    </section>
  );
}

const Figure = styled.figure<{ readonly $isShort: boolean }>`
  ${({ $isShort }) =>
    $isShort &&
    css`
      ${media.wide} {
        display: grid;
        grid-template: "map key" auto "map caption" 1fr / minmax(0, 26rem) minmax(12rem, 1fr);
        column-gap: var(--space-6);
        > div {
          grid-area: map;
        }
      }
    `}
  > ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    margin-block: var(--space-4) var(--space-6);
    font-size: var(--text-s);
  }
  li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  break-inside: auto;
  > p {
    max-width: var(--column);
    ${softText}
  }
  /* As many columns as there is room for: a unit of a drawing, also of its text, is at least a pixel. */
  > div {
    columns: ${LANE_WIDTH}px;
    column-gap: var(--space-7);
  }
  section {
    max-width: 26rem;
    margin-bottom: var(--space-6);
    overflow: clip;
    border-top: 1px solid var(--edge);
    break-inside: avoid;
  }
  section svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  h3 {
    padding-block: var(--space-2);
    ${plainHeading}
    a {
      color: inherit;
      ${underlinedOnHover}
    }
    small {
      color: var(--soft);
      font-size: var(--text-s);
      font-weight: 400;
    }
  }
  h4 {
    margin: var(--space-3) 0 0;
    color: var(--soft);
    font: 400 var(--text-s) / 1.5 var(--sans);
  }
  rect {
    fill: var(--label);
    fill-opacity: 0.1;
  }
  path {
    stroke: var(--line);
  }
  .zero {
    stroke: var(--edge);
  }
  text {
    fill: var(--soft);
    font-size: ${TEXT_SIZE}px;
    text-anchor: middle;
  }
  .start,
  a text {
    text-anchor: start;
  }
  .end {
    text-anchor: end;
  }
  stop {
    stop-color: var(--link);
  }
  stop.worse {
    stop-color: var(--cta-edge);
  }
  svg {
    --label: var(--link);
  }
  circle {
    fill: var(--label);
    stroke: var(--label);
    stroke-width: 1.25;
  }
  [class*="harm"] {
    --label: var(--cta-edge);
  }
  .no-benefit {
    --label: var(--edge);
  }
  .mixed {
    --label: url(#mixed);
  }
  [class*="moderate"] {
    fill-opacity: 0.65;
  }
  [class*="limited"] {
    fill-opacity: 0.3;
  }
  .unknown {
    fill: var(--paper);
    fill-opacity: 1;
  }
  a text {
    display: none;
    fill: var(--ink);
  }
  a:is(:hover, :focus-visible) {
    outline: 0;
    circle {
      stroke: var(--ink);
      stroke-width: 3;
    }
    text {
      display: block;
    }
  }
  /* The name of the dot that is pointed at takes the place of the outcome's. */
  div:has(a:is(:hover, :focus-visible)) > h4 {
    opacity: 0;
  }
  figcaption {
    max-width: var(--column);
    margin-top: var(--space-4);
    ${captionText}
  }
  @media (forced-colors: active) {
    --link: LinkText;
    --cta-edge: CanvasText;
    --soft: CanvasText;
    --edge: GrayText;
    --ink: CanvasText;
    --paper: Canvas;
    --sunken: Canvas;
  }
`;
