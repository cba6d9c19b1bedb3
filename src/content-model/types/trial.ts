import * as z from "zod";
import { defineContentType } from "../content-type";
import { isoDay, nonEmptyList, question, text, yesOrNo, number, positiveNumber } from "../fields";

const daySchema = z.strictObject({
  date: isoDay,
  listened: yesOrNo.meta({ title: "Did you listen?" }),
  value: number.optional().meta({ description: "What you measured that day. Empty: nothing." }),
  minutes: positiveNumber.optional().meta({ description: "How long you listened." }),
  when: text.optional().meta({ description: "Such as before work." }),
  note: text.optional(),
});

/** `content/first-hand/trial.yml`: the diary of one person who uses the product, day by day. */
const trialSchema = z
  .strictObject({
    who: text,
    from: isoDay,
    to: isoDay.meta({ description: "The last day, as you plan it: three weeks later." }),
    question: question.meta({ description: "What you want to know, chosen before the first day." }),
    measure: text.meta({ description: "What you write down each day, chosen before: minutes until the first page." }),
    days: nonEmptyList(daySchema, { summary: "date", item: "day" }),
  })
  .superRefine(({ from, to, days }, { addIssue }) => {
    const refuse = (message: string, path: (string | number)[]) => addIssue({ code: "custom", message, path });
    if (to < from) refuse("must not be before the first day", ["to"]);
    days.forEach(({ date, listened, minutes }, index) => {
      if (date < from || date > to) refuse(`must be from ${from} to ${to}`, ["days", index, "date"]);
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
