import { sellerUrl } from "../../../src/lint/rules/seller-url";
import { faq, post, POST_BODY_LINE, removeContentFolders, type ContentFiles } from "./content-fixture";
import { findings, findingsInText, IN_TEXT } from "./rule-findings";

afterEach(removeContentFolders);

const find = (changes: ContentFiles) => findings(sellerUrl, changes);

describe("seller-url", () => {
  it("suggests the button directive", () => {
    expect(findingsInText(sellerUrl, "Buy it [here](https://seller.example/x).")).toEqual([
      `${IN_TEXT} error[seller-url] the seller’s URL 'seller.example' is in the text; use a button, ::cta{label="…"}, or remove it; only settings/site.yml has the URL`,
    ]);
  });

  it.each([
    ["with another path", "[Buy](https://seller.example/other?from=us)"],
    ["with www", "[Buy](https://www.seller.example/)"],
    ["on a subdomain", "[Buy](https://shop.seller.example/)"],
    ["in capitals", "[Buy](HTTPS://SELLER.EXAMPLE/x)"],
    ["over http, in code", "`http://seller.example/x`"],
    ["bare, which Markdown links too", "Buy it at https://seller.example/x today."],
    ["in angle brackets", "Buy it at <https://seller.example/x>."],
    ["as text alone", "Its page is seller.example, they say."],
    ["as a definition", "[Buy][it]\n\n[it]: https://seller.example/x"],
    ["in code", "Look: `https://seller.example/x`"],
    ["with an entity for the dot", "[Buy](https://seller&#46;example/x)"],
    ["with a hexadecimal entity", "[Buy](https://seller&#x2e;example/x)"],
    ["with an escaped dot", "Its page is seller\\.example."],
    ["percent-encoded", "[Buy](https://seller%2Eexample/x)"],
    ["behind a redirector", "[Buy](https://other.example/?to=https%3A%2F%2Fseller.example%2Fx)"],
    ["in a button’s label", '::cta{label="Go to seller.example"}'],
    ["as a redirect of this site", "[Buy](/go/0123456789/)"],
    ["as a redirect with this site’s host", "[Buy](https://site.example/go/0123456789/)"],
  ])("reports it %s", (_, body) => {
    expect(findingsInText(sellerUrl, body)).toHaveLength(1);
  });

  it("reports the line", () => {
    const body = "First.\n\nSecond.\n\nIt is at seller.example.";
    expect(findingsInText(sellerUrl, body)[0]).toMatch(new RegExp(`^content/posts/second\\.md:${POST_BODY_LINE + 4}:1 `));
  });

  it.each([
    ["front matter", "posts/second.md", post("second").replace("It is two.", "It is at seller.example.")],
    ["the FAQ", "pages/faq.yml", faq("It is at https://seller.example/x.")],
    [
      "the testimonials",
      "pages/testimonials.yml",
      `items:\n${["A", "B", "C"].map((name) => `  - {name: ${name}, text: See seller.example, sample: true}`).join("\n")}\n`,
    ],
  ])("reports it in %s", (_, file, text) => {
    const lines = find({ [file]: text });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatch(new RegExp(`^content/${file}:\\d+:\\d+ error\\[seller-url\\]`));
  });

  it("reports the seller’s other hosts from the settings", () => {
    const site = (more: string) =>
      `brand: Brand\nurl: https://site.example\ndescription: D\nblog: {subject: S is long, topics: T is long}\naffiliateLink: https://hop.market.example/?vendor=x\nheaderLabel: Try\nfirstButtonLabel: Try\ndisclosure: We earn through links.\ntagline: T\nfooterDisclosure: F\nlegalPages: [disclaimer]\ndisclosurePage: disclaimer\ncopyright: C\nauthor: A\n${more}contactEmail: mail@site.example\nauthorType: Organization\npublisher: {name: "Jane Roe", place: "1 Road, Town"}\nrobots: {disallow: [], blockedAgents: []}\n`;
    const files = (more: string) => ({
      "settings/site.yml": site(more),
      "posts/second.md": post("second", { body: "See the-wave.example." }),
    });
    expect(find(files("sellerHosts: [the-wave.example]\n"))).toHaveLength(1);
    expect(find(files(""))).toEqual([]);
  });

  it.each([
    "See [another seller](https://otherseller.example.org/x).",
    "See https://notseller.example/x.",
    "See seller.examples.",
    "Go to [the review](/review/).",
    "You may go/stay as you like.",
    "See [an article](/blog/first/) at 10:30.",
  ])("accepts other URLs: %s", (body) => {
    expect(findingsInText(sellerUrl, body)).toEqual([]);
  });

  it("accepts it in the settings", () => {
    expect(find({})).toEqual([]);
  });
});
