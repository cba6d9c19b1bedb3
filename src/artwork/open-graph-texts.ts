import { capitalized } from "../site/capitalized";
import type { CoverInput } from "./cover-art";
import type { OpenGraphContent } from "./open-graph-card";

interface Category extends Pick<CoverInput, "band" | "motif"> {
  readonly label: string;
  readonly slug: string;
}

interface Post {
  readonly title: string;
  readonly slug: string;
  readonly coverText?: string | undefined;
  readonly coverNote?: string | undefined;
}

interface Settings {
  readonly brand: string;
  readonly openGraphImages?: "article" | "category" | undefined;
  readonly blog: { readonly subject: string };
}

interface Headed {
  readonly heading: string;
}

type Content = Omit<OpenGraphContent, "brand">;

/** The drawing of pages without a category. */
const drawing = { band: "alpha", motif: "ridges" } as const;

const describeCategory = ({ label, slug, band, motif }: Category): Content => ({ title: label, kind: "Blog", band, motif, seed: slug });

/**
 * Content of the Open Graph image by node type. It shows the page's heading; services print the `<title>` below the image.
 * An article's own picture is not used as background, since the text may not be legible on it.
 */
export const openGraphTexts = {
  Post: (post: Post, category: Category, { openGraphImages }: Pick<Settings, "openGraphImages">): Content => {
    if (openGraphImages === "category") return describeCategory(category);
    const { title, slug, coverText, coverNote } = post;
    return { ...describeCategory(category), title, kind: category.label, seed: slug, words: coverText, note: coverNote };
  },
  Category: describeCategory,
  HomePage: ({ hero }: { readonly hero: { readonly headline: string; readonly emphasis: string } }): Content => ({
    title: `${hero.headline} ${hero.emphasis}`,
    kind: "",
    ...drawing,
    seed: "home",
  }),
  ReviewPage: ({ heading }: Headed): Content => ({ title: heading, kind: "Review", ...drawing, seed: "review" }),
  FaqPage: ({ heading }: Headed): Content => ({ title: heading, kind: "FAQ", ...drawing, seed: "faq" }),
  InformationPage: ({ heading }: Headed): Content => ({ title: heading, kind: "About", ...drawing, seed: heading }),
  LegalPage: ({ title, slug }: Pick<Post, "title" | "slug">): Content => ({ title, kind: "Legal", ...drawing, seed: slug }),
  /** The blog, which has no content file. */
  SiteSettings: ({ blog }: Settings): Content => ({ title: capitalized(blog.subject), kind: "Blog", ...drawing, seed: "blog" }),
};

/** The content of a node's Open Graph image. `type` is one of {@link openGraphTexts}; articles need their category. */
export function openGraphContent(
  type: string,
  node: object,
  category: Category | undefined,
  site: Settings,
  backdrop?: string,
): OpenGraphContent {
  const toContent = openGraphTexts[type as keyof typeof openGraphTexts];
  return { ...toContent(node as never, category as never, site), brand: site.brand, backdrop };
}
