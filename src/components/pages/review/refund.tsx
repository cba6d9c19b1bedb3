import styled from "styled-components";
import { notPrinted, plainHeading, wordsApart } from "../../../styles/mixins";
import { ButtonLink } from "../../primitives/button-link";
import { usePage } from "../../page-context";

/** The words that ask for the refund: to copy, to print, or to send with the reader's own email program. */
export function RefundSlip({ message }: { readonly message: string }) {
  const subject = `Refund of ${usePage().site.product.name}`;
  const body = `${message.replace(/[“”]/g, "")}\n\nOrder number: \nDay I paid: \n`;
  return (
    <Slip>
      <h3>Your refund slip</h3>
      <p>{message}</p>
      <ButtonLink href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>Write it as an email</ButtonLink>
    </Slip>
  );
}

const Slip = styled.div`
  padding: var(--space-5);
  border: 1px dashed var(--edge);
  background: var(--raised);
  break-inside: avoid;
  h3 {
    ${plainHeading}
  }
  p {
    margin-top: var(--space-3);
    font: 450 var(--text-m) / 1.45 var(--serif);
    ${wordsApart}
  }
  a {
    margin-top: var(--space-4);
    ${notPrinted}
  }
`;
