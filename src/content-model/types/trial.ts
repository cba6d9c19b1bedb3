import * as z from "zod";
import { defineContentType } from "../content-type";
import { isoDay, nonEmptyList, question, text, yesOrNo, number, positiveNumber } from "../fields";

const daySchema = z.strictObject({
  date: isoDay("date"),
  listened: yesOrNo("listened"),
  value: number("value").optional().meta({ description: "What you measured that day. Empty: nothing." }),
  minutes: positiveNumber("minutes").optional().meta({ description: "How long you listened." }),
  when: text("when").optional().meta({ description: "Such as before work." }),
  note: text("note").optional(),
});

/** `content/first-hand/trial.yml`: the diary of one person who uses the product, day by day. */
const trialSchema = z
  .strictObject({
    who: text("who"),
    from: isoDay("from"),
    to: isoDay("to").meta({ description: "The last day, as you plan it: three weeks later." }),
    question: question.meta({ description: "What you want to know, chosen before the first day." }),
    measure: text("measure").meta({ description: "What you write down each day, chosen before: minutes until the first page." }),
    days: nonEmptyList("days", daySchema, { summary: "date", item: "day" }),
  })
  .superRefine(({ from, to, days }, { addIssue }) => {
    const refuse = (message: string, path: (string | number)[]) => addIssue({ code: "custom", message, path });
    if (to < from) refuse("to must not be before from", ["to"]);
    days.forEach(({ date, listened, minutes }, index) => {
      if (date < from || date > to) refuse(`date must be from ${from} to ${to}`, ["days", index, "date"]);
      if (days.findIndex((day) => day.date === date) < index) refuse(`${date} is here twice`, ["days", index, "date"]);
      if (minutes !== undefined && !listened) refuse("a day without listening has no minutes", ["days", index, "minutes"]);
    });
  });

export type Trial = z.output<typeof trialSchema>;

export const trial = defineContentType({
  name: "diary of a trial",
  pattern: "first-hand/trial.yml",
  schema: trialSchema,
  isOptional: true,
  nodes: { type: "Trial" },
});
