import { parseNumber, parseSalesExport } from "../../../../src/cli/placements/sales-export";

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
    expect(() => parse("sub-id,clicks,sales,amount\na,many,0,0\nb,1,0,0\nc,1,0.5,-2\n")).toThrow(
      /^sales\.csv:2:1 error\[sales\] clicks is 'many'; .*\nsales\.csv:4:1 error\[sales\] sales is '0\.5'; .*\nsales\.csv:4:1 error\[sales\] amount is '-2'/,
    );
  });

  it.each([
    ["empty", ""],
    ["not CSV", 'sub-id,clicks\n"a,1'],
  ])("is refused when it is %s", (_, text) => {
    expect(() => parse(text)).toThrow(/^sales\.csv:1:1 error\[sales\]/);
  });
});

describe("a number in a sales report", () => {
  it.each([
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["1,234", 1234],
    ["$12.00", 12],
    ["12,5 €", 12.5],
    ["1,234,567", 1234567],
    ["0", 0],
    ["-3", -3],
  ])("%s is %d", (written, value) => {
    expect(parseNumber(written)).toBe(value);
  });

  it.each(["many", "€", ""])("'%s' is none", (written) => {
    expect(parseNumber(written)).toBeNaN();
  });
});
