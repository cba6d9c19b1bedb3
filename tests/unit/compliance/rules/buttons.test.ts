import { brokenRules, CSS, FIRST_BUTTON, linesOf, link, main, removePublishedFolders, words } from "../published-folder";

afterEach(removePublishedFolders);

describe("button density", () => {
  const button = `<p>${link("Buy (paid link)")} Paid link</p>`;

  it("allows three buttons within 600 words", () => {
    const crowded = `${FIRST_BUTTON}<p>${words(200)}</p>${button}<p>${words(150)}</p>${button}<p>${words(100)}</p>${button}`;
    expect(brokenRules({ main: `<h1>A</h1>${crowded}` })).toEqual(["button-density"]);
    expect(brokenRules({ main: `<h1>A</h1>${crowded.replace(words(200), words(500))}` })).toEqual([]);
  });

  it("does not count pictures and the header’s button", () => {
    const picture = link('<img src="a.png" alt="A desk"> Paid link');
    expect(brokenRules({ main: `<h1>A</h1>${picture}${FIRST_BUTTON}${picture}${button}${picture}${button}` })).toEqual([]);
  });
});

describe("blinking", () => {
  const withRule = (rule: string) => ({
    css: `${CSS}:root{--long:3s}${rule}`,
    main: `<h1>A</h1>${FIRST_BUTTON.replace('class="button"', 'class="button blinks"')}`,
  });
  const withAnimation = (animation: string) => withRule(`@media (prefers-reduced-motion:no-preference){.blinks{animation:${animation}}}`);

  it("is allowed for a few seconds", () => {
    expect(brokenRules(withRule(""))).toEqual([]);
  });

  it.each([
    ["without end", "pulse 1s infinite", "moves for Infinity seconds"],
    ["for longer than five seconds", "pulse 2s ease 1s 3", "moves for 7 seconds"],
    ["more than three times a second", "pulse 200ms 4", "flashes every 0.2 seconds"],
    ["after the numbers of an easing", "pulse 2s cubic-bezier(0.4, 0, 0.2, 1) 10", "moves for 20 seconds"],
    ["after steps", "4 pulse steps(3, end) 2s", "moves for 8 seconds"],
    ["as the second of two", "pulse 1s 2, glow 2s 1s 3", "moves for 7 seconds"],
    ["by a companion of its rule", "pulse 1s;animation-iteration-count:infinite", "moves for Infinity seconds"],
    ["by longhands", "none;animation-name:pulse;animation-duration:1s,2s;animation-iteration-count:3", "moves for 6 seconds"],
    ["by a custom property", "pulse var(--long) 2", "moves for 6 seconds"],
    ["for a time that cannot be read", "pulse calc(1s * var(--n)) 2", "moves for an unknown time"],
  ])("is reported %s", (_, animation, message) => {
    const lines = linesOf(withAnimation(animation));
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(lines[0]).toContain("error[blinking]");
  });

  it.each([
    ["animation-iteration-count:10", "moves for 10 seconds"],
    ["animation-duration:3s", "moves for 6 seconds"],
    ["animation-delay:4s", "moves for 6 seconds"],
    ["-webkit-animation-iteration-count:10", "moves for 10 seconds"],
    ["animation-duration:100ms", "flashes every 0.1 seconds"],
  ])("is reported when another rule sets %s", (declaration, message) => {
    const animated = withAnimation("pulse 1s 2");
    const lines = linesOf({ ...animated, css: `${animated.css}main .blinks{${declaration}}` });
    expect(lines).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    "none",
    "pulse 1s 3;animation-iteration-count:2",
    "pulse 1s infinite;animation:pulse 1s 2",
    "pulse 9s;animation-timeline:view()",
  ])("is allowed as %s", (animation) => {
    expect(brokenRules(withAnimation(animation))).toEqual([]);
  });

  it("is allowed with a reset for those who asked for less motion", () => {
    const reset = "@media (prefers-reduced-motion: reduce){.blinks{animation-duration:1ms!important;animation-delay:9s}}";
    expect(brokenRules(withRule(reset))).toEqual([]);
  });

  it("is reported if it ignores reduced motion", () => {
    expect(linesOf(withRule(".blinks{animation:pulse 1s 2}"))).toEqual([expect.stringContaining("ignores reduced motion")]);
  });

  it.each(["<blink>Buy</blink>", "<marquee>Buy</marquee>"])("is reported as %s", (element) => {
    expect(brokenRules({ main: main(element) })).toEqual(["pressure"]);
  });
});
