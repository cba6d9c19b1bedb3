import * as z from "zod";
import {
  categoryChoice,
  isoDay,
  patternField,
  metaDescription,
  nonEmptyList,
  prose,
  question,
  redirectFrom,
  slug,
  text,
  advisedText,
  limitedText,
  yesOrNo,
} from "../fields";
import { reservedSlugs, routes } from "../../site/routes";
import { openGraphOfCategory } from "./category";
import { defineContentType, type OpenGraphCategory } from "../content-type";

/** Front matter of an article, `content/posts/<slug>.md`. The CMS writes the fields in this order. */
const postSchema = z
  .strictObject({
    slug: slug
      .refine((value) => !reservedSlugs.includes(value), { error: ({ input }) => `slug '${String(input)}' is reserved for lists` })
      .meta({
        description:
          "The last part of the URL, for example how-to-rest-your-eyes. It follows the title until the article is published. If you change it later, the CMS offers to redirect the old URL.",
        form: { widget: "slug" },
      }),
    title: limitedText(35, 65, { widget: "title" }).meta({
      title: "Title",
      description: "The heading of the article and its title in search results.",
    }),
    excerpt: advisedText(110, 180, { widget: "prose" }).meta({ description: "Shown on the article’s card in lists." }),
    inShort: advisedText(80, 300, { widget: "prose" })
      .optional()
      .meta({ description: "The answer in two sentences, in plain text. Shown below the title." }),
    coverText: limitedText(1, 18)
      .optional()
      .meta({ title: "Words on the cover", description: "The article’s number, or two or three words: 40 Hz, or 3 × 50 min." }),
    coverNote: limitedText(1, 28)
      .optional()
      .meta({ title: "Line below the words on the cover", description: "Two to five plain words, for example: three headlines." }),
    metaDescription,
    categorySlug: categoryChoice.meta({ title: "Category" }),
    date: isoDay.meta({ title: "Day of publication", description: "The article is published on this day (UTC)." }),
    draft: yesOrNo.optional().meta({ description: "A draft is not published, whatever its date. Previews show it." }),
    changes: nonEmptyList(
      z.strictObject({
        day: isoDay,
        what: text.meta({ title: "What changed", description: "In one line. Readers see it, also at /corrections/." }),
      }),
      { summary: "what", item: "change" },
    )
      .optional()
      .meta({ title: "Changes", description: "Only changes that matter to readers. Earlier ones stay in the list." }),
    checked: isoDay.optional().meta({
      title: "Last reviewed",
      description: "Day on which an editor last read the article against its sources and found nothing to change.",
    }),
    image: text
      .optional()
      .meta({ title: "Picture", description: "Replaces the drawn cover. Usually not needed.", form: { widget: "picture" } }),
    imageAlt: text.optional().meta({ title: "What the picture shows", description: "For readers who cannot see it." }),
    imageCaption: text.optional().meta({ title: "Caption", description: "Below the picture: what it does not say itself." }),
    redirectFrom,
    replacedBy: patternField(/^\/\S*$/, "be the path of a page of this site, such as /blog/another-article/")
      .optional()
      .meta({
        title: "Readers go to",
        description:
          "Where the URL of an article leads that was published and is a draft again, for example /blog/another-article/. The CMS asks when you save it.",
      }),
    closingButton: z
      .strictObject({
        label: text.meta({ description: "What the button says. No other article’s last button says it." }),
        blinking: yesOrNo.optional(),
      })
      .optional()
      .meta({ description: "In the box that follows the text. Without one, the box has the header’s label." }),
    faq: nonEmptyList(
      z.strictObject({
        question: question.meta({ description: "A question that readers ask after the article." }),
        answer: prose.meta({ description: "30 to 90 words." }),
      }),
      { summary: "question", item: "question", initial: 2 },
    ).meta({ title: "Questions readers ask", description: "Usually two." }),
  })
  .superRefine(({ date, changes = [], coverText, coverNote }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: "custom", message, path: [field] });
    if (changes.some(({ day }) => day < date)) refuse("changes", "must not be before the day of publication");
    if (coverNote !== undefined && coverText === undefined) refuse("coverNote", "coverNote needs the words above it in coverText");
  });

export type PostFrontMatter = z.output<typeof postSchema>;

export const post = defineContentType({
  name: "article",
  pattern: "posts/*.md",
  schema: postSchema,
  path: ({ slug }) => routes.post(slug),
  nodes: {
    type: "Post",
    hasText: true,
    fields: {
      path: "String!",
      statusLabel: "String",
      updated: "String",
      readingMinutes: "Int!",
      category: `Category! @link(by: "slug", from: "categorySlug")`,
      picture: `File @link(by: "absolutePath")`,
    },
    // An article's own picture is not behind the title, which may not be legible on it.
    openGraph({ title, slug, coverText, coverNote }: PostFrontMatter, { category, site }) {
      const { label, palette, motif } = category as OpenGraphCategory;
      if (site.openGraphImages === "category") return openGraphOfCategory(category as OpenGraphCategory);
      return { title, kind: label, seed: slug, palette, motif, text: coverText, note: coverNote };
    },
  },
  list: {
    label: "Articles",
    icon: "article",
    thumbnail: false,
    summary: "{{title}}{{draft | ternary(' · draft', '')}} · {{date}}",
    sortable_fields: { fields: ["date", "title"], default: { field: "date", direction: "descending" } },
    view_groups: [
      { label: "Category", field: "categorySlug" },
      { label: "Month of publication", field: "date", pattern: String.raw`\d{4}-\d{2}` },
      { label: "Month of the last review", field: "checked", pattern: String.raw`\d{4}-\d{2}` },
    ],
    view_filters: [
      { label: "Drafts", field: "draft", eq: true },
      { label: "Scheduled", field: "date", gt: "{{today}}" },
    ],
  },
});
