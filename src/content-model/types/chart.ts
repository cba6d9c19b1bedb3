import * as z from "zod";
import { listBetween, patternField, enumField, prose, slug, text, advisedText, number } from "../fields";
import { defineContentType, keyFields } from "../content-type";

/** Kinds of drawings; all draw numbers of references. */
const chartKinds = ["forest", "bars", "dots", "line"] as const;

const rowSchema = z.strictObject({
  label: text.meta({ description: "What the number is about, in a few words." }),
  effect: patternField(/^[a-z0-9-]+\/[a-z0-9-]+$/, "be written reference/effect, such as smith-2023/all-adults").meta({
    description: "Where the number is in the references: the reference’s id, a slash, the effect’s id.",
  }),
  series: text.optional().meta({ title: "Line", description: "The line that the point is on, in a line chart." }),
  at: number.optional().meta({ title: "Position", description: "The point’s place on the horizontal axis of a line chart." }),
  when: text.optional().meta({ title: "Label of the position", description: "Such as: 2 days." }),
});

/** `content/figures/charts/<id>.yml`: a chart of numbers that are in `references/`. */
const chartSchema = z
  .strictObject({
    id: slug.meta({ description: "Also the file’s name. Articles show the chart by it." }),
    kind: enumField(chartKinds).meta({
      description: "forest: estimates with intervals; bars: amounts; dots: a count of things; line: values over time.",
    }),
    title: advisedText(20, 110).meta({ title: "Title", description: "The finding, in one sentence." }),
    description: advisedText(40, 320, { widget: "prose" }).meta({
      title: "Description",
      description: "For readers who cannot see the drawing: what it shows, and the finding.",
    }),
    axis: text.optional().meta({ description: "What the axis measures; of a line chart, the vertical one." }),
    across: text.optional().meta({ title: "Horizontal axis", description: "What the horizontal axis of a line chart measures." }),
    below: text.optional().meta({ title: "Below no effect", description: "What values on that side mean, such as: hurts." }),
    above: text.optional().meta({ title: "Above no effect", description: "What values on that side mean, such as: helps." }),
    caption: prose.meta({ description: "The limits of the numbers. The works are added to it." }),
    rows: listBetween(rowSchema, 1, 20, { summary: "label", item: "row" }),
  })
  .superRefine(({ kind, rows, axis, across }, { addIssue }) => {
    const refuse = (message: string, ...path: (string | number)[]) => addIssue({ code: "custom", message, path });
    if (kind !== "dots" && axis === undefined) refuse(`a chart of the kind ${kind} needs axis: what the axis measures`, "kind");
    if (kind !== "line") return;
    if (across === undefined) refuse("a line chart needs across: words for its horizontal axis", "kind");
    rows.forEach(({ at, when }, i) => {
      if (at === undefined || when === undefined) refuse("a point of a line needs a position (at) and a label (when)", "rows", i, "effect");
    });
  });

export type Chart = z.output<typeof chartSchema>;

export const chart = defineContentType({
  name: "chart",
  pattern: "figures/charts/*.yml",
  schema: chartSchema,
  nodes: { type: "Chart", fields: keyFields },
  list: { label: "Charts", icon: "bar_chart" },
});
