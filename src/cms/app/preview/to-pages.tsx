import type { ReactNode } from "react";
import { Markdown } from "../../../components/article/markdown";
import { PostGrid } from "../../../components/article/post-card";
import { References } from "../../../components/article/references";
import {
  toArticle,
  toBody,
  toClaimEntries,
  toHome,
  toMethodMap,
  toReference,
  toReview,
  toPublicationLink,
} from "../../../components/content-to-props";
import { Layout } from "../../../components/layout/layout";
import { ArticlePage } from "../../../components/pages/article-page";
import { BlogListPage } from "../../../components/pages/blog-list-page";
import { EvidencePage } from "../../../components/pages/evidence-page";
import { FaqPage } from "../../../components/pages/faq-page";
import { HomePage } from "../../../components/pages/home-page";
import { TextPage } from "../../../components/pages/text-page";
import { ReviewPage } from "../../../components/pages/review-page";
import type { PostCardData, SiteData } from "../../../components/props";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../../content-model/content-types";
import { parseMarkdown } from "../../../markdown/parser";
import { countWords } from "../../../markdown/plain-text";
import type { FigureData } from "../../../site/figures/figure-data";
import { resolveChart } from "../../../site/figures/resolve-chart";
import { HOME_POSTS, POSTS_PER_PAGE } from "../../../site/limits";
import { routes } from "../../../site/routes";
import { fillMissingFields } from "../collections";
import { previewSound } from "./preview-sound";
import { dayOrDefault, dayOrNull, previewPicture, toCard, toCategories, readBody, type Sources } from "./to-props";

/** An article is previewed as a page or as its card in lists, all else as a page. */
export type View = "page" | "card";

/** The id of a figure in its own preview: the form's id may still be empty. */
const PREVIEW_ID = "preview";

/** What a preview is drawn from: the entry's own values replace those of `sources`. */
interface Context {
  readonly body: string;
  readonly view: View;
  readonly sources: Sources;
  readonly site: SiteData;
}

type Page<N extends ContentTypeName> = (value: ContentValue<N>, context: Context) => ReactNode;

interface EntryPageProps {
  readonly type: ContentTypeName;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly view: View;
  readonly sources: Sources;
}

/**
 * An entry drawn with the site's own components, from form values that may be incomplete.
 *
 * @throws when a component or the Markdown cannot be rendered
 */
export function EntryPage({ type, fields, view, sources }: EntryPageProps) {
  const value = fillMissingFields(contentTypes[type].schema, fields);
  const settings = type === "site" ? (value as ContentValue<"site">) : sources.one("site");
  // Settings that cannot be read have no URL. Paid links of a preview lead straight to the seller.
  const url = URL.canParse(settings.url) ? settings.url : "https://site.invalid";
  const legalLink = (slug: string) => ({
    title: sources.all("legal").find((page) => page.slug === slug)?.title ?? slug,
    path: routes.legal(slug),
  });
  const legalLinks = { legalPages: settings.legalPages.map(legalLink), disclosurePage: legalLink(settings.disclosurePage) };
  const categories = sources.one("categories").items.map(({ label, slug }) => ({ title: label, path: routes.category(slug) }));
  const { verdict } = sources.one("review");
  const site = { ...settings, ...legalLinks, categories, verdict, product: sources.one("product"), url, placements: null };
  return <>{(pages[type] as Page<typeof type>)(value as never, { body: String(fields["body"] ?? ""), view, sources, site })}</>;
}

const pages: { readonly [N in ContentTypeName]: Page<N> } = {
  post: postPage,
  review: (value, context) => reviewPage(value, context.sources.one("product"), context),
  product: (value, context) => reviewPage(context.sources.one("review"), value, context),
  faq: faqPage,
  legal: legalPage,
  about: informationPage(routes.about),
  editorialPolicy: informationPage(routes.editorialPolicy),
  listen: informationPage(routes.listen),
  reference: referenceList,
  // These are on no page of their own.
  claim: () => null,
  vocabulary: () => null,
  wording: () => null,
  cautions: () => null,

  evidence: evidencePage,
  chart: chartFigure,
  sound: soundFigure,
  picture: (value, context) => figurePage(`::picture{id=${PREVIEW_ID}}`, previewPicture(value, context.sources.asset), context),
  categories: categoryList,
  home: (value, context) => homePage(value, context.sources.one("testimonials"), context),
  testimonials: (value, context) => homePage(context.sources.one("home"), value, context),
  site: (_, context) => homePage(context.sources.one("home"), context.sources.one("testimonials"), context),
};

function savedCards({ sources }: Context, categories = toCategories(sources.one("categories"))): PostCardData[] {
  return sources.posts().map((post) => toCard(post, categories, sources.asset));
}

