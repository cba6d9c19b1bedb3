import { readNumber } from "../../../../src/cli/placements/numbers";
import { parseSalesExport } from "../../../../src/cli/placements/sales-export";

const parse = (text: string) => parseSalesExport(text, "sales.csv");

describe("a sales report", () => {
  const rows = [
    { subId: "abc", clicks: 120, sales: 11, amount: 412.5 },
    { subId: "", clicks: 3, sales: 0, amount: 0 },
  ];

  it.each([
    ["commas", "sub-id,clicks,sales,amount\nabc,120,11,412.50\n,3,0,0\n"],
    ["other names and another order", "Date,TID,Hops,Orders,Commission\n2026-01-01,abc,120,11,$412.50\n2026-01-02,,3,0,$0.00\n"],
    ["semicolons and commas in figures", 'Sub ID;Clicks;Conversions;Revenue\nabc;120;11;"412,50 €"\n;3;0;0\n'],
    ["tabs", "aff_sub\tClicks\tSales\tPayout\nabc\t120\t11\t412.5\n\t3\t\t\n"],
    ["a byte order mark, CRLF and empty lines", "\uFEFFsubid,clicks,sales,amount\r\n\r\nabc,120,11,412.50\r\n,3,0,0\r\n"],
    ["quotes", '"Sub-ID","Clicks","Sales","Amount"\n"abc","120","11","412.50"\n"","3","0","0"\n'],
  ])("may have %s", (_, text) => {
    expect(parse(text)).toEqual(rows);
  });

  it("is refused if a column is missing", () => {
    expect(() => parse("sub-id,clicks,when\na,1,2\n")).toThrow(
      "sales.csv:1:1 error[sales] no column for sales in 'sub-id, clicks, when'; name it sales or sale or orders\nsales.csv:1:1 error[sales] no column for amount",
    );
  });

  it("is refused with a diagnostic for every invalid number", () => {
    expect(() => parse("sub-id,clicks,sales,amount\na,many,0,0\nb,1,0,0\nc,1,0.5,x\n")).toThrow(
      /^sales\.csv:2:1 error\[sales\] clicks is 'many'; .*\nsales\.csv:4:1 error\[sales\] sales is '0\.5'; .*\nsales\.csv:4:1 error\[sales\] amount is 'x'/,
    );
  });

  it.each([
    ["empty", ""],
    ["not CSV", 'sub-id,clicks\n"a,1'],
  ])("is refused when it is %s", (_, text) => {
    expect(() => parse(text)).toThrow(/^sales\.csv:1:1 error\[sales\]/);
  });
});

describe("the numbers of a sales report", () => {
  const amounts = (cells: readonly string[], clicks = "1") =>
    parse(`sub-id;clicks;sales;amount\n${cells.map((cell) => `a;${clicks};1;${cell}\n`).join("")}`).map(({ amount }) => amount);

  it.each<[string, readonly string[], readonly number[]]>([
    ["four decimals", ["12.3456"], [12.3456]],
    ["three decimals below one", ["0.125"], [0.125]],
    ["three decimals beside two", ["12.345", "1.50"], [12.345, 1.5]],
    ["thousands beside decimals", ["1.234", "1,50"], [1234, 1.5]],
    ["thousands in both", ["1,234,567", "1,234.50"], [1234567, 1234.5]],
    ["spaces and apostrophes", ["1 234,50 €", "1’234,5"], [1234.5, 1234.5]],
    ["currencies", ["$12.00", "US$3.50", "EUR 4.25", "5.75 kr"], [12, 3.5, 4.25, 5.75]],
  ])("have one decimal sign: %s", (_, cells, expected) => {
    expect(amounts(cells)).toEqual(expected);
  });

  it("have the decimal sign that also fits the counts", () => {
    expect(amounts(["2.345"], "1.234")).toEqual([2345]);
    expect(amounts(["2.345"], "1,234")).toEqual([2.345]);
  });

  it("are refused if the decimal sign is unclear, until it is named", () => {
    expect(() => amounts(["2.345"])).toThrow(/^sales\.csv:1:1 error\[sales\] the decimal sign is unclear.*--decimal point/);
    expect(parseSalesExport("sub-id;clicks;sales;amount\na;1;1;2.345\n", "sales.csv", ",")[0]?.amount).toBe(2345);
  });

  it("are refused if no decimal sign fits all of them", () => {
    expect(() => amounts(["1.50", "2.50", "3,75"])).toThrow(/^sales\.csv:4:1 error\[sales\] amount is '3,75'; [^\n]*$/);
  });

  it.each([
    ["-30.00", -30],
    ["−30.00", -30],
    ["-$30.00", -30],
    ["$-30.00", -30],
    ["(30.00)", -30],
    ["30.00-", -30],
  ])("may be refunds: %s", (cell, amount) => {
    expect(amounts([cell])).toEqual([amount]);
  });

  it("may take back sales with a refund only", () => {
    expect(parse("sub-id,clicks,sales,amount\na,0,-1,-30.00\n")).toEqual([{ subId: "a", clicks: 0, sales: -1, amount: -30 }]);
    expect(() => parse("sub-id,clicks,sales,amount\na,0,-1,30.00\n")).toThrow(/sales is '-1'/);
    expect(() => parse("sub-id,clicks,sales,amount\na,-4,0,-30.00\n")).toThrow(/clicks is '-4'/);
  });

  it.each(["many", "€", "1.2.3", "12 34", "1-2", "(3", "1e5", "0x1f"])("are none in '%s'", (cell) => {
    expect(readNumber(cell, ".")).toBeNaN();
  });
});
