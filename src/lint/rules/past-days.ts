import { addDays, isIsoDay, latestDay } from "../../site/dates";
import { atField, type Rule } from "../rule";
import { textFields } from "../text";

/** Fields with days that may be to come: of a publication, when a claim has to be checked again, and the last one of a trial. */
const plannedDays = new Set(["date", "expires", "to"]);

/**
 * What was changed, checked, seen or given was so by today; somewhere else it may be tomorrow. A scheduled article may be checked
 * until its day.
 */
export const pastDays: Rule = (content, report) => {
  const now = new Date().toISOString().slice(0, 10);
  for (const file of content.files) {
    const { date } = (file.value ?? {}) as { readonly date?: string };
    // A build of an earlier day does not make later days wrong.
    const last = latestDay(addDays(now, 1), content.today, date);
    for (const [path, day] of textFields(file.value))
      if (isIsoDay(day) && day > last && !plannedDays.has(path.join(".")))
        report(atField(file, path), "future-day", `${String(path.at(-1))} is ${day}, a day to come`, "enter the day on which it was done");
  }
};
