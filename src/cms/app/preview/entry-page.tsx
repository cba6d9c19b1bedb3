import type { ReactNode } from "react";
import { Markdown } from "../../../components/article/markdown";
import { ProductTable } from "../../../components/article/product-table";
import { ReadingPaths } from "../../../components/article/reading-paths";
import { References } from "../../../components/article/references";
import { toArticle, toBody, toHome, toReadingPaths, toReview, type EvidenceContent } from "../../../components/content-to-props";
import { Layout } from "../../../components/layout/layout";
import { ArticlePage } from "../../../components/pages/article-page";
import { EvidencePage } from "../../../components/pages/evidence-page";
import { FaqPage } from "../../../components/pages/faq-page";
import { HomePage } from "../../../components/pages/home-page";
import { ReviewPage } from "../../../components/pages/review-page";
import { TextPage } from "../../../components/pages/text-page";
import type { FirstHandData, PageSite } from "../../../components/props";
import { contentTypes, pagePath, type ContentTypeName, type ContentValue } from "../../../content-model/content-types";
import { fillOfferFields } from "../../../content-model/offer";
import { fillMissingFields } from "../../../content-model/fill-missing-fields";
import { countPlainWords } from "../../../markdown/plain-text";
import type { FigureData } from "../../../content-model/figures/figure-data";
import { describeBasis, makeLedger } from "../../../content-model/first-hand";
import { productColumns, resolveProductTable } from "../../../content-model/figures/product-table";
import { resolveChart } from "../../../content-model/figures/resolve-chart";
import { HOME_POSTS } from "../../../site/limits";
import { routes } from "../../../site/routes";
import type { CmsStore } from "../cms-store";
import { previewFirstHand, previewPicture, previewBody, soundFigure, toPerson, toCard, toCategories, type UrlOf } from "./form-to-props";

export interface EntryPageProps {
  readonly type: ContentTypeName;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The content as it was last saved; the entry's own values replace it. */
  readonly content: CmsStore;
  readonly urlOf: UrlOf;
}

interface Context extends Pick<EntryPageProps, "content" | "urlOf"> {
  readonly body: string;
  readonly path: string;
  readonly site: PageSite;
  readonly firstHand: FirstHandData;
}

type Page<N extends ContentTypeName> = (value: ContentValue<N>, context: Context) => ReactNode;

/** Stands for a day that the editor has not chosen yet. */
const ANY_DAY = "2025-01-01";

/**
 * An entry drawn with the site's own components, from form values that may be incomplete.
 *
 * @throws when a component or the Markdown cannot be rendered
 */
export function EntryPage({ type, fields: written, content, urlOf }: EntryPageProps) {
  const fields = fillOfferFields(written, content.offer);
  const value = fillMissingFields(contentTypes[type].schema, fields, ANY_DAY);
  const settings = type === "site" ? (value as ContentValue<"site">) : content.singleValue("site");
  // Settings that cannot be read have no URL. Paid links of a preview lead straight to the seller.
  const url = URL.canParse(settings.url) ? settings.url : "https://site.invalid";
  const legalLink = (slug: string) => ({
    title: content.valuesOf("legal").find((page) => page.slug === slug)?.title ?? slug,
    path: routes.legal(slug),
  });
  const product = type === "product" ? (value as ContentValue<"product">) : content.singleValue("product");
  const firstHand = previewFirstHand(type, value, content, urlOf);
  const author = type === "author" ? (value as ContentValue<"author">) : content.valuesOf("author")[0];
  const { verdict, verdictInShort } = content.singleValue("review");
  const site: PageSite = {
    ...settings,
    legalPages: settings.legalPages.map(legalLink),
    disclosurePage: legalLink(settings.disclosurePage),
    categories: toCategories(content.singleValue("categories")),
    url,
    verdict,
    verdictInShort,
    pages: [],
    placements: undefined,
    author: author?.name ?? settings.author,
    person: author && toPerson(author, urlOf),
    product: { ...product, ledger: makeLedger(product, firstHand), basis: describeBasis(product, firstHand) },
  };
  const path = pagePath(type, value) ?? routes.blog;
  const context: Context = { body: String(fields["body"] ?? ""), path, content, urlOf, site, firstHand };
  return <>{(pages[type] as Page<typeof type> | undefined)?.(value as never, context) ?? <p>It has no page of its own.</p>}</>;
}

