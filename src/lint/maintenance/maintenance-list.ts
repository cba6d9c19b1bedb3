import { asWarning, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { offerFigureNames } from "../../content-model/schemas/product";
import { addDays, formatDay } from "../../site/dates";
import { statusLabel } from "../../site/publication-status";
import { findFiles, type ContentTree } from "../content-tree";
import { atField, type Rule } from "../rule";

/** Claims that expire within this time can be checked in one go. */
const EXPIRY_DAYS = 60;
/** Articles are reviewed once in this time. */
const REVIEW_DAYS = 365;

export interface MaintenanceInput {
  readonly tree: ContentTree;
  /** ISO day in UTC. */
  readonly today: string;
  /** What the last link check found: dead links, references that were corrected or retracted. */
  readonly links: readonly Diagnostic[];
}

/** Things of one kind that need an editor. */
export interface MaintenanceGroup {
  readonly title: string;
  /** Warnings, most urgent first. */
  readonly items: readonly Diagnostic[];
}

/** What needs care on a day, in the order of urgency. Groups without items are left out. */
export function listMaintenance(input: MaintenanceInput): MaintenanceGroup[] {
  const groups: MaintenanceGroup[] = [
    { title: "Links and references", items: input.links },
    { title: `Claims to check within ${EXPIRY_DAYS} days`, items: expiringClaims(input) },
    { title: "Figures of the offer to confirm", items: unconfirmedFigures(input) },
    { title: "Articles not reviewed for a year", items: oldArticles(input) },
    { title: "Drafts and scheduled articles", items: unpublished(input) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const warning = (...finding: Parameters<typeof errorAt>): Diagnostic => asWarning(errorAt(...finding));

const byDay = (a: { day: string }, b: { day: string }): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

function expiringClaims({ tree, today }: MaintenanceInput): Diagnostic[] {
  const last = addDays(today, EXPIRY_DAYS);
  return findFiles(tree, "claim")
    .map((file) => ({ file, id: file.value.id, checked: file.value.checked, day: file.value.expires }))
    .filter(({ day }) => day <= last)
    .sort(byDay)
    .map(({ file, id, checked, day }) => {
      const when = day <= today ? `expired on ${formatDay(day)}` : `expires on ${formatDay(day)}`;
      const message = `the claim '${id}' was checked on ${formatDay(checked)} and ${when}`;
      return warning(atField(file, ["expires"]), "expiring-claim", message, "check it against its sources and update both dates");
    });
}

/** Warns of numbers of the offer that the owner has not seen on the seller's pages. */
export const confirmedNumbers: Rule = (content, report) => {
  const { today } = content;
  for (const file of findFiles(content, "product"))
    for (const name of offerFigureNames.filter((figure) => file.value[figure] !== undefined)) {
      const seen = file.value.confirmed?.[name];
      if (seen !== undefined && (today === undefined || seen <= today)) continue;
      const message = seen === undefined ? `${name} is not confirmed` : `${name} is confirmed for ${seen}, which is not over yet`;
      const suggestion = `look it up on the seller’s page or at the checkout, and enter that day in confirmed.${name}`;
      report(atField(file, [name]), "unconfirmed-figure", message, suggestion, "warning");
    }
};

function unconfirmedFigures({ tree, today }: MaintenanceInput): Diagnostic[] {
  const items: Diagnostic[] = [];
  confirmedNumbers({ ...tree, today }, (at, id, message, suggestion) => items.push(warning(at, id, message, suggestion)));
  return items;
}

/** An article is reviewed when it is published or changed, and on the day in `checked`. */
function oldArticles({ tree, today }: MaintenanceInput): Diagnostic[] {
  const last = addDays(today, -REVIEW_DAYS);
  return findFiles(tree, "post")
    .filter(({ value }) => statusLabel(value, today) === undefined)
    .map((file) => {
      const { date, updated = date, checked = date } = file.value;
      return { file, day: updated > checked ? updated : checked };
    })
    .filter(({ day }) => day < last)
    .sort(byDay)
    .map(({ file, day }) => {
      const message = `'${file.value.title}' was last reviewed on ${formatDay(day)}`;
      return warning(
        atField(file, ["date"]),
        "old-article",
        message,
        "read it against its sources and enter the day in checked, or update it",
      );
    });
}

function unpublished({ tree, today }: MaintenanceInput): Diagnostic[] {
  return findFiles(tree, "post")
    .map((file) => ({ file, label: statusLabel(file.value, today), day: file.value.date }))
    .sort(byDay)
    .flatMap(({ file, label }) => {
      if (label === undefined) return [];
      const isDraft = label === "Draft";
      const message = `'${file.value.title}' is ${isDraft ? "a draft" : `due on ${formatDay(file.value.date)}`}`;
      const suggestion = isDraft ? "finish it, or delete it" : "see that a build runs on that day";
      return [warning(atField(file, [isDraft ? "draft" : "date"]), "unpublished-article", message, suggestion)];
    });
}
