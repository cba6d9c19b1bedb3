import * as z from "zod";
import { figureKey } from "../figures/figure-data";
import { defineContentType } from "../content-type";
import { entryChoice, enumField, isoDay, list, nonEmptyList, phrase, text, yesOrNo, positiveInteger } from "../fields";

const amount = text.regex(/^(?=.*[\p{L}\p{Sc}]).*\d/u, "must be an amount with its currency, such as $39");

const refundSchema = z
  .strictObject({
    days: positiveInteger.meta({ description: "Days to ask for the money back, as the terms say." }),
    where: text.meta({ description: "Where the terms stand: at the checkout, in the receipt." }),
    asked: isoDay.optional().meta({ description: "If you asked for the money back: the day." }),
    answered: isoDay.optional(),
    paid: isoDay.optional(),
  })
  .refine(({ asked = "", answered = asked, paid = answered }) => asked <= answered && answered <= paid, {
    error: "asked, answered and paid must follow each other",
    path: ["asked"],
  })
  .refine(({ asked, answered = asked, paid = answered }) => asked !== undefined || paid === undefined, {
    error: "must be there, because the seller has answered or paid",
    path: ["asked"],
  });

/** `content/first-hand/purchase.yml`: what happened when somebody of the site bought the product. */
const purchaseSchema = z
  .strictObject({
    day: isoDay,
    who: text.meta({ description: "Who bought it. Not published." }),
    total: amount
      .regex(/^(?!.*\b(?:once|month|year))/i, "must not say how often it is charged: billing does")
      .meta({ description: "What was charged in all, with its currency: $39." }),
    billing: enumField(["once", "monthly", "yearly"]),
    receiptName: text.meta({ title: "Name on the receipt", description: "Who took the payment." }),
    refund: refundSchema.optional().meta({ title: "Refund terms", description: "Empty: there is no refund." }),
    delivered: nonEmptyList(z.strictObject({ name: text, format: text, minutes: positiveInteger.optional() }), {
      summary: "name",
      item: "file",
    }).meta({ description: "What you got, each with its format, such as MP3, and its length." }),
    account: text.optional().meta({ title: "Account or app", description: "What it needs. Empty: nothing." }),
    headphones: text.optional().meta({ description: "What the seller says about them." }),
    offered: list(
      z.strictObject({
        name: text,
        price: amount,
        preselected: yesOrNo.meta({ title: "Was it in the cart already?" }),
      }),
    )
      .optional()
      .meta({ title: "Offered on the way", form: { summary: "name", item: "offer" } }),
    screenshots: list(entryChoice("pictures"))
      .optional()
      .meta({ description: "Of the checkout and the receipt. First black out your name, addresses, card and order numbers." }),
    traits: list(
      z.strictObject({
        trait: phrase.meta({ description: "As texts say it: nothing to learn. Only whole words are found; * is any letters." }),
        isTrue: yesOrNo.meta({ title: "Is it so?" }),
      }),
    )
      .optional()
      .meta({ description: "What texts say about the product, and whether it is so.", form: { summary: "trait", item: "trait" } }),
    checked: isoDay
      .optional()
      .meta({ description: "Day on which you last compared the price and the refund terms with the checkout. Not published." }),
  })
  .refine(({ day, refund: { asked = day } = {} }) => day <= asked, { error: "must not be before the purchase", path: ["refund", "asked"] });

export type Purchase = z.output<typeof purchaseSchema>;

export const purchase = defineContentType({
  name: "purchase",
  pattern: "first-hand/purchase.yml",
  schema: purchaseSchema,
  isOptional: true,
  nodes: {
    type: "Purchase",
    fields: { shownFigures: "[String!]!" },
    figures: ({ screenshots = [] }) => screenshots.map((id) => figureKey("picture", id)),
  },
});
