import type { z } from "zod";
import type { ContentType } from "./content-type";
import { author } from "./types/author";
import { categories } from "./types/category";
import { cautions } from "./types/cautions";
import { chart } from "./types/chart";
import { claim } from "./types/claim";
import { comparedProduct } from "./types/compared-product";
import { evidence } from "./types/evidence";
import { faq } from "./types/faq";
import { home } from "./types/home";
import { about, compare, corrections, editorialPolicy, glossary, print, soundsPage } from "./types/information";
import { legal } from "./types/legal";
import { paths } from "./types/paths";
import { picture } from "./types/picture";
import { post } from "./types/post";
import { product } from "./types/product";
import { purchase } from "./types/purchase";
import { recording } from "./types/recording";
import { reference } from "./types/reference";
import { review } from "./types/review";
import { site } from "./types/site";
import { sound } from "./types/sound";
import { testimonials } from "./types/testimonials";
import { trial } from "./types/trial";
import { vocabulary } from "./types/vocabulary";
import { wording } from "./types/wording";

/** Names of pictures in a format that the site uses; only a picture of `pictures/` may be an SVG. */
export const pictureName = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Every type of content, in the order of the CMS. */
export const contentTypes = {
  post,
  legal,
  review,
  about,
  editorialPolicy,
  soundsPage,
  compare,
  glossary,
  print,
  corrections,
  home,
  faq,
  evidence,
  testimonials,
  paths,
  site,
  author,
  product,
  categories,
  vocabulary,
  wording,
  cautions,
  reference,
  claim,
  comparedProduct,
  chart,
  sound,
  purchase,
  recording,
  trial,
  picture,
} as const;

export type ContentTypeName = keyof typeof contentTypes;
export type ContentValue<N extends ContentTypeName> = z.output<(typeof contentTypes)[N]["schema"]>;
export const contentTypeNames = Object.keys(contentTypes) as ContentTypeName[];

/** A type of which only the name is known at run time: its definition as one of any content. */
export const contentType = (name: ContentTypeName): ContentType => contentTypes[name];

/** Whether the files of a type are Markdown with front matter; the others are YAML. */
export const isMarkdown = (name: ContentTypeName): boolean => contentTypes[name].pattern.endsWith(".md");

/** The content type of a path in `content/` (with forward slashes); undefined if it matches none, as a hidden file does. */
export function findContentType(relativePath: string): ContentTypeName | undefined {
  return contentTypeNames.find((name) => {
    const pattern = contentTypes[name].pattern.replaceAll(".", "\\.").replace("*", "[^/.][^/]*");
    return new RegExp(`^${pattern}$`).test(relativePath);
  });
}

/** The path of a content file's page; undefined for content without a page of its own. */
export function pagePath(name: ContentTypeName, value: unknown): string | undefined {
  return contentType(name).path?.(value as never);
}
