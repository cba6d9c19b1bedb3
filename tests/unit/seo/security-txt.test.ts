import { securityTxt } from "../../../src/seo/security-txt";

const site = { url: "https://site.example", contactEmail: "editors@site.example" };

it("names a contact, its own URL and a day within a year, the same on every day of a month", () => {
  const text = securityTxt(site, "2026-11-22");
  expect(text.trim().split("\n")).toEqual([
    "Contact: mailto:editors@site.example",
    "Expires: 2027-10-01T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://site.example/.well-known/security.txt",
  ]);
  expect(securityTxt(site, "2026-11-01")).toBe(text);
  expect(securityTxt(site, "2026-01-31")).toContain("Expires: 2026-12-01T");
});
