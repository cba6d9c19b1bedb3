import { NO_SUB_ID, sumPerformance, UNKNOWN_SUB_ID, type Grouping } from "../../../src/cli/placements/performance";
import { parseSalesExport, type SalesRow } from "../../../src/cli/placements/sales-export";
import { placementReport } from "../../../src/cli/report-placements";
import { placementId, type Placement } from "../../../src/site/paid-links";

describe("a sales report", () => {
  const parse = (text: string) => parseSalesExport(text, "sales.csv");
  const rows = [
    { subId: "abc", clicks: 120, sales: 11, amount: 412.5 },
    { subId: "", clicks: 3, sales: 0, amount: 0 },
  ];

  it.each([
    ["commas", "sub-id,clicks,sales,amount\nabc,120,11,412.50\n,3,0,0\n"],
    ["other names and another order", "Date,TID,Hops,Orders,Commission\n2026-01-01,abc,120,11,412.50\n2026-01-02,,3,0,0.00\n"],
    ["semicolons", "Sub ID;Clicks;Conversions;Revenue\nabc;120;11;412.50\n;3;0;0\n"],
    ["tabs", "aff_sub\tClicks\tSales\tPayout\nabc\t120\t11\t412.5\n\t3\t\t\n"],
    ["a byte order mark, CRLF and empty lines", "\uFEFFsubid,clicks,sales,amount\r\n\r\nabc,120,11,412.50\r\n,3,0,0\r\n"],
    ["quotes", '"Sub-ID","Clicks","Sales","Amount"\n"abc","120","11","412.50"\n"","3","0","0"\n'],
  ])("may have %s", (_, text) => {
    expect(parse(text)).toEqual(rows);
  });

  it("may take back sales with a refund only", () => {
    expect(parse("sub-id,clicks,sales,amount\na,0,-1,-30.00\n")).toEqual([{ subId: "a", clicks: 0, sales: -1, amount: -30 }]);
    expect(() => parse("sub-id,clicks,sales,amount\na,0,-1,30.00\n")).toThrow(/sales is '-1'/);
  });

  it.each(["412,50", "1,234.50", "1 234.5", "$12.00", "12 €", "(3.00)", "30.00-", "1e5", "0x1f", "many"])(
    "is refused with an amount that is not a number with a decimal point: %s",
    (cell) => {
      expect(() => parse(`sub-id;clicks;sales;amount\na;1;1;${cell}\n`)).toThrow(
        `sales.csv:2:1 error[sales] amount is '${cell}'; write a number with a decimal point and nothing else`,
      );
    },
  );

  it.each([
    [
      "sub-id,clicks,sales,amount\na,many,0,0\nb,1,0,0\nc,1,0.5,x\n",
      /^\S+:2:1 .* clicks is 'many'; .*\n\S+:4:1 .* amount is 'x'.*\n\S+:4:1 .* sales is '0\.5'/,
    ],
    [
      "sub-id,clicks,when\na,1,2\n",
      /^\S+:1:1 .* no column for sales in 'sub-id, clicks, when'; name it sales or sale or orders\n.* no column for amount/,
    ],
    ["", /^sales\.csv:1:1 error\[sales\] the file is empty/],
    ['sub-id,clicks\n"a,1', /^sales\.csv:1:1 error\[sales\] the file is not valid CSV/],
  ])("is refused with every error, at its line: %j", (text, errors) => {
    expect(() => parse(text)).toThrow(errors);
  });
});

const placement = (page: string, slot: string, label: string, variant = "large"): Placement => ({ page, slot, label, variant });
const placements = [
  placement("/blog/a/", "body-1", "Try It"),
  placement("/blog/a/", "body-2", "Close A"),
  placement("/blog/b/", "body-1", "Try It", "large blinking"),
  placement("/blog/b/", "body-1", "Try It", "large blinking"),
];
const id = (index: number) => placementId(placements[index] as Placement);
const rows: readonly SalesRow[] = [
  { subId: id(0), clicks: 150, sales: 10, amount: 300 },
  { subId: id(0), clicks: 50, sales: 2, amount: 80 },
  { subId: id(0), clicks: 0, sales: 0, amount: -20 },
  { subId: id(2), clicks: 99, sales: 20, amount: 600 },
  { subId: "gone", clicks: 4, sales: 1, amount: 30 },
  { subId: "", clicks: 7, sales: 0, amount: 0 },
];
const performance = (by: Grouping) => sumPerformance(placements, rows, by);

describe("performance of placements", () => {
  const unknown: [string, number, number][] = [
    [UNKNOWN_SUB_ID, 4, 30],
    [NO_SUB_ID, 7, 0],
  ];
  it.each<[Grouping, [string, number, number][]]>([
    ["placement", [[id(2), 99, 600], [id(0), 200, 360], ...unknown, [id(1), 0, 0]]],
    ["page", [["/blog/b/", 99, 600], ["/blog/a/", 200, 360], ...unknown]],
    ["slot", [["body-1", 299, 960], ...unknown, ["body-2", 0, 0]]],
    ["label", [["Try It", 299, 960], ...unknown, ["Close A", 0, 0]]],
    ["variant", [["large blinking", 99, 600], ["large", 200, 360], ...unknown]],
  ])("is grouped by %s, best first, without losing a sale", (by, expected) => {
    expect(performance(by).map(({ key, clicks, amount }) => [key, clicks, amount])).toEqual(expected);
    expect(performance(by).reduce((sum, { amount }) => sum + amount, 0)).toBe(990);
  });

  it("has refunds, a rate, and enough data from a hundred clicks and ten sales", () => {
    const [first, second, , , last] = performance("placement");
    expect([first?.hasEnoughData, second?.hasEnoughData, second?.refunds, last?.rate]).toEqual([false, true, 20, undefined]);
    expect(second?.rate).toBeCloseTo(0.06);
    expect(sumPerformance(placements, [{ subId: id(0), clicks: 1000, sales: 9, amount: 1 }], "placement")[0]?.hasEnoughData).toBe(false);
    // More sales were taken back than made.
    const [refunded] = sumPerformance(placements, [{ subId: id(0), clicks: 5, sales: -1, amount: -30 }], "placement").slice(-1);
    expect(refunded?.rate).toBe(0);
  });
});

it("the placement report lists placements, and marks rows with too little data", () => {
  const listed = placementReport(sumPerformance(placements, [], "placement"), "placement", false);
  expect(listed.split("\n").slice(0, 3)).toEqual([
    expect.stringMatching(/^id +page +slot +label +variant$/),
    expect.stringMatching(/^-+ {2}-+ {2}/),
    `${id(0)}  /blog/a/  body-1  Try It   large`,
  ]);
  const lines = placementReport(performance("page"), "page", true).split("\n");
  expect(lines[2]).toMatch(/^\/blog\/b\/ +99 +20 +600\.00 +0\.00 +20\.2 +too few$/);
  expect(lines[3]).toMatch(/^\/blog\/a\/ +200 +12 +360\.00 +20\.00 +6\.0$/);
});
