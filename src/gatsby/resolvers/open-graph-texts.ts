import type { Category } from "../../content-model/schemas/category";
import type { FaqPage } from "../../content-model/schemas/faq";
import type { HomePage } from "../../content-model/schemas/home";
import type { InformationPage } from "../../content-model/schemas/information";
import type { LegalPage } from "../../content-model/schemas/legal";
import type { PostFrontMatter } from "../../content-model/schemas/post";
import type { ReviewPage } from "../../content-model/schemas/review";
import type { SiteSettings } from "../../content-model/schemas/site";
import { BLOG_SUBJECT } from "../../site/limits";
import type { OpenGraphContent } from "../../artwork/open-graph-image";

type Content = Omit<OpenGraphContent, "brand">;

/** The drawing of pages without a category. */
const drawing = { band: "alpha", motif: "ridges" } as const;

const ofCategory = ({ label, slug, band, motif }: Category): Content => ({ title: label, kind: "Blog", band, motif, seed: slug });

/**
 * Content of the Open Graph image by node type. It shows the page's heading; services print the `<title>` below the image.
 * An article's own picture is not used as background, since the text may not be legible on it.
 */
export const openGraphTexts = {
  Post: (post: PostFrontMatter, category: Category, { openGraphImages }: Pick<SiteSettings, "openGraphImages">): Content => {
    if (openGraphImages === "category") return ofCategory(category);
    const { title, slug, coverText, coverNote } = post;
    return { ...ofCategory(category), title, kind: category.label, seed: slug, words: coverText, note: coverNote };
  },
  Category: ofCategory,
  HomePage: ({ hero }: HomePage): Content => ({ title: `${hero.headline} ${hero.emphasis}`, kind: "", ...drawing, seed: "home" }),
  ReviewPage: ({ heading }: ReviewPage): Content => ({ title: heading, kind: "Review", ...drawing, seed: "review" }),
  FaqPage: ({ heading }: FaqPage): Content => ({ title: heading, kind: "FAQ", ...drawing, seed: "faq" }),
  InformationPage: ({ heading }: InformationPage): Content => ({ title: heading, kind: "About", ...drawing, seed: heading }),
  LegalPage: ({ title, slug }: LegalPage): Content => ({ title, kind: "Legal", ...drawing, seed: slug }),
  /** The blog, which has no content file. */
  SiteSettings: (): Content => ({
    title: `${BLOG_SUBJECT.charAt(0).toUpperCase()}${BLOG_SUBJECT.slice(1)}`,
    kind: "Blog",
    ...drawing,
    seed: "blog",
  }),
};
