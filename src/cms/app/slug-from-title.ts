/** The last part of a URL for a title: a–z, 0–9 and single hyphens, at most 80 characters; empty for one without them. */
export function slugFromTitle(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036F’']/g, "")
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
}
