import { validFiles } from "../lint/content-fixture";

const ready = {
  url: "https://genius-reviews.com",
  affiliateLink: "https://hop.market.com/?v=x",
  contactEmail: "mail@genius-reviews.com",
  publisher: '{name: "Jane Roe", place: "1 Road, Town"}',
  placements: "{subIdParameter: tid}",
};

/** The text of `settings/site.yml` that is ready for launch, with some fields changed, or left out where they are empty. */
export const siteSettings = (changes: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ ...ready, ...changes }).reduce((text, [field, value]) => {
    const line = value === "" ? "" : `${field}: ${value}\n`;
    const pattern = new RegExp(`^${field}: .*\n`, "m");
    return pattern.test(text) ? text.replace(pattern, () => line) : text + line;
  }, validFiles["settings/site.yml"] ?? "");
