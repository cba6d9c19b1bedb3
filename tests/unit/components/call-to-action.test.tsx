import { CallToAction } from "../../../src/components/affiliate/call-to-action";
import { CallToActionBox } from "../../../src/components/affiliate/call-to-action-box";
import { affiliateRel, renderHtml, renderWithCss, accessibleName, relOf } from "./render-html";

const link = "https://seller.example/x";

describe("CallToAction", () => {
  it("is a link to the seller in a new tab, without opener and referrer", () => {
    const $ = renderHtml(<CallToAction affiliateLink={link} label="Try It Now" />);
    expect($("a")).toHaveLength(1);
    expect($("a").attr("href")).toBe(link);
    expect($("a").attr("target")).toBe("_blank");
    expect(relOf($("a"))).toEqual(affiliateRel);
    expect($("button, script, [onclick]")).toHaveLength(0);
  });

  it("has an accessible name that starts with the label and mentions the paid link and the new tab", () => {
    const $ = renderHtml(<CallToAction affiliateLink={link} label="Try It Now" />);
    expect(accessibleName($, $("a"))).toBe("Try It Now (paid link, opens in a new tab)");
  });

  it("shows a note below, by default 'Paid link'", () => {
    expect(renderHtml(<CallToAction affiliateLink={link} label="Try" />)("p").text()).toBe("Paid link");
    const $ = renderHtml(<CallToAction affiliateLink={link} label="Try" note="60-day guarantee" />);
    expect($("p").text()).toBe("60-day guarantee");
    expect($("p").attr("aria-hidden")).toBeUndefined();
  });

  it("shows no note in the bar variant", () => {
    const $ = renderHtml(<CallToAction affiliateLink={link} label="Try" variant="bar" />);
    expect($("p")).toHaveLength(0);
    expect($.root().children()).toHaveLength(1);
  });

  it("only animates if blinking, for less than five seconds and not under reduced motion", () => {
    const still = renderWithCss(<CallToAction affiliateLink={link} label="Try" />).css;
    expect(still).not.toMatch(/animation:/);
    const { css } = renderWithCss(<CallToAction affiliateLink={link} label="Try" blinking />);
    const [, seconds, delay, times] = /animation:\s*\S+ ([\d.]+)s \S+ ([\d.]+)s (\d+)/.exec(css) ?? [];
    expect(Number(delay) + Number(seconds) * Number(times)).toBeGreaterThan(0);
    expect(Number(delay) + Number(seconds) * Number(times)).toBeLessThan(5);
    expect(css).not.toMatch(/infinite/);
    const before = css.slice(0, css.search(/animation:/));
    expect(before.slice(before.lastIndexOf("@media"))).toMatch(/^@media screen and \(prefers-reduced-motion: no-preference\)/);
  });

  it("has a different class for each size", () => {
    const classOf = (size?: "large" | "medium") =>
      renderHtml(<CallToAction affiliateLink={link} label="Try" {...(size ? { size } : {})} />)("a").attr("class");
    expect(classOf()).toBe(classOf("large"));
    expect(classOf("medium")).not.toBe(classOf("large"));
  });
});

describe("CallToActionBox", () => {
  it("shows heading, terms and button", () => {
    const $ = renderHtml(
      <CallToActionBox affiliateLink={link} heading="Try it for 60 days" text="Results may vary." label="Try" note="Paid link." />,
    );
    expect($("h2").text()).toBe("Try it for 60 days");
    expect($("h2 + p").text()).toBe("Results may vary.");
    expect($("a").attr("href")).toBe(link);
    expect(relOf($("a"))).toEqual(affiliateRel);
  });
});
