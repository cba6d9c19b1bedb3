import { palettes } from "../site/palettes";
import { formatDay } from "../site/dates";
import { formatStudyCount } from "../site/format-count";
import {
  columnEdges,
  posterColors,
  posterLabels,
  posterSvg,
  toPoster,
  type Poster,
  type PosterMethod,
  type PosterReference,
} from "./charts/evidence-poster";
import type { Drawing } from "./drawing";

const SHEET_WIDTH = 1200;
const SHEET_HEIGHT = 1500;

const MARGIN = 64;
/** The dots, from the first row to below the last; names are on their left. */
const DOTS = { left: 424, top: 318, width: SHEET_WIDTH - MARGIN - 424, height: 1040 };

/** What the poster of the evidence shows as a file that people keep. */
interface PosterSheetContent {
  readonly methods: readonly PosterMethod[];
  readonly works: readonly PosterReference[];
  /** Works with what they found in a few words, at most one a method. */
  readonly highlights: readonly { readonly reference: string; readonly text: string }[];
  readonly brand: string;
  /** Host and path of the page. */
  readonly address: string;
  /** ISO day on which a label was last checked. */
  readonly checked: string | undefined;
}

/** The poster of the evidence: 1200 × 1500. */
export function posterSheet(content: PosterSheetContent): Drawing {
  const poster = toPoster(content.methods, content.works);
  const rowHeight = DOTS.height / poster.rows.length;
  const dots = posterSvg(poster, { ...DOTS, rowHeight, middle: rowHeight * 0.36 });
  return {
    name: "the poster of the evidence",
    texts: PosterSheet({ content, poster }),
    background: `<rect width="100%" height="100%" fill="${palettes.teal.ground}"/>${dots}`,
    width: SHEET_WIDTH,
    height: SHEET_HEIGHT,
  };
}

const paper = "#e9e6df";
const neither = posterColors["no-benefit"];
const serif = { fontFamily: "Newsreader", letterSpacing: "-0.018em", color: paper };
const sans = { fontFamily: "Hanken Grotesk", fontWeight: 600, lineHeight: 1.2 };

interface PosterSheetProps {
  readonly content: PosterSheetContent;
  readonly poster: Poster<PosterReference>;
}

/** The texts of the poster, which satori draws. */
function PosterSheet({ content: { brand, address, checked, highlights }, poster }: PosterSheetProps) {
  const edges = columnEdges(poster, DOTS);
  const studies = poster.totals.reduce((sum, count) => sum + count, 0);
  return (
    <div style={{ display: "flex", position: "relative", width: SHEET_WIDTH, height: SHEET_HEIGHT }}>
      <div style={{ ...at(MARGIN, 52, SHEET_WIDTH - 2 * MARGIN), ...serif, fontSize: 68, lineHeight: 1.05, textWrap: "balance" }}>
        {`${formatStudyCount(studies)}, every one of them a dot`}
      </div>
      <Axis edges={edges} />
      <Rows poster={poster} highlights={highlights} />
      {edges.slice(0, -1).map((left, index) => (
        <div
          key={left}
          style={{ ...at(left, DOTS.top + DOTS.height + 6, (edges[index + 1] ?? 0) - left), ...sans, ...centered, fontSize: 24 }}
        >
          <span style={{ color: posterColors[posterLabels[index] ?? "mixed"] }}>{String(poster.totals[index] || "")}</span>
        </div>
      ))}
      <div style={{ ...at(MARGIN, 1418, 560), ...serif, fontSize: 28 }}>{`${brand}, ${address}`}</div>
      <div
        style={{
          ...at(640, 1408, SHEET_WIDTH - MARGIN - 640),
          ...sans,
          color: neither,
          fontSize: 18,
          justifyContent: "flex-end",
          textAlign: "right",
        }}
      >
        {`A larger dot is more people, a hollow one an unknown number; brighter is surer.${checked ? ` Checked ${formatDay(checked)}.` : ""}`}
      </div>
    </div>
  );
}

const at = (left: number, top: number, width: number) => ({ display: "flex", position: "absolute", left, top, width }) as const;
const centered = { justifyContent: "center", textAlign: "center" } as const;

function Axis({ edges }: { readonly edges: readonly number[] }) {
  const groups = [
    { text: "did harm", from: 0, to: 3, label: "moderate-harm" },
    { text: "no difference", from: 3, to: 4, label: "no-benefit" },
    { text: "mixed", from: 4, to: 5, label: "mixed" },
    { text: "helped", from: 5, to: 8, label: "moderate" },
  ] as const;
  const place = (from: number, to: number, top: number) => ({
    ...at(edges[from] ?? 0, top, (edges[to] ?? 0) - (edges[from] ?? 0)),
    ...sans,
    ...centered,
  });
  return (
    <>
      {groups.map(({ text, from, to, label }) => (
        <div
          key={text}
          style={{ ...place(from, to, DOTS.top - 78), color: posterColors[label], fontSize: 24, alignItems: "flex-end", height: 40 }}
        >
          {text}
        </div>
      ))}
      {["strong", "moderate", "limited", "", "", "limited", "moderate", "strong"].map((sureness, index) => (
        <div key={index} style={{ ...place(index, index + 1, DOTS.top - 32), color: neither, fontSize: 13 }}>
          {sureness}
        </div>
      ))}
    </>
  );
}

function Rows({ poster: { rows }, highlights }: { readonly poster: Poster<PosterReference> } & Pick<PosterSheetContent, "highlights">) {
  const height = DOTS.height / rows.length;
  return (
    <>
      {rows.map(({ slug, label, count, cells }, row) => {
        const top = DOTS.top + row * height;
        const [noted] = highlights.flatMap(({ reference, text }) => {
          const column = cells.findIndex((cell) => cell.some(({ work }) => work.id === reference));
          return column < 0 ? [] : [{ text, column }];
        });
        return (
          <div key={slug} style={{ display: "flex" }}>
            <div style={{ ...at(MARGIN, top + 10, 284), ...serif, fontSize: 25, lineHeight: 1.12 }}>{label}</div>
            <div style={{ ...at(MARGIN + 300, top + 12, 40), ...sans, color: neither, fontSize: 20, justifyContent: "flex-end" }}>
              {String(count)}
            </div>
            {noted && (
              <div
                style={{
                  ...at(DOTS.left + 8, top + height * 0.64, DOTS.width - 16),
                  ...sans,
                  // Below its dot.
                  justifyContent: noted.column < 3 ? "flex-start" : noted.column > 4 ? "flex-end" : "center",
                  color: posterColors[posterLabels[noted.column] ?? "mixed"],
                  fontSize: 18,
                }}
              >
                {noted.text}
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
