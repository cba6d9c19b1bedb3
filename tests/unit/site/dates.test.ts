import { execFileSync } from "child_process";
import path from "path";
import { formatDay, isIsoDay } from "../../../src/site/dates";

describe("formatDay", () => {
  it.each([
    ["2025-09-10", "September 10, 2025"],
    ["2025-01-01", "January 1, 2025"],
    ["2025-12-31", "December 31, 2025"],
    ["2024-02-29", "February 29, 2024"],
  ])("writes %s as %s", (day, text) => {
    expect(formatDay(day)).toBe(text);
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata", "America/New_York"])(
    "writes the same in %s and another locale",
    (zone) => {
      const root = path.resolve(__dirname, "../../..");
      const code = `
      const { formatDay, isIsoDay } = require("./src/site/dates.ts");
      console.log(JSON.stringify([formatDay("2025-01-01"), formatDay("2025-03-30"), isIsoDay("2025-03-30"), isIsoDay("2025-02-30")]));`;
      const output = execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", code], {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, TZ: zone, LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
      });
      expect(JSON.parse(output)).toEqual(["January 1, 2025", "March 30, 2025", true, false]);
    },
  );
});

describe("isIsoDay", () => {
  it.each(["2025-07-24", "2024-02-29", "2000-02-29", "2025-12-31"])("accepts %s", (day) => expect(isIsoDay(day)).toBe(true));

  it.each([
    ...["2025-02-30", "2025-02-29", "1900-02-29", "2025-04-31", "2025-13-01", "2025-00-10", "2025-01-00", "2025-1-1", "25-01-01"],
    ...["2025-07-24T00:00:00Z", " 2025-07-24", "2025-07-24\n", "2025/07/24", "today", ""],
  ])("refuses %j", (day) => {
    expect(isIsoDay(day)).toBe(false);
  });
});
