/** Maps unsaved form values and the saved content to the props of components. */

import toHast from "mdast-util-to-hast";
import { COVER_HEIGHT, COVER_WIDTH, coverSvg } from "../../../artwork/cover-art";
import { toCover, type BodyContent } from "../../../components/content-to-props";
import type { CategoryData, FirstHandData, PersonData, PostCardData } from "../../../components/props";
import type { ContentTypeName, ContentValue } from "../../../content-model/content-types";
import { referencedIds, shownFigures } from "../../../markdown/directives/uses";
import { parseMarkdown } from "../../../markdown/parser";
import { readingMinutes } from "../../../markdown/plain-text";
import { applyTransforms } from "../../../markdown/transforms/index";
import { figureKey, type ResponsiveImage, type PictureFigureData, type SoundData } from "../../../content-model/figures/figure-data";
import { resolveProductTable } from "../../../content-model/figures/product-table";
import { resolveChart } from "../../../content-model/figures/resolve-chart";
import { routes } from "../../../site/routes";
import type { CmsStore } from "../cms-store";

/** Finds the URL of a picture by its path in an entry, including one that is not published yet. */
export type UrlOf = (path: string) => string;

/** A body as the build renders it, with what it cites, marks and shows; unknown figures are left out. */
export function previewBody(body: string, content: CmsStore, urlOf: UrlOf): BodyContent {
  const markdown = parseMarkdown(body);
  applyTransforms(markdown, body);
  const marked = new Set(referencedIds(markdown, "claim"));
  const shown = new Set(shownFigures(markdown));
  const references = content.valuesOf("reference");
  const figures = [
    ...content.valuesOf("chart").map((chart) => resolveChart(chart, references)),
    ...content.valuesOf("sound").map(soundFigure),
    ...content.valuesOf("picture").map((picture) => previewPicture(picture, urlOf)),
  ];
  const productTables = [...shown]
    .filter((key) => key.startsWith(figureKey("products", "")))
    .map((key) => resolveProductTable(key.replace(/^.*?\//, ""), content.valuesOf("comparedProduct"), references));
  return {
    htmlAst: toHast(markdown),
    citedReferences: referencedIds(markdown, "reference"),
    references,
    claims: content.valuesOf("claim").filter(({ id }) => marked.has(id)),
    figures: [...figures.filter(({ type, id }) => shown.has(figureKey(type, id))), ...productTables],
  };
}

/** A person with the portrait as it was uploaded. */
export const toPerson = ({ image, imageAlt, ...person }: ContentValue<"author">, urlOf: UrlOf): PersonData => ({
  ...person,
  links: person.links?.filter((url) => URL.canParse(url)) ?? null,
  portrait: image ? { data: { width: 96, height: 96, images: { fallback: { src: urlOf(image) } } }, alt: imageAlt ?? "" } : null,
});

const size = { width: COVER_WIDTH, height: COVER_HEIGHT };

/** A picture as it was uploaded. Its own size replaces a cover's when it is loaded. */
const uploaded = (image: string, urlOf: UrlOf): ResponsiveImage => ({ ...size, images: { fallback: { src: urlOf(image) } } });

export const previewPicture = (picture: ContentValue<"picture">, urlOf: UrlOf): PictureFigureData => ({
  ...picture,
  type: "picture",
  image: uploaded(picture.image, urlOf),
});

/** What there is of `content/first-hand/`, with an entry's own values instead of the saved ones. */
export function previewFirstHand(type: ContentTypeName, value: unknown, content: CmsStore, urlOf: UrlOf): FirstHandData {
  const own = <N extends "purchase" | "trial" | "recording">(name: N) => (type === name ? [value as ContentValue<N>] : []);
  const saved = content.valuesOf("recording").filter(({ id }) => own("recording").every((recording) => recording.id !== id));
  return {
    purchase: [...own("purchase"), ...content.valuesOf("purchase")][0],
    recordings: [...own("recording"), ...saved],
    trial: [...own("trial"), ...content.valuesOf("trial")][0],
    pictures: content.valuesOf("picture").map((picture) => previewPicture(picture, urlOf)),
    ownRates: content.valuesOf("sound").flatMap(({ rate }) => rate ?? []),
  };
}

/** A sound that cannot be played, because the build synthesizes it, without its spectrogram. */
export const soundFigure = (sound: ContentValue<"sound">): SoundData => ({ ...sound, type: "sound", src: "", picture: undefined });

export function toCategories({ items }: ContentValue<"categories">): CategoryData[] {
  return items.map((category) => ({ ...category, path: routes.category(category.slug) }));
}

const noCategory: CategoryData = {
  slug: "",
  label: "No category yet",
  description: "",
  palette: "teal",
  motif: "ridges",
  path: routes.blog,
};

export function toCard(value: ContentValue<"post">, words: number, categories: readonly CategoryData[], urlOf: UrlOf): PostCardData {
  const { slug, image, imageAlt = "" } = value;
  const category = categories.find((each) => each.slug === value.categorySlug) ?? noCategory;
  const cover = { seed: slug, palette: category.palette, motif: category.motif, text: value.coverText, note: value.coverNote };
  return {
    ...value,
    path: routes.post(slug),
    readingMinutes: readingMinutes(words),
    category,
    // A file that is not published: its drawing is in the URL.
    picture: image
      ? uploaded(image, urlOf)
      : toCover({ ...cover, ...size, src: `data:image/svg+xml,${encodeURIComponent(coverSvg(cover))}` }),
    pictureAlt: image ? imageAlt : "",
  };
}
