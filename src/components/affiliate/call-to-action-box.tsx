import styled, { css } from "styled-components";
import { formatCount } from "../../site/format-count";
import { notPrinted, wordsApart } from "../../styles/mixins";
import { usePage } from "../page-context";
import { CallToAction, type CallToActionProps } from "./call-to-action";

interface ClosingOfferProps extends Partial<CallToActionProps> {
  readonly heading?: string;
  readonly text?: string;
  /** Smaller, with a heading of the third level: for the end of a list or a group of questions. */
  readonly compact?: boolean;
}

/** A closing offer: heading, terms and button, in the words of the settings unless it has its own. */
export function ClosingOffer({ heading, text, compact = false, ...button }: ClosingOfferProps) {
  const { product, headerLabel } = usePage().site;
  const { name, guaranteeDays, offer } = product;
  const days = guaranteeDays ? ` for ${formatCount(guaranteeDays, "day", "days")}` : "";
  const Heading = compact ? "h3" : "h2";
  return (
    <Box $compact={compact}>
      <div>
        <div>
          <Heading>{heading ?? `Try ${name}${days}`}</Heading>
          <p>{text ?? offer}</p>
        </div>
        <CallToAction
          slot="box"
          size={compact ? "medium" : "large"}
          label={headerLabel}
          note="Paid link: we may earn a commission"
          {...button}
        />
      </div>
    </Box>
  );
}

const compactBox = css`
  container-type: inline-size;
  padding: min(var(--space-5), 6vw);
  h3 {
    font: 450 var(--head-n) / 1.1 var(--serif);
    ${wordsApart}
  }
  h3 + p {
    margin-top: var(--space-2);
    font-size: var(--text-n);
    line-height: 1.5;
  }
  @container (min-width: 50rem) {
    > div {
      display: grid;
      grid-template-columns: minmax(0, var(--column)) auto;
      justify-content: space-between;
      align-items: center;
      gap: var(--space-7);
    }
    > div > :first-child {
      margin-bottom: 0;
    }
  }
`;

/** The button is below the text, or beside it where the box is wide, as below a list. */
const Box = styled.section<{ $compact: boolean }>`
  margin-top: var(--space-7);
  padding: min(var(--space-6), 6vw);
  border: 1px solid var(--line);
  border-left: 3px solid var(--cta);
  background: var(--raised);
  > div > :first-child {
    margin-bottom: var(--space-4);
  }
  :is(h2, h3) + p {
    margin-top: var(--space-4);
    color: var(--soft);
  }
  ${({ $compact }) => $compact && compactBox}
  ${notPrinted}
`;
