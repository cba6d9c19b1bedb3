/** The last part of a URL for a title: a–z, 0–9 and single hyphens, at most 80 characters; empty for one without them. */
export function slugFromTitle(title: string): string {
  const plain = title.normalize("NFKD").replace(/[\u0300-\u036F’']/g, "");
  const words = plain.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return words.replace(/^-/, "").slice(0, 80).replace(/-$/, "");
}
