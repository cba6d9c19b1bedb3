import * as z from "zod";
import { figureKey } from "../figures/figure-data";
import { defineContentType } from "../content-type";
import { entryChoice, enumField, isoDay, list, nonEmptyList, phrase, text, yesOrNo, positiveInteger } from "../fields";

const amount = (field: string) =>
  text(field).regex(/^(?=.*[\p{L}\p{Sc}]).*\d/u, `${field} must be an amount with its currency, such as $39`);

const refundSchema = z
  .strictObject({
    days: positiveInteger("refund.days").meta({ description: "Days to ask for the money back, as the terms say." }),
    where: text("refund.where").meta({ description: "Where the terms stand: at the checkout, in the receipt." }),
    asked: isoDay("refund.asked").optional().meta({ description: "If you asked for the money back: the day." }),
    answered: isoDay("refund.answered").optional(),
    paid: isoDay("refund.paid").optional(),
  })
  .refine(({ asked = "", answered = asked, paid = answered }) => asked <= answered && answered <= paid, {
    error: "asked, answered and paid must follow each other",
    path: ["asked"],
  })
  .refine(({ asked, answered = asked, paid = answered }) => asked !== undefined || paid === undefined, {
    error: "asked must be there, because the seller has answered or paid",
    path: ["asked"],
  });

/** `content/first-hand/purchase.yml`: what happened when somebody of the site bought the product. */
const purchaseSchema = z
  .strictObject({
    day: isoDay("day"),
    who: text("who").meta({ description: "Who bought it. Not published." }),
    total: amount("total")
      .regex(/^(?!.*\b(?:once|month|year))/i, "total must not say how often it is charged: billing does")
      .meta({ description: "What was charged in all, with its currency: $39." }),
    billing: enumField("billing", ["once", "monthly", "yearly"]),
    receiptName: text("receiptName").meta({ title: "Name on the receipt", description: "Who took the payment." }),
    refund: refundSchema.optional().meta({ title: "Refund terms", description: "Empty: there is no refund." }),
    delivered: nonEmptyList(
      "delivered",
      z.strictObject({ name: text("name"), format: text("format"), minutes: positiveInteger("minutes").optional() }),
      { summary: "name", item: "file" },
    ).meta({ description: "What you got, each with its format, such as MP3, and its length." }),
    account: text("account").optional().meta({ title: "Account or app", description: "What it needs. Empty: nothing." }),
    headphones: text("headphones").optional().meta({ description: "What the seller says about them." }),
    offered: list(
      "offered",
      z.strictObject({
        name: text("name"),
        price: amount("price"),
        preselected: yesOrNo("preselected").meta({ title: "Was it in the cart already?" }),
      }),
    )
      .optional()
      .meta({ title: "Offered on the way", form: { summary: "name", item: "offer" } }),
    screenshots: list("screenshots", entryChoice("screenshots", "pictures"))
      .optional()
      .meta({ description: "Of the checkout and the receipt. First black out your name, addresses, card and order numbers." }),
    traits: list(
      "traits",
      z.strictObject({
        trait: phrase("trait").meta({
          description: "As texts say it: nothing to learn. Only whole words are found; * is any letters.",
        }),
        isTrue: yesOrNo("isTrue").meta({ title: "Is it so?" }),
      }),
    )
      .optional()
      .meta({ description: "What texts say about the product, and whether it is so.", form: { summary: "trait", item: "trait" } }),
    checked: isoDay("checked")
      .optional()
      .meta({ description: "Day on which you last compared the price and the refund terms with the checkout. Not published." }),
  })
  .refine(({ day, refund: { asked = day } = {} }) => day <= asked, { error: "asked must not be before day", path: ["refund", "asked"] });

export type Purchase = z.output<typeof purchaseSchema>;

export const purchase = defineContentType({
  name: "purchase",
  pattern: "first-hand/purchase.yml",
  schema: purchaseSchema,
  isOptional: true,
  nodes: {
    type: "Purchase",
    fields: { shownFigures: "[String!]!" },
    toNodes: (value) => [{ ...value, shownFigures: (value.screenshots ?? []).map((id) => figureKey("picture", id)) }],
  },
});
