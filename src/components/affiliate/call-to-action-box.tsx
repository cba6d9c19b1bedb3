import styled from "styled-components";
import { media } from "../../styles/media";
import { notPrinted } from "../../styles/mixins";
import { CallToAction, type CallToActionProps } from "./call-to-action";

/** A closing offer: heading, terms and button. */
export function CallToActionBox({ heading, text, ...button }: CallToActionProps & { readonly heading: string; readonly text: string }) {
  return (
    <Box>
      <div>
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <CallToAction slot="box" {...button} />
      </div>
    </Box>
  );
}

/** The button is below the text, or beside it where the box is wide. */
const Box = styled.section`
  container-type: inline-size;
  margin-top: var(--space-7);
  padding: var(--space-5);
  ${media.medium} {
    padding: var(--space-6);
  }
  border: 1px solid var(--line);
  border-left: 3px solid var(--cta);
  background: var(--raised);
  > div {
    display: grid;
    gap: var(--space-4);
    @container (min-width: 50rem) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
      gap: var(--space-7);
    }
  }
  h2 + p {
    margin-top: var(--space-4);
    color: var(--soft);
  }
  ${notPrinted}
`;
