import styled from "styled-components";
import { formatDay } from "../../../site/dates";
import { billingWords } from "../../../site/first-hand";
import { formatTime, measurementLimits } from "../../../site/recordings";
import { routes } from "../../../site/routes";
import { captionText, plainTable } from "../../../styles/mixins";
import { RecordingChart } from "../../figures/charts/recording-chart";
import { PictureFigure } from "../../figures/picture-figure";
import type { PurchaseData, RecordingEntry, SoundRate } from "../../props";

/** What was charged, delivered and offered, as a table, with the screenshots. */
export function Bought({ purchase }: { readonly purchase: PurchaseData }) {
  const { day, total, billing, receiptName, refund, delivered, account, headphones, offered, traits, pictures } = purchase;
  const named = (isTrue: boolean) => (traits ?? []).filter((entry) => entry.isTrue === isTrue).map(({ trait }) => trait);
  const rows: (readonly [name: string, value: string | undefined])[] = [
    ["Charged", `${total} ${billingWords[billing]}, on ${formatDay(day)}`],
    ["Name on the receipt", receiptName],
    [
      "What came",
      delivered.map(({ name, format, minutes }) => [name, format, minutes && `${minutes} minutes`].filter(Boolean).join(", ")).join("; "),
    ],
    ["Account or app", account ?? "not needed"],
    ["Headphones", headphones ? `${headphones}, says the seller` : undefined],
    [
      "Offered on the way",
      (offered ?? []).map(({ name, price, preselected }) => `${name}, ${price}${preselected ? ", already in the cart" : ""}`).join("; "),
    ],
    ["Refund terms", `${refund.days} days (${refund.where})`],
    ["Refund asked for", refund.asked ? formatDay(refund.asked) : undefined],
    ["Refund answered", refund.answered ? formatDay(refund.answered) : undefined],
    ["Refund paid", refund.paid ? formatDay(refund.paid) : undefined],
    ["Is so", named(true).join("; ")],
    ["Isn’t so", named(false).join("; ")],
  ];
  return (
    <>
      <Receipt>
        <table>
          <tbody>
            {rows.map(
              ([name, value]) =>
                value && (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </Receipt>
      {pictures.map((picture) => (
        <PictureFigure key={picture.id} picture={picture} />
      ))}
    </>
  );
}

interface RecordingsProps {
  readonly recordings: readonly RecordingEntry[];
  /** Rates of the sounds that this site's own page plays. */
  readonly sounds: readonly SoundRate[];
  readonly hasListen: boolean;
}

/** What was measured in each recording, beside this site's own sounds, and what the measurement cannot tell. */
export function Recordings({ recordings, sounds, hasListen }: RecordingsProps) {
  const ownRates = hasListen ? sounds.flatMap(({ rate }) => rate ?? []) : [];
  return (
    <>
      {recordings.map((recording) => (
        <RecordingGroup key={recording.id}>
          <RecordingChart
            id={`recording-${recording.id}`}
            title={`${recording.title}${recording.of ? `, by ${recording.of}` : ""}: ${formatTime(recording.seconds)}, ${recording.format}`}
            recording={recording}
            ownRates={[...new Set(ownRates)]}
          />
          {recording.pictures.map((picture) => (
            <PictureFigure key={picture.id} picture={picture} />
          ))}
        </RecordingGroup>
      ))}
      <Limits>
        {measurementLimits.join(" ")} {hasListen && <a href={routes.listen}>Our own sounds, with what the meter reads in them</a>}
      </Limits>
    </>
  );
}

const Receipt = styled.div`
  margin-top: var(--space-4);
  ${plainTable}
  th,
  td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
  }
  th {
    width: 34%;
  }
`;

const RecordingGroup = styled.div`
  margin-top: var(--space-5);
  figure + figure {
    margin-top: var(--space-4);
  }
`;

const Limits = styled.p`
  ${captionText}
`;
