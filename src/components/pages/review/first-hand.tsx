import styled from "styled-components";
import { formatDay } from "../../../site/dates";
import { formatCount } from "../../../site/format-count";
import { billingWords } from "../../../content-model/first-hand";
import { measurementLimits } from "../../../content-model/figures/recordings";
import { routes } from "../../../site/routes";
import { captionText } from "../../../styles/mixins";
import { RecordingChart } from "../../figures/charts/recording-chart";
import { PictureFigure } from "../../figures/picture-figure";
import { toFacts, WideFactList } from "../../primitives/fact-list";
import type { FirstHandData } from "../../props";

interface BoughtProps extends Pick<FirstHandData, "pictures"> {
  readonly purchase: NonNullable<FirstHandData["purchase"]>;
}

/** What was charged, delivered and offered, with the screenshots. */
export function Bought({ purchase, pictures }: BoughtProps) {
  const { day, total, billing, receiptName, refund, delivered, account, headphones, offered = [], traits = [], screenshots } = purchase;
  const named = (isSo: boolean) => traits.flatMap(({ trait, isTrue }) => (isTrue === isSo ? trait : [])).join("; ");
  const joined = (...parts: readonly (string | number | undefined)[]) => parts.filter(Boolean).join(", ");
  const rows: Readonly<Record<string, string | undefined>> = {
    Charged: `${total} ${billingWords[billing]}, on ${formatDay(day)}`,
    "Name on the receipt": receiptName,
    "What came": delivered
      .map(({ name, format, minutes }) => joined(name, format, minutes && formatCount(minutes, "minute", "minutes")))
      .join("; "),
    "Account or app": account ?? "not needed",
    "Headphones, says the seller": headphones,
    "Offered on the way": offered
      .map(({ name, price, preselected }) => joined(name, price, preselected ? "already in the cart" : ""))
      .join("; "),
    "Refund terms": refund ? `${formatCount(refund.days, "day", "days")} (${refund.where})` : "no refund",
    "Refund asked for": refund?.asked && formatDay(refund.asked),
    "Refund answered": refund?.answered && formatDay(refund.answered),
    "Refund paid": refund?.paid && formatDay(refund.paid),
    "Claims that hold": named(true),
    "Claims that don’t": named(false),
  };
  return (
    <>
      <Receipt>{toFacts(Object.entries(rows))}</Receipt>
      <Pictures ids={screenshots} pictures={pictures} />
    </>
  );
}

/** What was measured in each recording, beside this site's own sounds, and what the measurement cannot tell. */
export function Recordings({ recordings, pictures, ownRates, hasSoundsPage }: FirstHandData & { readonly hasSoundsPage: boolean }) {
  return (
    <>
      {recordings.map((recording) => (
        <RecordingGroup key={recording.id}>
          <RecordingChart recording={recording} ownRates={hasSoundsPage ? [...new Set(ownRates)] : []} />
          <Pictures ids={[recording.picture]} pictures={pictures} />
        </RecordingGroup>
      ))}
      <Limits>
        {measurementLimits.join(" ")} {hasSoundsPage && <a href={routes.soundsPage}>Our own sounds, with what the meter reads in them</a>}
      </Limits>
    </>
  );
}

function Pictures({ ids = [], pictures }: Pick<FirstHandData, "pictures"> & { readonly ids: readonly (string | undefined)[] | undefined }) {
  return pictures.filter(({ id }) => ids.includes(id)).map((picture) => <PictureFigure key={picture.id} picture={picture} isWide />);
}

const Receipt = styled(WideFactList)`
  margin-top: var(--space-4);
`;

const RecordingGroup = styled.div`
  margin-top: var(--space-5);
  /* The figure before it ends with a line. */
  & + & > figure:first-child {
    border-top: 0;
  }
  figure + figure {
    margin-top: var(--space-4);
  }
`;

const Limits = styled.p`
  ${captionText}
`;
