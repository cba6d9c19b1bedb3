import { execFileSync } from "child_process";
import path from "path";
import { buildDay } from "../../../src/site/build-day";

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("days are written and checked alike in %s and another locale", (zone) => {
  const code = `
    const { formatDay } = require("./src/site/dates.ts");
    console.log(["2025-01-01", "2025-03-30", "2024-02-29", "2025-12-31"].map(formatDay).join("; "));`;
  const output = execFileSync(process.execPath, ["--require", "tsx/cjs", "-e", code], {
    cwd: path.resolve(__dirname, "../../.."),
    encoding: "utf8",
    env: { ...process.env, TZ: zone, LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" },
  });
  expect(output.trim()).toBe("January 1, 2025; March 30, 2025; February 29, 2024; December 31, 2025");
});

it("the day of a build is today in UTC, unless BUILD_DATE names another day", () => {
  const now = new Date("2025-09-11T23:30:00Z");
  expect(buildDay({}, now)).toBe("2025-09-11");
  expect(buildDay({ BUILD_DATE: "2026-01-31" }, now)).toBe("2026-01-31");
  expect(() => buildDay({ BUILD_DATE: "2026-02-30" }, now)).toThrow("BUILD_DATE is '2026-02-30'; write a calendar day as yyyy-mm-dd");
});