function postPage(value: ContentValue<"post">, context: Context): ReactNode {
  const { body, site, sources, view } = context;
  const card = toCard({ value, words: countWords(parseMarkdown(body)) }, toCategories(sources.one("categories")), sources.asset);
  const others = savedCards(context).filter(({ path }) => path !== card.path);
  if (view === "card") {
    return (
      <Layout site={site} path={routes.blog}>
        <PostGrid posts={[card, ...others.slice(0, 2)]} site={site} />
      </Layout>
    );
  }
  const days = { updated: dayOrNull(value.updated), checked: dayOrNull(value.checked) };
  const post = toArticle({ ...value, ...card, ...readBody(body, sources), ...days, changes: value.changes ?? null });
  return <ArticlePage site={site} post={post} related={others.slice(0, 3)} />;
}

function reviewPage(page: ContentValue<"review">, product: ContentValue<"product">, { body, site, sources }: Context): ReactNode {
  const review = toReview({ ...page, ...readBody(body, sources) }, sources.all("claim"));
  const map = toMethodMap(sources.one("evidence"), sources.all("reference"), page.evidenceMethods);
  return <ReviewPage site={site} product={product} page={{ ...review, updated: dayOrDefault(page.updated) }} map={map} />;
}

function faqPage(page: ContentValue<"faq">, { site }: Context): ReactNode {
  return <FaqPage site={site} page={page} />;
}

function legalPage(page: ContentValue<"legal">, { body, site, sources }: Context): ReactNode {
  const own = { path: routes.legal(page.slug), heading: page.title, lastUpdated: dayOrDefault(page.lastUpdated) };
  return <TextPage site={site} page={{ ...page, ...toBody(readBody(body, sources)), ...own }} />;
}

function informationPage(path: string) {
  return function drawInformationPage(page: ContentValue<"about">, { body, site, sources }: Context): ReactNode {
    const own = { path, lastUpdated: dayOrDefault(page.lastUpdated) };
    return <TextPage site={site} page={{ ...page, ...toBody(readBody(body, sources)), ...own }} />;
  };
}

function referenceList(value: ContentValue<"reference">, { site }: Context): ReactNode {
  return (
    <Layout site={site} path={routes.blog}>
      <References references={[toReference(value)]} />
    </Layout>
  );
}

function evidencePage(value: ContentValue<"evidence">, { site, sources }: Context): ReactNode {
  const links = sources.all("reference").map(toPublicationLink);
  const claims = toClaimEntries(sources.all("claim"), links);
  return <EvidencePage {...value} site={site} works={links} claims={claims} />;
}

function chartFigure(value: ContentValue<"chart">, context: Context): ReactNode {
  const chart = resolveChart(value, context.sources.all("reference"));
  return figurePage(`::chart{id=${PREVIEW_ID}}`, chart, context);
}

function soundFigure(value: ContentValue<"sound">, context: Context): ReactNode {
  const sound = previewSound(value);
  return figurePage(sound ? `::sound{id=${PREVIEW_ID}}` : "The sound appears when the form is complete.", sound, context);
}

/** A figure as articles show it. */
function figurePage(body: string, figure: FigureData | undefined, { site, sources }: Context): ReactNode {
  const { tree } = toBody(readBody(body, sources));
  return (
    <Layout site={site} path={routes.blog}>
      <Markdown tree={tree} affiliateLink={site.affiliateLink} figures={figure ? [{ ...figure, id: PREVIEW_ID }] : []} />
    </Layout>
  );
}

function categoryList(value: ContentValue<"categories">, context: Context): ReactNode {
  const categories = toCategories(value);
  const posts = savedCards(context, categories).slice(0, POSTS_PER_PAGE);
  return (
    <BlogListPage
      site={context.site}
      topics={context.sources.one("site").blog.topics}
      categories={categories}
      category={null}
      posts={posts}
      pageNumber={1}
      pageCount={1}
    />
  );
}

function homePage(page: ContentValue<"home">, testimonials: ContentValue<"testimonials">, context: Context): ReactNode {
  const { site, sources } = context;
  const questions = sources.one("faq").groups.flatMap(({ entries }) => entries);
  const saved = sources.all("sound").find(({ id }) => id === page.hero.sound);
  return (
    <HomePage
      site={site}
      sound={saved && previewSound(saved)}
      product={sources.one("product")}
      works={sources.all("reference").filter(({ evidence }) => evidence).length}
      page={toHome(page, sources.all("claim"))}
      testimonials={testimonials.items}
      posts={savedCards(context).slice(0, HOME_POSTS)}
      questions={page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id))}
    />
  );
}
