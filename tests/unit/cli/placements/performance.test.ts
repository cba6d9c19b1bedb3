import { NO_SUB_ID, performanceOf, UNKNOWN_SUB_ID, type Grouping } from "../../../../src/cli/placements/performance";
import { placementReport } from "../../../../src/cli/placements/placement-report";
import type { SalesRow } from "../../../../src/cli/placements/sales-export";
import { placementId, type Placement } from "../../../../src/site/paid-links";

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
  { subId: id(0), clicks: 50, sales: 2, amount: 60 },
  { subId: id(2), clicks: 99, sales: 20, amount: 600 },
  { subId: "gone", clicks: 4, sales: 1, amount: 30 },
  { subId: "", clicks: 7, sales: 0, amount: 0 },
];
const performance = (by: Grouping = "placement", sales = rows) => performanceOf(placements, sales, by);

describe("performance of placements", () => {
  it("is summed by placement, best first, with those without sales", () => {
    expect(performance().map(({ key, clicks, sales, amount }) => [key, clicks, sales, amount])).toEqual([
      [id(2), 99, 20, 600],
      [id(0), 200, 12, 360],
      [UNKNOWN_SUB_ID, 4, 1, 30],
      [NO_SUB_ID, 7, 0, 0],
      [id(1), 0, 0, 0],
    ]);
  });

  it.each<[Grouping, [string, number, number][]]>([
    [
      "page",
      [
        ["/blog/b/", 99, 600],
        ["/blog/a/", 200, 360],
        [UNKNOWN_SUB_ID, 4, 30],
        [NO_SUB_ID, 7, 0],
      ],
    ],
    [
      "slot",
      [
        ["body-1", 299, 960],
        [UNKNOWN_SUB_ID, 4, 30],
        [NO_SUB_ID, 7, 0],
        ["body-2", 0, 0],
      ],
    ],
    [
      "label",
      [
        ["Try It", 299, 960],
        [UNKNOWN_SUB_ID, 4, 30],
        [NO_SUB_ID, 7, 0],
        ["Close A", 0, 0],
      ],
    ],
    [
      "variant",
      [
        ["large blinking", 99, 600],
        ["large", 200, 360],
        [UNKNOWN_SUB_ID, 4, 30],
        [NO_SUB_ID, 7, 0],
      ],
    ],
  ])("is grouped by %s, without losing a sale", (by, expected) => {
    expect(performance(by).map(({ key, clicks, amount }) => [key, clicks, amount])).toEqual(expected);
    expect(performance(by).reduce((sum, { amount }) => sum + amount, 0)).toBe(990);
  });

  it("has enough data from a hundred clicks and ten sales", () => {
    expect(performance().map(({ key, hasEnoughData }) => [key, hasEnoughData])).toEqual([
      [id(2), false],
      [id(0), true],
      [UNKNOWN_SUB_ID, false],
      [NO_SUB_ID, false],
      [id(1), false],
    ]);
    const nineSales = performance("placement", [{ subId: id(0), clicks: 1000, sales: 9, amount: 1 }]);
    expect(nineSales[0]?.hasEnoughData).toBe(false);
  });

  it("is after refunds, which are shown", () => {
    const sales = [...rows, { subId: id(2), clicks: 0, sales: -1, amount: -700 }, { subId: id(1), clicks: 5, sales: -2, amount: -20 }];
    expect(performance("page", sales).map(({ key, sales: count, amount, refunds }) => [key, count, amount, refunds])).toEqual([
      ["/blog/a/", 10, 340, 20],
      [UNKNOWN_SUB_ID, 1, 30, 0],
      [NO_SUB_ID, 0, 0, 0],
      ["/blog/b/", 19, -100, 700],
    ]);
    expect(performance("placement", sales).find(({ key }) => key === id(1))?.rate?.share).toBe(0);
    const table = placementReport(performance("page", sales), { by: "page", format: "table", hasSales: true });
    expect(table).toMatch(/\/blog\/b\/ +99 +19 +-100\.00 +700\.00 /);
  });

  it("has a rate with Wilson’s interval", () => {
    const [row] = performance("placement", [{ subId: id(0), clicks: 100, sales: 10, amount: 1 }]);
    expect(row?.rate?.share).toBeCloseTo(0.1);
    expect(row?.rate?.low).toBeCloseTo(0.0552, 3);
    expect(row?.rate?.high).toBeCloseTo(0.1744, 3);
    expect(performance().find(({ key }) => key === id(1))?.rate).toBeUndefined();
  });
});

describe("the placement report", () => {
  it("lists placements without a sales report", () => {
    const text = placementReport(performance("placement", []), { by: "placement", format: "table", hasSales: false });
    const lines = text.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^id +page +slot +label +variant$/);
    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe(`${id(0)}  /blog/a/  body-1  Try It   large`);
  });

  it("marks rows with too little data in a table", () => {
    const lines = placementReport(performance("page"), { by: "page", format: "table", hasSales: true }).trimEnd().split("\n");
    expect(lines[2]).toMatch(/^\/blog\/b\/ +99 +20 +600\.00 +0\.00 +20\.2 +13\.\d +29\.\d +too few$/);
    expect(lines[3]).toMatch(/^\/blog\/a\/ +200 +12 +360\.00 +0\.00 +6\.0 +3\.\d +10\.\d$/);
  });

  it("is CSV without formulas", () => {
    const odd = [placement("/a/", "body-1", '=HYPERLINK("x"), now')];
    const text = placementReport(performanceOf(odd, [], "placement"), { by: "placement", format: "csv", hasSales: false });
    expect(text).toBe(`id,page,slot,label,variant\r\n${placementId(odd[0] as Placement)},/a/,body-1,"'=HYPERLINK(""x""), now",large\r\n`);
    expect(placementReport(performance("slot"), { by: "slot", format: "csv", hasSales: true }).split("\r\n")[1]).toMatch(
      /^body-1,299,32,960\.00,0\.00,10\.7,\d+\.\d,\d+\.\d,enough$/,
    );
  });

  it("is JSON for programs", () => {
    const parsed = JSON.parse(placementReport(performance(), { by: "placement", format: "json", hasSales: true })) as Record<
      string,
      unknown
    >[];
    expect(parsed[0]).toMatchObject({ id: id(2), page: "/blog/b/", slot: "body-1", clicks: 99, hasEnoughData: false });
    expect(parsed).toHaveLength(5);
    const listed = JSON.parse(placementReport(performance("slot", []), { by: "slot", format: "json", hasSales: false })) as unknown;
    expect(listed).toEqual([{ slot: "body-1" }, { slot: "body-2" }]);
  });
});