/** Other types are on no page of their own, or on many. */
const pages: { readonly [N in ContentTypeName]?: Page<N> } = {
  post: articlePage,
  review: reviewPage,
  product: savedReview,
  purchase: savedReview,
  recording: savedReview,
  trial: savedReview,
  faq: (value, { site }) => <FaqPage site={site} page={value} />,
  legal: (value, context) => textPage({ ...value, heading: value.title }, context),
  about: textPage,
  editorialPolicy: textPage,
  soundsPage: textPage,
  compare: textPage,
  glossary: textPage,
  print: textPage,
  corrections: textPage,
  evidence: evidencePage,
  chart: (value, context) => figurePage(resolveChart(value, context.content.valuesOf("reference")), context),
  sound: (value, context) => figurePage(soundFigure(value), context),
  picture: (value, context) => figurePage(previewPicture(value, context.urlOf), context),
  comparedProduct: (value, context) => {
    const table = resolveProductTable(value.id, [value], context.content.valuesOf("reference"));
    return inLayout(context, <ProductTable table={table} columns={Object.keys(productColumns).join(" ")} caption={value.name} />);
  },
  home: (value, context) => homePage(value, context.content.singleValue("testimonials"), context),
  paths: (value, context) => inLayout(context, <ReadingPaths {...(previewPaths(value, context.content) ?? { ...value, items: [] })} />),
  testimonials: (value, context) => homePage(context.content.singleValue("home"), value, context),
  site: (_, context) => homePage(context.content.singleValue("home"), context.content.singleValue("testimonials"), context),
  reference: (value, context) => inLayout(context, <References references={[value]} />),
};

/** A part of pages, with the header and the footer of one. */
const inLayout = ({ site, path }: Context, part: ReactNode): ReactNode => (
  <Layout site={site} path={path}>
    {part}
  </Layout>
);

/** Cards of the newest saved articles but one. */
function savedCards({ content, urlOf, site }: Context, count: number, except?: string) {
  const posts = content.filesOf("post").filter(({ value }) => value.slug !== except);
  const newest = posts.sort((a, b) => (a.value.date < b.value.date ? 1 : -1)).slice(0, count);
  return newest.map(({ value, body }) => toCard(value, countPlainWords(body), site.categories, urlOf));
}

/** Reading paths with their saved articles. */
function previewPaths(paths: ContentValue<"paths"> | undefined, content: CmsStore) {
  const posts = new Map(content.valuesOf("post").map(({ slug, title }) => [slug, { path: routes.post(slug), title }]));
  const toPath = ({ title, articles }: ContentValue<"paths">["items"][number]) => ({
    title,
    articles: articles.map(({ slug, why }) => ({ why, post: posts.get(slug) })),
  });
  return toReadingPaths(paths && { ...paths, items: paths.items.map(toPath) });
}

function articlePage(value: ContentValue<"post">, context: Context): ReactNode {
  const { body, site, content, urlOf } = context;
  const card = toCard(value, countPlainWords(body), site.categories, urlOf);
  const post = toArticle({ ...value, ...card, ...previewBody(body, content, urlOf) });
  return <ArticlePage site={site} post={post} related={savedCards(context, 3, value.slug)} />;
}

function savedReview(_: unknown, context: Context): ReactNode {
  return reviewPage(context.content.singleValue("review"), context);
}

function reviewPage(page: ContentValue<"review">, { body, site, content, urlOf, firstHand }: Context): ReactNode {
  const review = toReview({ ...page, ...previewBody(body, content, urlOf) }, savedEvidence(content));
  return <ReviewPage site={site} page={review} firstHand={firstHand} />;
}

type Text = Pick<ContentValue<"about">, "heading" | "lastUpdated">;

function textPage(page: Text, { body, path, site, content, urlOf }: Context): ReactNode {
  return <TextPage site={site} page={{ ...page, ...toBody(previewBody(body, content, urlOf)), path }} />;
}

function evidencePage(value: ContentValue<"evidence">, { site, content }: Context): ReactNode {
  return <EvidencePage {...savedEvidence(content)} {...value} site={site} />;
}

const savedEvidence = (content: CmsStore): EvidenceContent => ({
  ...content.singleValue("evidence"),
  works: content.valuesOf("reference"),
  claims: content.valuesOf("claim"),
});

/** A figure as articles show it. Its id in the form may still be empty. */
function figurePage(figure: FigureData, context: Context): ReactNode {
  const { tree } = toBody(previewBody(`::${figure.type}{id=preview}`, context.content, context.urlOf));
  return inLayout(context, <Markdown tree={tree} figures={[{ ...figure, id: "preview" }]} />);
}

function homePage(page: ContentValue<"home">, testimonials: ContentValue<"testimonials">, context: Context): ReactNode {
  const { site, content } = context;
  const saved = content.valuesOf("sound").find(({ id }) => id === page.hero.sound);
  return (
    <HomePage
      site={site}
      sound={saved && soundFigure(saved)}
      page={toHome(page, savedEvidence(content), content.singleValue("faq"))}
      testimonials={testimonials.items}
      posts={savedCards(context, HOME_POSTS)}
      paths={previewPaths(content.valuesOf("paths")[0], content)}
    />
  );
}
