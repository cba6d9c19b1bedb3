import type { ReactNode } from "react";
import styled from "styled-components";
import {
  columnName,
  peopleToScale,
  posterColors,
  posterLabels,
  toPoster,
  type Poster,
  type PosterMethod,
} from "../../artwork/charts/evidence-poster";
import { shortCitation } from "../../content-model/citation";
import type { Reference } from "../../content-model/types/reference";
import { labels } from "../../site/evidence-labels";
import { formatPeople, formatStudyCount } from "../../site/format-count";
import { routes } from "../../site/routes";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { Panel, PHONE } from "./evidence-poster-panel";

export interface EvidencePosterProps {
  readonly methods: readonly PosterMethod[];
  readonly works: readonly Reference[];
  /** Works whose dots are labeled with what they found. */
  readonly highlights?: readonly { readonly reference: string; readonly text: string }[] | null | undefined;
  /** A title within the poster. */
  readonly children?: ReactNode;
}

/** On a phone the poster of all methods has room for so many labeled dots: the first of the highlights. */
const NOTES_ON_PHONES = 3;

/** The words above the columns fit a phone. How sure is said in words where the poster has 21 rem. */
const leastWidths: Partial<Record<string, string>> = {
  "strong-harm": "1.1875rem",
  "moderate-harm": "1rem",
  "limited-harm": "1rem",
  "no-benefit": "min(3.75rem, 23%)",
  mixed: "min(2.5rem, 15%)",
  limited: "clamp(0rem, (100% - 21rem) * 9, 3rem)",
  moderate: "clamp(0rem, (100% - 21rem) * 9, 3.875rem)",
  strong: "clamp(0rem, (100% - 21rem) * 9, 2.75rem)",
};
/** The tracks of the columns, with a named line before each and after the last. */
const toTracks = (widths: readonly number[]): string =>
  widths.map((width, index) => `[c${index + 1}] minmax(${leastWidths[posterLabels[index] ?? ""] ?? "0"}, ${width}fr)`).join(" ");

/**
 * All studies as dots on a dark background, from harm to help: a row for each method, which leads to its page. A dot leads to
 * its work and shows its name to a mouse; for the keyboard and for screen readers the page has a list of its own.
 */
export function EvidencePoster({ methods, works, highlights, children }: EvidencePosterProps) {
  const { rows, widths, totals } = toPoster(methods, works);
  const [smallest, largest] = peopleToScale.map((people) => people.toLocaleString("en-US"));
  const texts = new Map(highlights?.map(({ reference, text }) => [reference, text]));
  return (
    <Panel $tracks={toTracks(widths)} data-palette="teal">
      {children}
      <PosterAxis />
      <ul>
        {rows.map((row) => (
          <Row key={row.slug} row={row} texts={texts} />
        ))}
      </ul>
      <div className="totals" aria-hidden>
        <span>In all</span>
        <small>{totals.reduce((sum, count) => sum + count)}</small>
        {posterLabels.map((label, index) => (
          <b key={label} className={label}>
            {totals[index] || ""}
          </b>
        ))}
      </div>
      <figcaption>
        Larger: more people,{" "}
        <span>
          <i className="d7" /> up to {smallest},
        </span>{" "}
        <span>
          <i className="d21" /> {largest} or more,
        </span>{" "}
        <span>
          <i className="d11 u" /> not known.
        </span>{" "}
        <small>Squares: 1 limited, 2 moderate, 3 strong.</small>
      </figcaption>
    </Panel>
  );
}

interface RowProps {
  readonly row: Poster<Reference>["rows"][number];
  readonly texts: ReadonlyMap<string, string>;
}

function Row({ row: { slug, label, count, cells }, texts }: RowProps) {
  const summary = posterLabels.flatMap((name, index) => (cells[index]?.length ? `${columnName(name)}:\u00a0${cells[index].length}` : []));
  const noted = cells.flat().find(({ work }) => texts.has(work.id))?.work;
  const isQuiet = noted && [...texts.keys()].indexOf(noted.id) >= NOTES_ON_PHONES;
  return (
    <li className={isQuiet ? "quiet" : undefined}>
      <a href={routes.evidenceOf(slug)}>
        {label}
        <VisuallyHidden>: {[formatStudyCount(count), ...summary].join("; ")}</VisuallyHidden>
      </a>
      <small aria-hidden>{count}</small>
      {posterLabels.map((name, index) => (
        <span key={name} className={name} aria-hidden>
          {cells[index]?.map(({ work, people, diameter }) => (
            <a
              key={work.id}
              href={`${routes.evidenceOf(slug)}#${work.id}`}
              className={`d${diameter}${people ? "" : " u"}${work === noted ? " noted" : ""}`}
              tabIndex={-1}
              // The card shows it.
              aria-label={`${shortCitation(work)}: ${people ? `${formatPeople(people)}. ` : ""}${labels[name].text}`}
            />
          ))}
        </span>
      ))}
      {noted && (
        <p>
          <VisuallyHidden>{shortCitation(noted)}: </VisuallyHidden>
          {texts.get(noted.id)}
        </p>
      )}
    </li>
  );
}

const { "moderate-harm": harm, moderate: helped } = posterColors;

/** What the columns say: above those of one side the direction, above each how sure it is. */
function PosterAxis() {
  return (
    <Axis className="axis" aria-hidden>
      <b>← did harm</b>
      <b className="no-benefit">no difference</b>
      <b className="mixed">mixed</b>
      <b>helped →</b>
      {posterLabels.map((label) => {
        const word = label.replace("-harm", "");
        const squares = ["limited", "moderate", "strong"].indexOf(word) + 1;
        return (
          squares > 0 && (
            <div key={label} className={label}>
              <span>{word}</span>
              {Array.from({ length: squares }, (_, index) => (
                <i key={index} />
              ))}
            </div>
          )
        );
      })}
    </Axis>
  );
}

/** Its columns are those of the panel. */
const Axis = styled.div`
  overflow-wrap: normal;
  text-align: center;
  > * {
    justify-self: center;
    padding-bottom: 0.1875rem;
  }
  b {
    grid-row: 1 / 3;
    align-self: end;
    line-height: 1;
    color: var(--cover-ink);
  }
  b:first-of-type {
    grid-area: 1 / c1 / 2 / c4;
    color: ${harm};
  }
  b:last-of-type {
    grid-area: 1 / c6 / 2 / c9;
    color: ${helped};
  }
  div {
    grid-row: 2;
    align-self: end;
    line-height: 0.5rem;
    white-space: nowrap;
  }
  span {
    display: block;
    line-height: 1.2;
  }
  /* The more squares, the surer. */
  i {
    display: inline-block;
    width: 0.3125rem;
    height: 0.3125rem;
    margin-inline: 0.0625rem;
    background: var(--dot);
    vertical-align: top;
  }
  /* Where not all words fit beside each other, the squares say it. */
  @container (max-width: 66rem) {
    [class$="-harm"] span {
      display: none;
    }
  }
  /* Small type is larger on paper. */
  @media print {
    @container (max-width: 40rem) {
      span {
        display: none;
      }
    }
  }
  ${PHONE} {
    letter-spacing: -0.03em;
    > b:first-of-type {
      justify-self: start;
      white-space: nowrap;
    }
  }
  @container (max-width: 21rem) {
    span {
      display: none;
    }
    i {
      margin-inline: 0.03125rem;
    }
    > b:first-of-type {
      margin-left: -0.25rem;
      letter-spacing: -0.06em;
    }
  }
`;
