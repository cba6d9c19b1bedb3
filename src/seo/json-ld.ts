import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Product,
  Question,
  Review,
  WebPage,
  WebSite,
} from "schema-dts";
import { absoluteUrl, routes } from "../site/routes";

/** Facts about the site that every graph needs. */
export interface SiteFacts {
  readonly url: string;
  readonly brand: string;
  readonly description: string;
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export interface PostFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated: string | null;
  readonly section: string;
  readonly words: number;
  readonly author: string;
  /** Path of the picture. */
  readonly image: string;
  readonly citations: readonly string[];
}

export interface QuestionFacts {
  readonly question: string;
  readonly answer: string;
}

export interface ProductFacts {
  readonly name: string;
  readonly description: string;
  readonly rating: number;
  readonly bestRating: number;
  readonly reviewCount: number;
  readonly showAggregateRating: boolean;
  readonly editorialRating: number | null;
}

export interface ReviewFacts {
  readonly title: string;
  readonly verdict: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

const id = (site: SiteFacts, path: string, fragment: string) => `${absoluteUrl(site.url, path)}#${fragment}`;
const organizationId = (site: SiteFacts) => id(site, routes.home, "organization");
const webSiteId = (site: SiteFacts) => id(site, routes.home, "website");

/** One connected graph of a page's pieces, as schema.org writes it. */
export function graph(pieces: readonly Graph["@graph"][number][]): Graph {
  return { "@context": "https://schema.org", "@graph": pieces };
}

/** Who publishes, and the site: on every page. */
export function sitePieces(site: SiteFacts): [Organization, WebSite] {
  return [
    { "@type": "Organization", "@id": organizationId(site), name: site.brand, url: absoluteUrl(site.url, routes.home) },
    {
      "@type": "WebSite",
      "@id": webSiteId(site),
      name: site.brand,
      url: absoluteUrl(site.url, routes.home),
      description: site.description,
      inLanguage: "en",
      publisher: { "@id": organizationId(site) },
    },
  ];
}

/** The page itself; `mainEntity` names a piece of the same graph. */
export function webPage(
  site: SiteFacts,
  page: { path: string; title: string; description: string },
  kind: "WebPage" | "CollectionPage",
  mainEntityId?: string,
): WebPage {
  return {
    "@type": kind,
    "@id": id(site, page.path, "webpage"),
    url: absoluteUrl(site.url, page.path),
    name: page.title,
    description: page.description,
    inLanguage: "en",
    isPartOf: { "@id": webSiteId(site) },
    ...(page.path === routes.home ? {} : { breadcrumb: { "@id": id(site, page.path, "breadcrumb") } }),
    ...(mainEntityId ? { mainEntity: { "@id": mainEntityId } } : {}),
  } as WebPage;
}

/** The way from the home page to a page. The home page itself has none. */
export function breadcrumb(site: SiteFacts, path: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": id(site, path, "breadcrumb"),
    itemListElement: [{ name: "Home", path: routes.home }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(site.url, crumb.path),
    })),
  };
}

export function blogPosting(site: SiteFacts, post: PostFacts): BlogPosting {
  return {
    "@type": "BlogPosting",
    "@id": id(site, post.path, "article"),
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    image: absoluteUrl(site.url, post.image),
    wordCount: post.words,
    articleSection: post.section,
    inLanguage: "en",
    author: { "@type": "Organization", name: post.author, url: absoluteUrl(site.url, routes.home) },
    publisher: { "@id": organizationId(site) },
    mainEntityOfPage: { "@id": id(site, post.path, "webpage") },
    ...(post.citations.length > 0 ? { citation: [...post.citations] } : {}),
  };
}

export function faqPage(site: SiteFacts, path: string, questions: readonly QuestionFacts[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": id(site, path, "faq"),
    mainEntity: questions.map(({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer } satisfies Answer,
    })),
  };
}

/**
 * The product with an editorial review nested in it. The seller's rating goes in only when settings allow it;
 * the review has a rating of its own only when settings hold one.
 */
export function reviewedProduct(site: SiteFacts, product: ProductFacts, review: ReviewFacts): Product {
  const list = (items: readonly string[]): ItemList => ({
    "@type": "ItemList",
    itemListElement: items.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
  });
  const editorial: Review = {
    "@type": "Review",
    "@id": id(site, routes.review, "review"),
    name: review.title,
    reviewBody: review.verdict,
    author: { "@id": organizationId(site) },
    publisher: { "@id": organizationId(site) },
    positiveNotes: list(review.pros),
    negativeNotes: list(review.cons),
    ...(product.editorialRating === null
      ? {}
      : { reviewRating: { "@type": "Rating", ratingValue: product.editorialRating, bestRating: product.bestRating } }),
  };
  return {
    "@type": "Product",
    "@id": id(site, routes.review, "product"),
    name: product.name,
    description: product.description,
    review: editorial,
    ...(product.showAggregateRating
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.rating,
            bestRating: product.bestRating,
            reviewCount: product.reviewCount,
          },
        }
      : {}),
  };
}

/** A list's articles, by address. */
export function itemList(site: SiteFacts, path: string, posts: readonly Crumb[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": id(site, path, "list"),
    itemListElement: posts.map((post, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: post.name,
      url: absoluteUrl(site.url, post.path),
    })),
  };
}

/** Address of a piece within the graph. */
export const pieceId = id;

/** A graph as text that may stand inside a `<script>`: no `<`, and none of the line breaks that JavaScript has beside JSON's. */
export function serializeGraph(value: Graph): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
