import { placementId } from "../../../src/site/paid-links";
import {
  broken,
  CSS,
  findings,
  FIRST_BUTTON,
  HEADER,
  href,
  html,
  LINE,
  link,
  NOTE,
  removePublished,
  settings,
  words,
} from "./published-fixture";

afterEach(removePublished);

const main = (inner: string) => `<h1>A heading</h1>${FIRST_BUTTON}${inner}`;

describe("a page that keeps every rule", () => {
  it("has no findings", () => {
    expect(findings({})).toEqual([]);
  });

  it("has none without paid links either, and without a disclosure", () => {
    expect(broken({ line: "", header: "", main: "<h1>A heading</h1>" })).toEqual([]);
  });
});

describe("disclosure", () => {
  it("names page, source and what to do", () => {
    expect(findings({ "review/index.html": html({ line: "" }) })).toEqual([
      `/review/ (content/pages/review.md) error[disclosure] no disclosure stands before the first paid link, 'Try it (paid link, opens in a new tab)'; show '${settings.disclosure.slice(0, 60)}…' before it`,
    ]);
  });

  it.each([
    ["is missing", { line: "" }],
    ["comes after the first paid link", { line: "", header: HEADER + LINE }],
    ["says something else", { line: "<p>We love our readers.</p>" }],
  ])("is found when it %s", (_, document) => {
    expect(broken(document)).toEqual(["disclosure"]);
  });

  it.each([
    ["by an attribute", { line: LINE.replace("<aside>", "<aside hidden>") }],
    ["from those who listen", { line: LINE.replace("<p", '<p aria-hidden="true"') }],
    ["in what must be opened", { line: `<details><summary>More</summary>${LINE}</details>` }],
    ["in small print", { line: `<small>${LINE}</small>` }],
    ["in a popover", { line: LINE.replace("<aside>", '<aside popover="auto" id="x">') }],
    ["by its style", { css: `${CSS}.line{display:none}` }],
    ["by the style of what holds it", { css: `${CSS}aside{visibility:hidden}` }],
    ["by a style of several parts", { css: `${CSS}body > aside p{opacity:0}` }],
    ["by being clipped", { css: `${CSS}.line{position:absolute;clip-path:inset(50%)}` }],
    ["on paper", { css: `${CSS}@media print{aside{display:none}}` }],
    ["on phones", { css: `${CSS}@media (max-width:47em){.line{display:none}}` }],
    ["by its size", { css: CSS.replace(".line{font-size:var(--text-m)}", ".line{font-size:var(--text-s)}") }],
    ["by a size in pixels", { css: `${CSS}.line{font-size:12px}` }],
    ["in a long text", { line: LINE.replace("We earn", `${words(80)} We earn`) }],
  ])("is found when it is hidden %s", (_, document) => {
    expect(broken(document)).toEqual(["disclosure-hidden"]);
  });

  it("may have a style that hides other things", () => {
    expect(broken({ css: `${CSS}aside .other{display:none}.line:hover{opacity:0}.line::before{display:none}` })).toEqual([]);
  });

  it.each(["blog/a/index.html", "review/index.html"])("stands again beside the first button of %s", (file) => {
    const lines = findings({ [file]: html({ main: `<h1>A heading</h1><div>${link("Try it now (paid link)")}${NOTE}</div>` }) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("error[disclosure-beside] the disclosure does not stand beside the first button, 'Try it now (paid link)'");
  });

  it("stands beside the first one, not a later one", () => {
    const first = `<div>${link("First (paid link)")}${NOTE}</div>`;
    expect(broken({ main: `<h1>A</h1>${first}<p>${words(5)}</p><p>${words(5)}</p><p>${words(5)}</p>${FIRST_BUTTON}` })).toEqual([
      "disclosure-beside",
    ]);
  });

  it("is found when it is hidden there", () => {
    expect(broken({ css: `${CSS}.beside{display:none}` })).toEqual(["disclosure-hidden"]);
    expect(broken({ css: `${CSS}@media print{.beside{display:none}}` })).toEqual(["disclosure-hidden"]);
  });

  it("stands once on pages that are no texts: lists, the home page", () => {
    const document = html({ main: `<h1>A</h1>${link("Try it now (paid link)")}${NOTE}` });
    expect(
      findings({
        "blog/index.html": document,
        "blog/page/2/index.html": document,
        "blog/all/index.html": document,
        "index.html": document,
      }),
    ).toEqual([]);
  });
});

describe("paid links", () => {
  it.each([
    ["to another page of the seller", "https://seller.example/other"],
    ["without its parameters", "https://seller.example/x"],
    ["with another parameter", "https://seller.example/x?a=b&amp;c=d&amp;e=f"],
    ["to another host of the seller", "https://shop.seller.example/x?a=b&amp;c=d"],
    ["through a redirect that is not on", "/go/0123456789/"],
  ])("that lead %s have the wrong address", (_, address) => {
    expect(broken({ main: main(link("Buy (paid link)").replace(href, address) + NOTE) })).toEqual(["paid-link-address"]);
  });

  it("are known by the seller’s other hosts too", () => {
    const typed = main(`${link("Buy (paid link)").replace(href, "https://the-wave.example/")}${NOTE}`);
    expect(broken({ main: typed }, { sellerHosts: ["the-wave.example"] })).toEqual(["paid-link-address"]);
  });

  it("are those that are marked as paid, whatever they lead to", () => {
    expect(broken({ main: main('<p><a rel="sponsored" href="https://other.example/">Other</a></p>') })).toEqual(["paid-link-address"]);
  });

  it.each([
    ["sponsored", "nofollow noopener noreferrer"],
    ["nofollow", "sponsored noopener noreferrer"],
    ["noopener", "sponsored nofollow noreferrer"],
    ["noreferrer", "sponsored nofollow noopener"],
  ])("need rel=%s, also when they were typed in Markdown", (word, rel) => {
    const lines = findings({
      "blog/a/index.html": html({ main: main(`<p><a href="${href}" target="_blank" rel="${rel}">Buy (paid link)</a></p>${NOTE}`) }),
    });
    expect(lines).toEqual([
      expect.stringContaining(`error[paid-link-rel] the paid link 'Buy (paid link)' has rel="${rel}"; it needs ${word} too`),
    ]);
  });

  it("open in a new tab", () => {
    expect(broken({ main: main(link("Buy (paid link)").replace('target="_blank"', "") + NOTE) })).toEqual(["paid-link-tab"]);
  });

  it("say to those who listen that they are paid, pictures too", () => {
    expect(broken({ main: main(link("Buy") + NOTE) })).toEqual(["paid-link-told"]);
    expect(broken({ main: main(link('<img src="a.png" alt="A desk">')) })).toEqual(["paid-link-told"]);
    expect(broken({ main: main(link('<img src="a.png" alt="A desk"> Paid link')) })).toEqual([]);
  });

  it("say it to those who look", () => {
    expect(broken({ main: main(`<p>${link("Buy (paid link)")}</p><p>${words(3)}</p>`) })).toEqual(["paid-link-shown"]);
    expect(broken({ main: main(`<p>${link("Buy (paid link)")} Paid link</p>`) })).toEqual([]);
  });

  it("stand in no list of references", () => {
    const references = (inner: string) =>
      `<section aria-labelledby="references"><h2 id="references">References</h2><ol><li>${inner}</li></ol></section>`;
    expect(broken({ main: main(references(`${link("Buy (paid link)")} Paid link`)) })).toEqual(["paid-link-cited"]);
    expect(broken({ main: main(references('<a href="https://doi.org/10.1000/x" rel="noopener">doi</a>')) })).toEqual([]);
  });
});

describe("paid links that are told apart", () => {
  const on = { placements: { redirects: true } };
  const placed = (slot: string, address?: string) => {
    const id = placementId({ page: "/blog/a/", slot, label: "Buy", variant: "large" });
    return link("Buy (paid link)", `data-slot="${slot}" data-label="Buy" data-variant="large"`).replace(href, address ?? `/go/${id}/`);
  };
  const document = (address?: string) => ({
    header: `<header>${placed("header")}</header>`,
    main: `<h1>A</h1><div>${placed("body-1", address)}${NOTE}</div><p>${settings.disclosure}</p>`,
  });

  it("lead each to a redirect of their own", () => {
    expect(broken(document(), on)).toEqual([]);
  });

  it.each([
    ["another placement’s", `/go/${placementId({ page: "/blog/b/", slot: "body-1", label: "Buy", variant: "large" })}/`],
    ["none", "/go/0000000000/"],
    ["the seller’s own", href],
  ])("are found with an address that is %s", (_, address) => {
    expect(broken(document(address), on)).toEqual(["paid-link-address"]);
  });

  it("are found when they do not say where they stand, with what mends it", () => {
    expect(broken({}, on)).toEqual(["paid-link-address", "paid-link-address"]);
    expect(findings({ "blog/a/index.html": html({}) }, on)[0]).toContain("it leads to an address of its own; draw it by PaidLink");
  });

  it("are the same on the file that the host shows for unknown addresses as on the 404 page", () => {
    const id = placementId({ page: "/404/", slot: "header", label: "Buy", variant: "large" });
    const page = html({ header: `<header>${placed("header", `/go/${id}/`)}</header>`, main: "<h1>Nothing here</h1>" });
    const lines = findings({ "404.html": page, "404/index.html": page }, on);
    expect(lines.filter((line) => line.includes("404"))).toEqual([]);
  });

  it("carry the sub-id", () => {
    const sub = { placements: { redirects: false, subIdParameter: "tid" } };
    const address = (slot: string) => {
      const url = new URL(settings.affiliateLink);
      url.searchParams.set("tid", placementId({ page: "/blog/a/", slot, label: "Buy", variant: "large" }));
      return url.href.replaceAll("&", "&amp;");
    };
    const good = {
      header: `<header>${placed("header", address("header"))}</header>`,
      main: `<h1>A</h1><div>${placed("body-1", address("body-1"))}${NOTE}</div><p>${settings.disclosure}</p>`,
    };
    expect(broken(good, sub)).toEqual([]);
    expect(broken({ ...good, header: `<header>${placed("header", address("menu"))}</header>` }, sub)).toEqual(["paid-link-address"]);
  });
});

describe("buttons", () => {
  const button = `<p>${link("Buy (paid link)")} Paid link</p>`;

  it("are at most three within 600 words", () => {
    const crowded = `${FIRST_BUTTON}<p>${words(200)}</p>${button}<p>${words(150)}</p>${button}<p>${words(100)}</p>${button}`;
    expect(broken({ main: `<h1>A</h1>${crowded}` })).toEqual(["button-density"]);
    expect(broken({ main: `<h1>A</h1>${crowded.replace(words(200), words(500))}` })).toEqual([]);
  });

  it("are counted without pictures and the header’s", () => {
    const picture = link('<img src="a.png" alt="A desk"> Paid link');
    expect(broken({ main: `<h1>A</h1>${picture}${FIRST_BUTTON}${picture}${button}${picture}${button}` })).toEqual([]);
  });
});

describe("blinking", () => {
  const blinks = (rule: string) => ({
    css: `${CSS}${rule}`,
    main: `<h1>A</h1>${FIRST_BUTTON.replace('class="button"', 'class="button blinks"')}`,
  });
  const motion = (animation: string) => `@media (prefers-reduced-motion:no-preference){.blinks{animation:${animation}}}`;

  it("may last some seconds", () => {
    expect(broken(blinks(""))).toEqual([]);
  });

  it.each([
    ["without end", "pulse 1s infinite", /moves for Infinity seconds/],
    ["for longer than five seconds", "pulse 2s ease 1s 3", /moves for 7 seconds/],
    ["more than three times a second", "pulse 200ms 4", /flashes every 0.2 seconds/],
  ])("is found when it goes on %s", (_, animation, message) => {
    const lines = findings({ "blog/a/index.html": html(blinks(motion(animation))) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/error\[blinking\]/);
    expect(lines[0]).toMatch(message);
  });

  it("is found for those who want no motion", () => {
    const lines = findings({ "blog/a/index.html": html(blinks(".blinks{animation:pulse 1s 2}")) });
    expect(lines).toEqual([expect.stringContaining("moves for those who want no motion")]);
  });

  it.each(["<blink>Buy</blink>", "<marquee>Buy</marquee>"])("is found in the elements of old: %s", (element) => {
    expect(broken({ main: main(element) })).toEqual(["pressure"]);
  });
});

describe("the rating", () => {
  it.each([
    "<p>Rated 4.8 out of 5.</p>",
    "<p>It has 4.8/5 stars.</p>",
    "<p>Loved in 2,847 reviews.</p>",
    "<p>From 2847 verified reviews.</p>",
  ])("is found without its source: %s", (text) => {
    expect(broken({ main: main(`<p>${words(3)}</p>${text}<p>${words(3)}</p>`) })).toEqual(["rating-source"]);
  });

  it.each([
    "<p>4.8 out of 5 from 2,847 reviews, as the seller’s page reports.</p>",
    "<p>Its sales page shows 4.8 out of 5.</p>",
    "<dl><div><dt>from 2,847 reviews, as the seller’s page reports</dt><dd>4.8 / 5</dd></div></dl>",
    "<p>Of 2,847 apples 4.85 were eaten.</p>",
  ])("is told with its source: %s", (text) => {
    expect(broken({ main: main(text) })).toEqual([]);
  });

  it("is told where structured data carries it", () => {
    const data = { "@graph": [{ "@type": "Product", aggregateRating: { ratingValue: 4.8 } }] };
    expect(broken({ data })).toEqual(["rating-source"]);
    expect(broken({ data, main: main("<p>4.8 out of 5, says its seller.</p>") })).toEqual([]);
  });
});

describe("testimonials", () => {
  const figure = (caption: string) => main(`<figure><blockquote><p>I slept.</p></blockquote><figcaption>${caption}</figcaption></figure>`);

  it("are samples or have a record of consent", () => {
    expect(broken({ main: figure("Alex A.") })).toEqual(["testimonial"]);
    expect(broken({ main: figure("Alex A. (sample text)") })).toEqual([]);
    expect(broken({ main: figure("Alex A.") }, { consented: ["Alex A."] })).toEqual([]);
    expect(broken({ main: figure("Alex B.") }, { consented: ["Alex A."] })).toEqual(["testimonial"]);
  });
});

describe("medical cautions", () => {
  it("stand on the page that owes them", () => {
    const page = (text: string) => html({ main: `<h1>Better sleep</h1>${FIRST_BUTTON}<p>${text}</p>` });
    expect(findings({ "blog/better-sleep/index.html": page("Go to bed.") })).toEqual([
      expect.stringContaining(
        "/blog/better-sleep/ (src/templates/) error[caution] the text owes its readers the caution 'sleep-disorders'",
      ),
    ]);
    expect(findings({ "blog/better-sleep/index.html": page("If you sleep badly for weeks, see a doctor.") })).toEqual([]);
  });

  it("are owed for what a text brings up, whatever its title", () => {
    const page = (text: string) => broken({ main: main(`<p>${text}</p>`) });
    expect(page("Not when you are pregnant.")).toEqual(["caution"]);
    expect(page("Whoever is pregnant asks a doctor.")).toEqual([]);
  });

  it("are owed by no list and no legal page", () => {
    const page = html({ main: `<h1>Better sleep</h1>${link("Buy (paid link)")}${NOTE}` });
    expect(findings({ "blog/category/sleep/index.html": page, "sleep-policy/index.html": page })).toEqual([]);
  });
});

describe("banned wording", () => {
  it.each([
    ["the text", { main: main("<p>It is clinically proven.</p>") }],
    ["the title", { title: "The Clinically Proven Way" }],
    ["the description", { head: '<meta name="description" content="The clinically proven way">' }],
    ["the sharing title", { head: '<meta property="og:title" content="The clinically proven way">' }],
    ["an alternative text", { main: main('<img src="a.png" alt="The clinically proven way">') }],
    ["a label", { main: main('<nav aria-label="Clinically proven things"></nav>') }],
    ["structured data", { data: { "@graph": [{ "@type": "Article", headline: "The clinically proven way" }] } }],
  ])("is found in %s", (_, document) => {
    expect(broken(document)).toEqual(["wording"]);
  });

  it("is no matter of works that are cited", () => {
    const cited =
      '<section aria-labelledby="references"><h2>References</h2><ol><li>A. (2001). A clinically proven way.</li></ol></section>';
    expect(broken({ main: main(cited), data: { "@graph": [{ citation: ["A. (2001). A clinically proven way."] }] } })).toEqual([]);
  });
});

describe("pressure", () => {
  it.each([
    ["scarcity", { main: main("<p>Only 3 copies left.</p>") }, "wording"],
    ["an ending offer", { main: main("<p>The discount ends in 10 minutes.</p>") }, "wording"],
    ["other buyers", { main: main("<p>17 people are viewing this.</p>") }, "wording"],
    ["a countdown", { main: main("<p>00:14:59</p>") }, "pressure"],
    ["a timer", { main: main('<p role="timer">soon</p>') }, "pressure"],
    ["a forced reload", { head: '<meta http-equiv="refresh" content="5">' }, "pressure"],
    ["a script", { main: main("<script>1</script>") }, "pressure"],
  ])("is found as %s", (_, document, id) => {
    expect(broken(document)).toEqual([id]);
  });

  it("is no matter of times of day", () => {
    expect(broken({ main: main("<p>At 7:30, or from 10:15 to 10:45, for 1:30 hours.</p>") })).toEqual([]);
  });
});
