import { keepAmountsTogether } from "../../../../src/publish/ssr/keep-amounts-together";

describe("keepAmountsTogether", () => {
  const card = "<ul><li><article><h2>A 45-Minute Walk</h2></article></li></ul>";

  it.each([
    ["<p>A 60-day guarantee</p>", "<p>A <no-break>60-day</no-break> guarantee</p>"],
    ["<h1>A Two-Week Test</h1>", "<h1>A <no-break>Two-Week</no-break> Test</h1>"],
    ["<p>with g = 0.45 and p &lt; 0.01</p>", "<p>with <no-break>g = 0.45</no-break> and <no-break>p &lt; 0.01</no-break></p>"],
    ["<p>(p = .656)</p>", "<p>(<no-break>p = .656</no-break>)</p>"],
    ["<p>0.40–0.50, well-known, B-12-like</p>", "<p>0.40–0.50, well-known, B-12-like</p>"],
    ['<a href="/60-day-plan/" title="60-day">x</a>', '<a href="/60-day-plan/" title="60-day">x</a>'],
    ["<svg><text>g = 0.45</text></svg> 8-bit", "<svg><text>g = 0.45</text></svg> <no-break>8-bit</no-break>"],
    ["<a>Try It Now – Be Quick, 7 – 30 min</a>", "<a>Try It <no-break>Now –</no-break> Be Quick, 7 – 30 min</a>"],
    [
      'Beats help.<sup>1</sup> <small class="claim"><a>▪</a></small> So',
      'Beats help.<no-break><sup>1</sup> <small class="claim"><a>▪</a></small></no-break> So',
    ],
    [card, card],
  ])("%s", (html, expected) => {
    expect(keepAmountsTogether(html)).toBe(expected);
  });
});
