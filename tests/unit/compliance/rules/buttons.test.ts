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
    css: `${CSS}${rule}`,
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
  ])("is reported %s", (_, animation, message) => {
    const lines = linesOf(withAnimation(animation));
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(lines[0]).toContain("error[blinking]");
  });

  it("is reported if it ignores reduced motion", () => {
    expect(linesOf(withRule(".blinks{animation:pulse 1s 2}"))).toEqual([expect.stringContaining("ignores reduced motion")]);
  });

  it.each(["<blink>Buy</blink>", "<marquee>Buy</marquee>"])("is reported as %s", (element) => {
    expect(brokenRules({ main: main(element) })).toEqual(["pressure"]);
  });
});
