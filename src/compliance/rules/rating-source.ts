import { quoted, type ComplianceRule, type AuditInput } from "../rule";

/** What tells whose rating it is. */
const source = /\bsellers?\b|sales page|\bits (?:own )?page\b/i;

/** The rating is the seller's, and is shown with its source wherever it is shown; also where only machines read it. */
export const ratingSource: ComplianceRule = ({ publication, settings }, report) => {
  const namesRating = patternOf(settings);
  const shown = publication.blocks.flatMap(({ text }, index) => {
    return namesRating.test(text) ? [{ text, told: isTold(text) || neighbours(index).some((near) => isTold(near)) }] : [];
  });
  for (const { text } of shown.filter(({ told }) => !told))
    report("rating-source", `the rating is shown without its source: ${quoted(text)}`, `say whose it is: ${settings.rating.source}`);
  if (publication.data.some(holdsRating) && !shown.some(({ told }) => told))
    report("rating-source", "structured data carries a rating that the page does not show with its source", "show it, or take it out");

  function isTold(text: string): boolean {
    return text.includes(settings.rating.source) || source.test(text);
  }
  /** A figure and its meaning may be cells side by side. */
  function neighbours(index: number): string[] {
    return [publication.blocks[index - 1]?.text ?? "", publication.blocks[index + 1]?.text ?? ""];
  }
};

const patterns = new WeakMap<AuditInput["settings"], RegExp>();

/** The rating with its best, or the number of reviews behind it. */
function patternOf(settings: AuditInput["settings"]): RegExp {
  let pattern = patterns.get(settings);
  if (!pattern) {
    const { value, best, count } = settings.rating;
    const figure = String(value).replace(".", String.raw`\.`);
    const counts = `(?:${count.toLocaleString("en-US")}|${count})`;
    pattern = new RegExp(
      String.raw`(?<![\d.])${figure}(?: ?/ ?|[- ]out[- ]of[- ]| of )${best}(?!\d)|(?<!\d)${counts} (?:\w+ )?(?:reviews|ratings|customers|buyers)`,
      "i",
    );
    patterns.set(settings, pattern);
  }
  return pattern;
}

function holdsRating(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(holdsRating);
  if (typeof data !== "object" || data === null) return false;
  return Object.entries(data).some(([key, value]) => key === "aggregateRating" || holdsRating(value));
}
