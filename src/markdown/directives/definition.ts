import type { Element, Text } from "hast";
import type { ClaimLabel } from "../../site/evidence-labels";
import type { FigureData, FigureType } from "../../content-model/figures/figure-data";

/** A directive's attributes as they are written; one without a value is empty text. */
export type Attributes = Readonly<Record<string, string>>;

/** One attribute: what it may hold, and its field in the form of the CMS. */
interface AttributeDefinition {
  /** `text`, `words` and `id` are required, a `flag` has no value, a `choice` is one of `options`. */
  readonly type: "text" | "words" | "id" | "flag" | "choice";
  readonly label: string;
  readonly hint?: string;
  /** Field of `settings/site.yml` that a new directive starts with in the CMS. */
  readonly initialSetting?: "firstButtonLabel";
  /** The first one is the default, which is not written. */
  readonly options?: readonly string[];
  /** What the CMS offers for `words`, which have spaces between them. */
  readonly words?: "products" | "productColumns";
}

/**
 * What an `id` can refer to: a reference of `references/`, a claim of `claims/` or a figure of `figures/`. A fact of the `offer` is
 * named by an attribute without a value.
 */
export type ReferenceTarget = "reference" | "claim" | "offer" | FigureType;

/** What a directive may need to know when an article leaves the site, in a feed or as Markdown. */
export interface ExportContext {
  readonly affiliateLink: string;
  /** URL of the article's page. */
  readonly pageUrl: string;
  /** Evidence labels of the article's claims, by id. */
  readonly claims: Readonly<Record<string, ClaimLabel>>;
  /** The figures that the article shows. */
  readonly figures: readonly FigureData[];
}

/** The properties and the text of the element of a use. */
export type Renderer = (attributes: Attributes) => { readonly properties: Attributes; readonly text?: string };

/**
 * Everything about one directive but the component that draws its element. `index.ts` lists the directives; pages,
 * exports, feeds, plain text, the lint and the CMS read that list.
 */
export interface DirectiveDefinition {
  readonly name: string;
  /** A `leaf` is on a line of its own: `::name{…}`. A `text` directive is inside a sentence: `:name{…}`. */
  readonly kind: "leaf" | "text";
  /** A complete use, for suggestions. */
  readonly example: string;
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  /** What the attribute `id` refers to. */
  readonly refersTo?: ReferenceTarget;
  /** Whether it is written without a space after the word before it. */
  readonly noSpaceBefore?: boolean;
  /** What the CMS calls it. */
  readonly cmsLabel: string;
  /** What other editors call it. */
  readonly otherNames?: string;
  /** Name of the custom element that it becomes in the HTML tree; `components/article/markdown.tsx` draws it. */
  readonly element: string;
  /** For the uses in one text, in its order: a closure can number them. Without it, a property with the directive's name has the id. */
  readonly createRenderer?: () => Renderer;
  /** What readers see of it as text; nothing without it. The text of a leaf (a button label) does not belong to the sentences around it. */
  readonly visibleText?: (attributes: Attributes) => string;
  readonly toMarkdown: (attributes: Attributes, context: ExportContext) => string;
  /**
   * Without it, a feed has the HTML of its Markdown.
   *
   * @param properties of its element in the HTML tree
   */
  readonly toFeed?: (properties: Attributes, context: ExportContext) => (Element | Text)[];
}
