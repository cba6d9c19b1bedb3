import type { CoverInput } from "../artwork/cover-art";
import type { ProductFacts } from "../seo/json-ld/product";
import type { SiteFacts } from "../seo/json-ld/site";
import type { BandName } from "../site/bands";
import type { ClaimLabel, EvidenceLabel } from "../site/evidence-labels";
import type { EffectData } from "../site/figures/figure-data";
import type { MotifName } from "../site/motifs";
import type { PlacementSettings } from "../site/paid-links";

/** Plain data for components. Templates map it from queries, the CMS preview from unsaved fields. */

export interface SiteData extends SiteFacts {
  readonly affiliateLink: string;
  readonly headerLabel: string;
  readonly disclosure: string;
  readonly tagline: string;
  readonly footerDisclosure: string;
  readonly copyright: string;
  /** How placements of paid links are tracked; undefined or null turns it off. */
  readonly placements?: PlacementSettings | null;
}

interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

export interface ProductData extends ProductFacts {
  readonly ratingSource: string;
  readonly guaranteeDays: number;
  readonly sessionMinutes?: MinuteRange | null | undefined;
  readonly dailyMinutes?: MinuteRange | null | undefined;
  readonly promiseMinutes?: number | null | undefined;
  readonly delivery: string;
  /** What the seller offers, where an article ends. */
  readonly offer: string;
}

export interface CategoryData {
  readonly slug: string;
  readonly label: string;
  readonly description: string;
  readonly band: BandName;
  /** Composition of its covers. */
  readonly motif: MotifName;
  readonly path: string;
}

/** Input of a generated cover. */
export interface CoverData extends CoverInput {
  /** The article's number or a few words, set in type over the drawing. */
  readonly text?: string | null | undefined;
  /** A line of small type below the text. */
  readonly note?: string | null | undefined;
}

/** The part of gatsby-plugin-image's data that we use, or the file of a generated cover. */
export interface PictureData {
  readonly cover?: CoverData;
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet?: string };
    readonly sources?: readonly { readonly srcSet: string; readonly type: string }[];
  };
}

export interface PostCardData {
  readonly path: string;
  readonly title: string;
  /** Publication status of an unpublished article, in previews: `Draft`, `Due on January 5, 2027`. */
  readonly statusLabel?: string | null;
  readonly excerpt: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly readingMinutes: number;
  readonly category: CategoryData;
  readonly picture: PictureData;
  readonly pictureAlt: string;
}

/** An article in the archive. */
export interface TitleData extends Pick<PostCardData, "path" | "title" | "statusLabel" | "date"> {
  readonly categorySlug: string;
}

export interface QuestionData {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: LinkData | undefined;
}

export interface ReferenceData {
  readonly id: string;
  readonly authors: string;
  readonly year: string;
  readonly title: string;
  readonly source: string;
  readonly doi?: string | null | undefined;
  readonly method: string;
  readonly caveat: string;
  readonly evidence: EvidenceLabel;
}

/** A method or an outcome of research. */
export interface ResearchTopic {
  readonly slug: string;
  readonly label: string;
}

/** A work in the table of the evidence page. */
export interface WorkLinkData {
  readonly id: string;
  /** `Cortese et al. 2016` */
  readonly name: string;
  readonly method: string;
  readonly outcomes: readonly string[];
  readonly evidence: EvidenceLabel;
}

/** One number of a work, with what it measures and against what. */
export interface WorkEffectData extends EffectData {
  readonly id: string;
  readonly outcome: string;
  readonly comparison: string;
  readonly readIn: string;
}

/** A work with all that the evidence pages say about it. */
export interface WorkData extends ReferenceData {
  readonly name: string;
  readonly finding: string;
  readonly effects: readonly WorkEffectData[];
  /** Pages that cite it. */
  readonly citedBy: readonly LinkData[];
}

/** A claim with all that the evidence page says about it. */
export interface ClaimEntryData {
  readonly id: string;
  readonly claim: string;
  /** The seller, a study or us. */
  readonly source: string;
  readonly evidence: ClaimLabel;
  readonly unknown: string;
  /** yyyy-mm-dd */
  readonly checked: string;
  readonly works: readonly WorkLinkData[];
}

/** A claim that marks a sentence. */
export interface ClaimData {
  readonly id: string;
  readonly evidence: ClaimLabel;
}

export interface LinkData {
  readonly text: string;
  readonly to: string;
}
