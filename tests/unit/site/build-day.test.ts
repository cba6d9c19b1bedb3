import { buildDay } from "../../../src/site/build-day";

describe("buildDay", () => {
  const now = new Date("2025-09-11T23:30:00Z");

  it("is today in UTC, unless BUILD_DATE names another day", () => {
    expect(buildDay({}, now)).toBe("2025-09-11");
    expect(buildDay({ BUILD_DATE: "2026-01-31" }, now)).toBe("2026-01-31");
  });

  it("rejects a BUILD_DATE that is not a calendar day", () => {
    expect(() => buildDay({ BUILD_DATE: "2026-02-30" }, now)).toThrow("BUILD_DATE is '2026-02-30'; write a calendar day as yyyy-mm-dd");
  });
});
