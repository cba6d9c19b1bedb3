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
const sans = { fontFamily: "Hanken Grotesk", fontWeight: 600, lineHeight: 1.2, color: neither };
const atEnd = { ...sans, justifyContent: "flex-end", textAlign: "right" } as const;
const centered = { ...sans, justifyContent: "center", textAlign: "center" } as const;

/** The words above the columns, and from which edge to which they are. */
const directions = [
  { text: "did harm", from: 0, to: 3, label: "moderate-harm" },
  { text: "no difference", from: 3, to: 4, label: "no-benefit" },
  { text: "mixed", from: 4, to: 5, label: "mixed" },
  { text: "helped", from: 5, to: 8, label: "moderate" },
] as const;
const sureness = ["strong", "moderate", "limited", "", "", "limited", "moderate", "strong"];

/** A text at a place of the sheet. */
const Text = ({ style, children }: { readonly style: object; readonly children: string }) => (
  <div style={{ display: "flex", position: "absolute", ...style }}>{children}</div>
);

interface PosterSheetProps {
  readonly content: PosterSheetContent;
  readonly poster: Poster<PosterReference>;
}

/** The texts of the poster, which satori draws. */
function PosterSheet({ content: { brand, address, checked, highlights }, poster }: PosterSheetProps) {
  const edges = columnEdges(poster, DOTS);
  const columns = (from: number, to: number) => ({ left: edges[from], width: (edges[to] ?? 0) - (edges[from] ?? 0), ...centered });
  const studies = poster.totals.reduce((sum, count) => sum + count, 0);
  const height = DOTS.height / poster.rows.length;
  return (
    <div style={{ display: "flex", position: "relative", width: SHEET_WIDTH, height: SHEET_HEIGHT }}>
      <Text
        style={{ left: MARGIN, top: 52, width: SHEET_WIDTH - 2 * MARGIN, ...serif, fontSize: 68, lineHeight: 1.05, textWrap: "balance" }}
      >
        {`${formatStudyCount(studies)}, every one of them a dot`}
      </Text>
      {directions.map(({ text, from, to, label }) => (
        <Text
          key={text}
          style={{ ...columns(from, to), top: DOTS.top - 78, height: 40, alignItems: "flex-end", color: posterColors[label], fontSize: 24 }}
        >
          {text}
        </Text>
      ))}
      {sureness.map((word, index) => (
        <Text key={index} style={{ ...columns(index, index + 1), top: DOTS.top - 32, fontSize: 13 }}>
          {word}
        </Text>
      ))}
      {poster.rows.map((row, index) => (
        <Row key={row.slug} row={row} top={DOTS.top + index * height} height={height} highlights={highlights} />
      ))}
      {posterLabels.map((label, index) => (
        <Text
          key={label}
          style={{ ...columns(index, index + 1), top: DOTS.top + DOTS.height + 6, color: posterColors[label], fontSize: 24 }}
        >
          {String(poster.totals[index] || "")}
        </Text>
      ))}
      <Text style={{ left: MARGIN, top: 1418, width: 560, ...serif, fontSize: 28 }}>{`${brand}, ${address}`}</Text>
      <Text style={{ left: 640, top: 1408, width: SHEET_WIDTH - MARGIN - 640, ...atEnd, fontSize: 18 }}>
        {`A larger dot is more people, a hollow one an unknown number; brighter is surer.${checked ? ` Checked ${formatDay(checked)}.` : ""}`}
      </Text>
    </div>
  );
}

interface RowProps extends Pick<PosterSheetContent, "highlights"> {
  readonly row: Poster<PosterReference>["rows"][number];
  readonly top: number;
  readonly height: number;
}

/** A method with its number of studies and what one of them found, below its dot. */
function Row({ row: { label, count, cells }, top, height, highlights }: RowProps) {
  const [noted] = highlights.flatMap(({ reference, text }) => {
    const column = cells.findIndex((cell) => cell.some(({ work }) => work.id === reference));
    return column < 0 ? [] : [{ text, column, color: posterColors[posterLabels[column] ?? "mixed"] }];
  });
  return (
    <div style={{ display: "flex" }}>
      <Text style={{ left: MARGIN, top: top + 10, width: 284, ...serif, fontSize: 25, lineHeight: 1.12 }}>{label}</Text>
      <Text style={{ left: MARGIN + 300, top: top + 12, width: 40, ...atEnd, fontSize: 20 }}>{String(count)}</Text>
      {noted && (
        <Text
          style={{
            left: DOTS.left + 8,
            top: top + height * 0.64,
            width: DOTS.width - 16,
            ...sans,
            justifyContent: noted.column < 3 ? "flex-start" : noted.column > 4 ? "flex-end" : "center",
            color: noted.color,
            fontSize: 18,
          }}
        >
          {noted.text}
        </Text>
      )}
    </div>
  );
}
