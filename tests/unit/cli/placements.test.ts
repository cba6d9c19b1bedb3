import { sumSales } from "../../../src/cli/report-placements";
import { parseSalesExport } from "../../../src/cli/sales-export";
import { placementId } from "../../../src/site/paid-links";

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
    ['sub-id,clicks,sales,amount\n"a,1', /^sales\.csv:1:1 error\[sales\] the file is not valid CSV/],
  ])("is refused with every error, at its line: %j", (text, errors) => {
    expect(() => parse(text)).toThrow(errors);
  });
});

it("sales are summed by placement, best first, without losing one; refunds are counted", () => {
  const placements = [
    { page: "/blog/a/", slot: "body-1", label: "Try It" },
    { page: "/blog/a/", slot: "body-2", label: "Close A" },
    { page: "/blog/b/", slot: "body-1", label: "Try It" },
  ];
  const [first = "", second = "", third = ""] = placements.map(placementId);
  const rows = [
    { subId: first, clicks: 150, sales: 10, amount: 300 },
    { subId: first, clicks: 50, sales: 2, amount: 80.1 },
    { subId: first, clicks: 0, sales: 0, amount: -20.2 },
    { subId: third, clicks: 99, sales: 20, amount: 600 },
    { subId: "gone", clicks: 4, sales: 1, amount: 30 },
    { subId: "", clicks: 7, sales: 0, amount: 0 },
  ];
  const none = { page: "", slot: "", label: "", refunds: 0 };
  expect(sumSales([...placements, ...placements], rows)).toEqual([
    { ...placements[2], id: third, clicks: 99, sales: 20, amount: 600, refunds: 0 },
    { ...placements[0], id: first, clicks: 200, sales: 12, amount: 359.9, refunds: 20.2 },
    { ...none, id: "(not on the site now)", clicks: 4, sales: 1, amount: 30 },
    { ...none, id: "(without a sub-id)", clicks: 7, sales: 0, amount: 0 },
    { ...placements[1], id: second, clicks: 0, sales: 0, amount: 0, refunds: 0 },
  ]);
});
