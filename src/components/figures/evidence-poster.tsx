import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import {
  DOT_GAP,
  peopleToScale,
  posterColours,
  posterLabels,
  toPoster,
  type Poster,
  type PosterLabel,
  type PosterMethod,
} from "../../artwork/charts/evidence-poster";
import { formatStudyCount, labels } from "../../site/evidence-labels";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { plainList } from "../../styles/mixins";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { ReferenceLink } from "../props";

export interface EvidencePosterProps {
  readonly methods: readonly PosterMethod[];
  readonly works: readonly ReferenceLink[];
  /** Works whose dots are labeled with what they found. */
  readonly highlights?: readonly { readonly reference: string; readonly text: string }[] | null | undefined;
  /** A title within the poster. */
  readonly children?: ReactNode;
}

/**
 * All studies as dots on a dark ground, from harm to help: a row for each method, which leads to its page. A dot leads to
 * its work and shows its name to a mouse; for the keyboard and for screen readers there is {@link ReferenceList}.
 */
export function EvidencePoster({ methods, works, highlights, children }: EvidencePosterProps) {
  const { rows, widths, totals } = toPoster(methods, works);
  const [smallest, largest] = peopleToScale.map((people) => people.toLocaleString("en-US"));
  const texts = new Map(highlights?.map(({ reference, text }) => [reference, text]));
  return (
    <Panel $widths={widths} data-band="alpha">
      {children}
      <Axis />
      <ul>
        {rows.map((row) => (
          <Row key={row.slug} row={row} texts={texts} />
        ))}
      </ul>
      <div className="totals" aria-hidden>
        <div>
          {posterLabels.map((label, index) => (
            <b key={label} className={label}>
              {totals[index] || ""}
            </b>
          ))}
        </div>
      </div>
      <figcaption>
        Each dot is a study or review, where our label of it stands. Larger means more people: <i className="d7" /> up to {smallest},{" "}
        <i className="d21" /> {largest} or more, <i className="d11 u" /> not known. Brighter means surer.
      </figcaption>
    </Panel>
  );
}

