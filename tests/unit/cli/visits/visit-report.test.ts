import { NO_SUB_ID } from "../../../../src/cli/placements/performance";
import { arrivalReport, joinVisits, visitReport } from "../../../../src/cli/visits/visit-report";
import { placementId, type Placement } from "../../../../src/site/paid-links";

const placement = (page: string, slot: string, label: string): Placement => ({ page, slot, label, variant: "large" });
const placements = [placement("/a/", "header", "Try"), placement("/a/", "body-1", "Buy"), placement("/b/", "header", "Try")];
const id = (index: number) => placementId(placements[index] as Placement);
const arrivals = new Map([
  [
    "/a/",
    new Map([
      ["search.example", 900],
      ["(none)", 100],
    ]),
  ],
  ["/b/", new Map([["search.example", 50]])],
  ["/privacy/", new Map([["(this site)", 7]])],
]);
const clicks = new Map([
  [id(0), 40],
  [id(1), 110],
  [id(2), 9],
]);
const sales = [
  { subId: id(1), clicks: 999, sales: 12, amount: 400 },
  { subId: id(0), clicks: 999, sales: 2, amount: 80 },
  { subId: id(0), clicks: 0, sales: 0, amount: -40 },
  { subId: "", clicks: 5, sales: 1, amount: 30 },
];

it("joins visits, clicks of the log and sales by page, with pages that have no link", () => {
  const rows = joinVisits(placements, { arrivals, clicks }, sales, "page");
  expect(
    rows.map(({ key, visits, clicks: count, sales: sold, amount, refunds, tooFew }) => [key, visits, count, sold, amount, refunds, tooFew]),
  ).toEqual([
    ["/a/", 1000, 150, 14, 440, 40, undefined],
    [NO_SUB_ID, undefined, 0, 1, 30, 0, "clicks"],
    ["/b/", 50, 9, 0, 0, 0, "clicks"],
    ["/privacy/", 7, 0, 0, 0, 0, undefined],
  ]);
  expect(rows[0]?.clickRate?.share).toBeCloseTo(0.15);
  expect(rows[0]?.saleRate?.share).toBeCloseTo(14 / 150);
});

it("counts for a slot the visits of all pages that have it, and says what is too few", () => {
  const rows = joinVisits(placements, { arrivals, clicks }, sales, "slot");
  expect(rows.slice(0, 3).map(({ key, visits, clicks: count, tooFew }) => [key, visits, count, tooFew])).toEqual([
    ["body-1", 1000, 110, undefined],
    ["header", 1050, 49, "sales"],
    [NO_SUB_ID, undefined, 0, "clicks"],
  ]);
});

it("takes clicks from the sales report when paid links do not lead through the site", () => {
  const [first] = joinVisits(placements, { arrivals, clicks: undefined }, sales, "label");
  expect([first?.key, first?.clicks]).toEqual(["Buy", 999]);
});

it("leaves out columns without a source, and marks counts that are too small", () => {
  const table = (hasClicks: boolean, hasSales: boolean) =>
    visitReport(joinVisits(placements, { arrivals, clicks }, hasSales ? sales : undefined, "page"), {
      by: "page",
      format: "table",
      hasClicks,
      hasSales,
    })
      .trimEnd()
      .split("\n");
  expect(table(false, false)[0]).toBe("page       visits");
  expect(table(true, false)[0]).toMatch(/^page +visits +clicks +clicks per 100 visits +data$/);
  expect(table(true, false)[3]).toMatch(/^\/b\/ +50 +9 +18\.0 +too few clicks$/);
  expect(table(true, true)[2]).toMatch(/^\/a\/ +1000 +150 +15\.0 +14 +440\.00 +40\.00 +9\.3$/);
});

it("is CSV and JSON for programs", () => {
  const rows = joinVisits(placements, { arrivals, clicks }, sales, "placement");
  const options = { by: "placement", hasClicks: true, hasSales: true } as const;
  expect(visitReport(rows, { ...options, format: "csv" }).split("\r\n")[1]).toBe(
    `${id(1)},/a/,body-1,Buy,large,1000,110,11.0,12,400.00,0.00,10.9,`,
  );
  expect((JSON.parse(visitReport(rows, { ...options, format: "json" })) as unknown[])[0]).toMatchObject({
    id: id(1),
    page: "/a/",
    visits: 1000,
    clicks: 110,
    sales: 12,
    clickRate: { share: 0.11 },
  });
});

it("lists where visits come from, with and without the page", () => {
  expect(arrivalReport({ arrivals }, "referrer", "csv")).toBe("referrer,visits\r\nsearch.example,950\r\n(none),100\r\n(this site),7\r\n");
  expect(arrivalReport({ arrivals }, "arrival", "csv").split("\r\n").slice(0, 3)).toEqual([
    "page,referrer,visits",
    "/a/,search.example,900",
    "/a/,(none),100",
  ]);
  expect(JSON.parse(arrivalReport({ arrivals }, "referrer", "json"))).toContainEqual({ referrer: "(none)", visits: 100 });
});
