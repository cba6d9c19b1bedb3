import type { CoverInput } from "../artwork/cover-art";
import type { ContentValue } from "../content-model/content-types";
import type { Author } from "../content-model/types/author";
import type { Category } from "../content-model/types/category";
import type { PostFrontMatter } from "../content-model/types/post";
import type { Product } from "../content-model/types/product";
import type { Purchase } from "../content-model/types/purchase";
import type { Recording } from "../content-model/types/recording";
import type { SiteSettings } from "../content-model/types/site";
import type { Trial } from "../content-model/types/trial";
import type { PaletteName } from "../site/palettes";
import type { ResponsiveImage, PictureFigureData } from "../content-model/figures/figure-data";
import type { LedgerEntry } from "../content-model/first-hand";

/** Plain data for components. Templates map it from queries, the CMS preview from unsaved fields. */

export interface PageSite extends Omit<SiteSettings, "legalPages" | "disclosurePage" | "firstButtonLabel"> {
  /** Who signs the articles: a person's name, or a group's. */
  readonly author: string;
  readonly person?: PersonData | null;
  readonly product: ProductData;
  /** The review's, for the rail. */
  readonly verdict: string;
  /** In a few words, for the bar of phones. */
  readonly verdictInShort?: string | null | undefined;
  /** In their order. */
  readonly categories: readonly CategoryData[];
  /** The information pages that there are; a site may be without most of them. */
  readonly pages: readonly LinkData[];
  readonly legalPages: readonly LinkData[];
  readonly disclosurePage: LinkData;
}

/** The person who signs the articles. */
export interface PersonData extends Pick<Author, "name" | "role" | "biography"> {
  readonly links?: readonly string[] | null;
  readonly portrait?: { readonly data: PictureData; readonly alt: string } | null;
}

export interface ProductData extends Product {
  /** What is known of the offer, by whom. */
  readonly ledger: readonly LedgerEntry[];
  /** What we did and did not do. */
  readonly basis: string;
}

/** What the review shows of `content/first-hand/`. */
export interface FirstHandData {
  readonly purchase?: Purchase | undefined;
  readonly recordings: readonly Recording[];
  readonly trial?: Trial | undefined;
  /** Screenshots and spectrograms that they name. */
  readonly pictures: readonly PictureFigureData[];
  /** Beats and pulses of the sounds that this site plays. */
  readonly ownRates: readonly number[];
}

export interface CategoryData extends Pick<Category, "slug" | "label" | "description" | "motif"> {
  readonly palette: PaletteName;
  readonly path: string;
}

/** The part of gatsby-plugin-image's data that we use, or the file of a generated cover. */
export interface PictureData extends ResponsiveImage {
  readonly cover?: CoverInput;
}

export interface PostCardData extends Pick<PostFrontMatter, "title" | "excerpt" | "date"> {
  readonly path: string;
  /** Publication status of an unpublished article, in previews: `Draft`, `Due on January 5, 2027`. */
  readonly statusLabel?: string | null;
  readonly readingMinutes: number;
  readonly category: CategoryData;
  readonly picture: PictureData;
  readonly pictureAlt: string;
}

/** An article in the archive. */
export interface TitleData extends Pick<PostCardData, "path" | "title" | "statusLabel"> {
  readonly categorySlug: string;
}

export type QuestionData = ContentValue<"faq">["groups"][number]["entries"][number];

export interface LinkData {
  readonly title: string;
  readonly path: string;
}
