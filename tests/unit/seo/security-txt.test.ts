import { securityTxt } from "../../../src/seo/security-txt";

const site = { url: "https://site.example", contactEmail: "editors@site.example" };
const fields = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );

it("names a contact, its own URL and a day within a year", () => {
  expect(fields(securityTxt(site, "2026-11-22"))).toEqual({
    Contact: "mailto:editors@site.example",
    Expires: "2027-10-01T00:00:00Z",
    "Preferred-Languages": "en",
    Canonical: "https://site.example/.well-known/security.txt",
  });
  expect(fields(securityTxt(site, "2026-01-31"))["Expires"]).toBe("2026-12-01T00:00:00Z");
});

it("has the contact and the policy of the settings", () => {
  const security = { contact: "https://site.example/report/", policy: "https://site.example/policy/" };
  const { Contact, Policy } = fields(securityTxt({ ...site, security }, "2026-11-22"));
  expect([Contact, Policy]).toEqual([security.contact, security.policy]);
});

it("is the same on every day of a month", () => {
  expect(securityTxt(site, "2026-11-01")).toBe(securityTxt(site, "2026-11-30"));
});
