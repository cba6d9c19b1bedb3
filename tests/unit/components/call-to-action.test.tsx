import { CallToAction } from "../../../src/components/affiliate/call-to-action";
import { CallToActionBox } from "../../../src/components/affiliate/call-to-action-box";
import { affiliateRel, draw, drawStyled, nameOf, relOf } from "./draw";

const link = "https://seller.example/x";

describe("CallToAction", () => {
  it("is a plain link to the seller that opens in a new tab and hands over neither opener nor referrer", () => {
    const $ = draw(<CallToAction affiliateLink={link} label="Try It Now" />);
    expect($("a")).toHaveLength(1);
    expect($("a").attr("href")).toBe(link);
    expect($("a").attr("target")).toBe("_blank");
    expect(relOf($("a"))).toEqual(affiliateRel);
    expect($("button, script, [onclick]")).toHaveLength(0);
  });

  it("begins its name with its label, and says that it is paid and opens in a new tab", () => {
    const $ = draw(<CallToAction affiliateLink={link} label="Try It Now" />);
    expect(nameOf($, $("a"))).toBe("Try It Now (paid link, opens in a new tab)");
  });

  it("carries a note below, its own or 'Paid link'", () => {
    expect(draw(<CallToAction affiliateLink={link} label="Try" />)("p").text()).toBe("Paid link");
    const $ = draw(<CallToAction affiliateLink={link} label="Try" note="60-day guarantee" />);
    expect($("p").text()).toBe("60-day guarantee");
    expect($("p").attr("aria-hidden")).toBeUndefined();
  });

  it("carries no note in the header's bar", () => {
    const $ = draw(<CallToAction affiliateLink={link} label="Try" variant="bar" />);
    expect($("p")).toHaveLength(0);
    expect($.root().children()).toHaveLength(1);
  });

  it("is still unless it blinks; blinking ends within five seconds and needs motion to be wanted", () => {
    const still = drawStyled(<CallToAction affiliateLink={link} label="Try" />).css;
    expect(still).not.toMatch(/animation:/);
    const { css } = drawStyled(<CallToAction affiliateLink={link} label="Try" blinking />);
    const [, seconds, delay, times] = /animation:\s*\S+ ([\d.]+)s \S+ ([\d.]+)s (\d+)/.exec(css) ?? [];
    expect(Number(delay) + Number(seconds) * Number(times)).toBeGreaterThan(0);
    expect(Number(delay) + Number(seconds) * Number(times)).toBeLessThan(5);
    expect(css).not.toMatch(/infinite/);
    const before = css.slice(0, css.search(/animation:/));
    expect(before.slice(before.lastIndexOf("@media"))).toMatch(/^@media \(prefers-reduced-motion: no-preference\)/);
  });

  it("differs by size", () => {
    const classOf = (size?: "large" | "medium") =>
      draw(<CallToAction affiliateLink={link} label="Try" {...(size ? { size } : {})} />)("a").attr("class");
    expect(classOf()).toBe(classOf("large"));
    expect(classOf("medium")).not.toBe(classOf("large"));
  });
});

describe("CallToActionBox", () => {
  it("says what is offered, on which terms, and holds the button", () => {
    const $ = draw(
      <CallToActionBox affiliateLink={link} heading="Try it for 60 days" text="Results may vary." label="Try" note="Paid link." />,
    );
    expect($("h2").text()).toBe("Try it for 60 days");
    expect($("section > p").text()).toBe("Results may vary.");
    expect($("a").attr("href")).toBe(link);
    expect(relOf($("a"))).toEqual(affiliateRel);
  });
});
