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

type Card = Omit<OpenGraphContent, "brand">;

/** The band of pages that belong to no category: the colour that the site's mark has. */
const band = "alpha";

const categoryCard = ({ label, band: own, slug }: Category): Card => ({ title: label, kind: "Blog", band: own, seed: slug });

/**
 * What the sharing picture of each kind of page says: the page's own heading, since the title of the document stands
 * below the picture wherever it is shared. A picture that an article brings itself is not drawn under its title:
 * nobody has seen to it that text can be read on it.
 */
export const openGraphTexts = {
  Post: ({ title, slug }: PostFrontMatter, category: Category, { openGraphImages }: Pick<SiteSettings, "openGraphImages">): Card =>
    openGraphImages === "category" ? categoryCard(category) : { title, kind: category.label, band: category.band, seed: slug },
  Category: categoryCard,
  HomePage: ({ hero }: HomePage): Card => ({ title: `${hero.headline} ${hero.emphasis}`, kind: "", band, seed: "home" }),
  ReviewPage: ({ heading }: ReviewPage): Card => ({ title: heading, kind: "Review", band, seed: "review" }),
  FaqPage: ({ heading }: FaqPage): Card => ({ title: heading, kind: "FAQ", band, seed: "faq" }),
  InformationPage: ({ heading }: InformationPage): Card => ({ title: heading, kind: "About", band, seed: heading }),
  LegalPage: ({ title, slug }: LegalPage): Card => ({ title, kind: "Legal", band, seed: slug }),
  /** The list of all articles, which has no content of its own. */
  SiteSettings: (): Card => ({
    title: `${BLOG_SUBJECT.charAt(0).toUpperCase()}${BLOG_SUBJECT.slice(1)}`,
    kind: "Blog",
    band,
    seed: "blog",
  }),
};
