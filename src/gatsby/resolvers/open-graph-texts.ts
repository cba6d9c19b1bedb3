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

/** The band of pages without a category. */
const band = "alpha";

const ofCategory = (category: Category): Content => ({ title: category.label, kind: "Blog", band: category.band, seed: category.slug });

/**
 * Content of the Open Graph image by node type. It shows the page's heading; services print the `<title>` below the image.
 * An article's own picture is not used as background, since the text may not be legible on it.
 */
export const openGraphTexts = {
  Post: ({ title, slug }: PostFrontMatter, category: Category, { openGraphImages }: Pick<SiteSettings, "openGraphImages">): Content =>
    openGraphImages === "category" ? ofCategory(category) : { title, kind: category.label, band: category.band, seed: slug },
  Category: ofCategory,
  HomePage: ({ hero }: HomePage): Content => ({ title: `${hero.headline} ${hero.emphasis}`, kind: "", band, seed: "home" }),
  ReviewPage: ({ heading }: ReviewPage): Content => ({ title: heading, kind: "Review", band, seed: "review" }),
  FaqPage: ({ heading }: FaqPage): Content => ({ title: heading, kind: "FAQ", band, seed: "faq" }),
  InformationPage: ({ heading }: InformationPage): Content => ({ title: heading, kind: "About", band, seed: heading }),
  LegalPage: ({ title, slug }: LegalPage): Content => ({ title, kind: "Legal", band, seed: slug }),
  /** The blog, which has no content file. */
  SiteSettings: (): Content => ({
    title: `${BLOG_SUBJECT.charAt(0).toUpperCase()}${BLOG_SUBJECT.slice(1)}`,
    kind: "Blog",
    band,
    seed: "blog",
  }),
};
