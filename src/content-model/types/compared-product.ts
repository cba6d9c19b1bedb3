import * as z from "zod";
import { defineContentType, keyFields } from "../content-type";
import { entryChoice, enumField, httpsUrl, isoDay, list, numberToText, patternField, slug, text, limitedText, yesOrNo } from "../fields";

/** How a product was studied, in the words that readers see. */
export const studyGrades = ["This product studied", "Similar programs studied", "No study found"] as const;

const factSchema = (description: string) =>
  z
    .strictObject({
      text: limitedText(2, 120).meta({ title: "Fact" }),
      reference: entryChoice("references").optional().meta({ description: "The work that says so." }),
      url: httpsUrl.optional().meta({ title: "URL", description: "The page that says so, if it is no reference." }),
      read: isoDay.optional().meta({ description: "Day on which you read it there." }),
    })
    .optional()
    .meta({ description });

/** Facts of a product that have a source of their own. */
const facts = {
  free: factSchema("What one gets without paying."),
  payment: factSchema("How one pays, and what renews."),
  refund: factSchema("When one gets the money back."),
  cancel: factSchema("How one stops paying, and what one loses."),
  platforms: factSchema("What it runs on."),
  maker: factSchema("Who makes it."),
  data: factSchema("What it keeps about people."),
};
export const factNames = Object.keys(facts) as (keyof typeof facts)[];

/** `content/products/<id>.yml`: a product that articles compare, with what is known about it and where that was read. */
const comparedProductSchema = z
  .strictObject({
    id: slug.meta({ description: "Name of the file. Tables name the product by it." }),
    name: text,
    isReviewed: yesOrNo.optional().meta({
      title: "The reviewed product",
      description: "Its facts are those of the offer and need no source. Write them as :offer{…}.",
    }),
    need: slug.meta({ description: "What people want it for, in a word such as focus. Tables can show all products of a need." }),
    what: limitedText(10, 120).meta({ title: "What it does" }),
    isFree: yesOrNo.optional().meta({ title: "Free altogether" }),
    refundDays: numberToText(patternField(/^\d{1,3}$/, "be a number of days"))
      .optional()
      .meta({ title: "Days to get the money back" }),
    study: z
      .strictObject({
        grade: enumField(studyGrades),
        line: limitedText(5, 120).optional().meta({ description: "What was studied, with its limit, in a few words." }),
        references: list(entryChoice("references"))
          .optional()
          .meta({ form: { item: "reference" } }),
      })
      .refine(({ grade, references }) => grade === "No study found" || (references ?? []).length > 0, {
        error: "must name the study",
        path: ["references"],
      })
      .meta({ title: "How it was studied" }),
    ...facts,
  })
  .superRefine((product, { addIssue }) => {
    for (const name of factNames) {
      const { reference, url, read } = product[name] ?? {};
      if (!product[name] || product.isReviewed) continue;
      if (Boolean(reference) === Boolean(url))
        addIssue({ code: "custom", message: "must have a reference or a url, one of the two", path: [name] });
      if (!read) addIssue({ code: "custom", message: "must have the day on which it was read", path: [name] });
    }
  });

export type ComparedProduct = z.output<typeof comparedProductSchema>;

export const comparedProduct = defineContentType({
  name: "compared product",
  pattern: "products/*.yml",
  schema: comparedProductSchema,
  nodes: { type: "ComparedProduct", fields: keyFields },
  list: {
    label: "Compared products",
    icon: "balance",
    identifier_field: "name",
    summary: "{{name}}",
    sortable_fields: ["name", "need"],
    view_groups: [
      { label: "Need", field: "need" },
      { label: "How it was studied", field: "study.grade" },
    ],
  },
});
