import { CallToAction } from "../../affiliate/call-to-action";
import { CallToActionBox } from "../../affiliate/call-to-action-box";
import { Example, Group } from "./parts";

/** The buttons to the seller and the call-to-action box. */
export function Buttons({ affiliateLink }: { readonly affiliateLink: string }) {
  const labels = { affiliateLink, label: "Try the program now" };
  return (
    <>
      <Group title="Buttons to the seller">
        <Example name="large">
          <CallToAction {...labels} />
        </Example>
        <Example name="medium">
          <CallToAction {...labels} size="medium" />
        </Example>
        <Example name="blinking">
          <CallToAction {...labels} blinking />
        </Example>
        <Example name="bar">
          <CallToAction {...labels} size="medium" variant="bar" />
        </Example>
        <Example name="with its own note">
          <CallToAction {...labels} note="Paid link. Results may vary." />
        </Example>
        <Example name="a long label">
          <CallToAction {...labels} label="Try the program now and see over the coming weeks whether a session a day is for you" />
        </Example>
      </Group>
      <Group title="Call-to-action box">
        <CallToActionBox
          {...labels}
          heading="A closing offer"
          text="What it is, and on which terms."
          note="Paid link. Results may vary."
          blinking
        />
      </Group>
    </>
  );
}