/** What the columns say, above them and, of those on one side, above all three. */
function Axis() {
  return (
    <div className="axis" aria-hidden>
      <div>
        <b>← did harm</b>
        <b>no difference</b>
        <b>mixed</b>
        <b>helped →</b>
        {["strong", "moderate", "limited", "limited", "moderate", "strong"].map((sureness, index) => (
          <span key={index}>{sureness}</span>
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: Poster<ReferenceLink>["rows"][number];
  readonly texts: ReadonlyMap<string, string>;
}

function Row({ row: { slug, label, count, cells }, texts }: RowProps) {
  const summary = posterLabels.flatMap((name, index) => (cells[index]?.length ? `${cells[index].length} ${labels[name].short}` : []));
  const noted = cells.flat().find(({ work }) => texts.has(work.id))?.work;
  return (
    <li>
      <a href={routes.evidenceOf(slug)}>
        {label}
        <VisuallyHidden>
          : {formatStudyCount(count)}. {summary.join(", ")}
        </VisuallyHidden>
      </a>
      <small aria-hidden>{count}</small>
      <div>
        {posterLabels.map((name, index) => (
          <span key={name} className={name} aria-hidden>
            {cells[index]?.map(({ work, people, diameter }) => (
              <a
                key={work.id}
                href={`${routes.evidenceOf(slug)}#${work.id}`}
                className={`d${diameter}${people ? "" : " u"}${work === noted ? " noted" : ""}`}
                tabIndex={-1}
              >
                <span>
                  <b>{work.name}</b>
                  <br />
                  {people && `${people.toLocaleString("en-US")} people. `}
                  {labels[name].text}
                </span>
              </a>
            ))}
          </span>
        ))}
        {noted && (
          <p className={noted.evidence ?? ""}>
            <VisuallyHidden>{noted.name}: </VisuallyHidden>
            {texts.get(noted.id)}
          </p>
        )}
      </div>
    </li>
  );
}

/** The works of a poster as links, by method. */
export function ReferenceList({ methods, works }: Pick<EvidencePosterProps, "methods" | "works">) {
  return (
    <List>
      {methods.map(({ slug, label }) => (
        <section key={slug} aria-labelledby={slug}>
          <h3 id={slug}>{label}</h3>
          <ul>
            {works
              .filter(({ method }) => method === slug)
              .map(({ id, name }) => (
                <li key={id}>
                  <a href={`${routes.evidenceOf(slug)}#${id}`}>{name}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </List>
  );
}

const List = styled.div`
  columns: 16rem;
  column-gap: var(--space-6);
  font-size: var(--text-n);
  h3 {
    padding-top: var(--space-4);
    font: 600 var(--text-n) / 1.5 var(--sans);
    letter-spacing: 0;
  }
  ul {
    ${plainList}
  }
  li a {
    display: block;
    padding-block: 0.1875rem;
    line-height: 1.25;
  }
`;

const { "moderate-harm": harm, "no-benefit": neither, moderate: helped } = posterColours;
const diameters = Array.from({ length: 15 }, (_, index) => 7 + index);
const columnOf = (label: PosterLabel): number => posterLabels.indexOf(label) + 1;

/** Where there is room, names are beside their dots, else above them. */
const BESIDE = "@container (min-width: 56rem)";
const PHONE = "@container (max-width: 30rem)";

const rule = css`1px solid color-mix(in srgb, ${neither} 25%, transparent)`;

const Panel = styled.figure<{ readonly $widths: readonly number[] }>`
  container-type: inline-size;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--ground);
  color: var(--cover-ink);
  forced-color-adjust: none;
  print-color-adjust: exact;
  ${media.wide} {
    padding: var(--space-5) var(--space-6);
  }
  > * {
    --unit: clamp(0.047rem, 0.15cqi, 0.0625rem);
  }
  h1 {
    margin-bottom: var(--space-2);
    font-size: var(--head-l);
    ${PHONE} {
      font-size: var(--head-m);
    }
  }
  > ul {
    ${plainList}
  }
  li,
  .axis,
  .totals {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    ${BESIDE} {
      grid-template-columns: 20.5rem 1.5rem minmax(0, 1fr);
    }
  }
  li {
    border-top: ${rule};
    font-size: var(--text-s);
    line-height: 1.2;
    ${BESIDE} {
      font-size: var(--text-n);
    }
  }
  li > :is(a, small) {
    padding-top: 0.1875rem;
    color: inherit;
    text-decoration: none;
    ${BESIDE} {
      padding-block: 0.375rem;
    }
  }
  li > a:hover {
    text-decoration: underline;
  }
  /* A finger is larger than a dot: the whole row is the link. */
  @media (hover: none) {
    li > a::after {
      content: "";
      position: absolute;
      z-index: 1;
      inset: 0;
    }
  }
  small,
  .axis,
  figcaption {
    color: ${neither};
    font-size: var(--text-xs);
    line-height: 1.2;
  }
  /* The columns. */
  div > div,
  li > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: ${({ $widths }) => $widths.map((width) => `minmax(0, ${width}fr)`).join(" ")};
    ${BESIDE} {
      grid-column: 3;
    }
  }
  .axis {
    padding-bottom: var(--space-1);
    overflow-wrap: normal;
    > div > * {
      justify-self: center;
    }
    b {
      grid-row: 1 / 3;
      text-align: center;
      align-self: end;
      color: var(--cover-ink);
      font-weight: 600;
    }
    b:first-of-type {
      grid-area: 1 / 1 / 2 / 4;
      color: ${harm};
    }
    b:last-of-type {
      grid-area: 1 / 6 / 2 / 9;
      color: ${helped};
    }
    span {
      grid-row: 2;
    }
    span:nth-of-type(4) {
      grid-column: 6;
    }
    ${PHONE} {
      letter-spacing: -0.03em;
      span:not(:nth-of-type(4), :last-of-type) {
        visibility: hidden;
      }
    }
  }
  .totals {
    border-top: ${rule};
    text-align: center;
    font: 450 var(--head-n) / 1.5 var(--serif);
    b {
      color: var(--dot);
      font-weight: 450;
    }
  }
  /* A cell: the middles of its dots are on the line of its row's. */
  div > [aria-hidden] {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    gap: calc(${DOT_GAP} * var(--unit));
    align-content: flex-start;
    align-items: center;
    justify-content: center;
    padding-block: 0.25rem;
    &::before {
      content: "";
      height: calc(21 * var(--unit));
      margin-left: calc(-${DOT_GAP} * var(--unit));
      ${PHONE} {
        height: calc(15 * var(--unit));
      }
    }
    ${PHONE} {
      padding-block: 0.125rem;
    }
  }
  /* The grounds of harm and of help, behind cells and note. */
  li > div::before,
  li > div::after {
    content: "";
    order: -1;
    grid-area: 1 / 1 / 3 / 4;
    background: color-mix(in srgb, ${harm} 9%, transparent);
  }
  li > div::after {
    grid-column: 6 / 9;
    background: color-mix(in srgb, ${helped} 9%, transparent);
  }
  ${posterLabels.map((label) => `.${label} { --dot: ${posterColours[label]}; grid-column: ${columnOf(label)}; }`)}
  ${diameters.map((size) => `.d${size} { --size: ${size}; }`)}
  [class^="d"] {
    position: relative;
    display: inline-block;
    width: calc(var(--size) * var(--unit));
    height: calc(var(--size) * var(--unit));
    border: 1.5px solid var(--dot, ${helped});
    border-radius: 50%;
    background: var(--dot, ${helped});
    vertical-align: middle;
  }
  .mixed > a {
    border-color: ${harm} ${helped} ${helped} ${harm};
    background: linear-gradient(135deg, ${harm} 50%, ${helped} 50%) border-box;
  }
  .u.u {
    background: none;
  }
  .noted {
    outline: 1.5px solid var(--cover-ink);
    outline-offset: 2px;
  }
  a > span:not([aria-hidden]) > b {
    font-weight: 600;
  }
  [class^="d"] > span {
    display: none;
  }
  [class^="d"]:hover {
    outline: 1.5px solid var(--cover-ink);
    outline-offset: 2px;
    > span {
      position: absolute;
      z-index: 2;
      bottom: calc(100% + 0.25rem);
      left: 50%;
      display: block;
      width: 13rem;
      padding: var(--space-2) var(--space-3);
      border-radius: 0.5rem;
      background: var(--cover-ink);
      color: var(--ground);
      font-size: var(--text-s);
      line-height: 1.35;
      translate: -50%;
    }
  }
  /* The card of a dot at an edge stays on the poster. */
  :is(.strong, .moderate) > a:hover > span {
    right: -0.5rem;
    left: auto;
    translate: none;
  }
  p {
    grid-row: 2;
    padding-bottom: var(--space-1);
    font-size: var(--text-xs);
  }
  /* All rows fit a phone's screen without words. */
  ul:has(> :nth-child(6)) {
    ${PHONE} {
      p {
        display: none;
      }
      .noted {
        outline: 0;
      }
    }
  }
  ${posterLabels.map((label) =>
    labels[label].short.startsWith("helps")
      ? `p.${label} { grid-column: 1 / ${columnOf(label) + 1}; justify-self: end; }`
      : `p.${label} { grid-column: ${columnOf(label)} / -1; }`,
  )}
  figcaption {
    margin-top: var(--space-2);
    line-height: 1.4;
  }
`;
