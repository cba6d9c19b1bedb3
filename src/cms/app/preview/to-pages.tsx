import type { ReactNode } from "react";
import { PostGrid } from "../../../components/article/post-card";
import { References } from "../../../components/article/references";
import { toArticleQuestions, toQuestion, toReference } from "../../../components/content-to-props";
import { Layout } from "../../../components/layout/layout";
import { ArticlePage } from "../../../components/pages/article-page";
import { BlogListPage } from "../../../components/pages/blog-list-page";
import { FaqPage } from "../../../components/pages/faq-page";
import { HomePage } from "../../../components/pages/home-page";
import { TextPage } from "../../../components/pages/text-page";
import { ReviewPage } from "../../../components/pages/review-page";
import type { CategoryData, PostCardData, SiteData } from "../../../components/props";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../../content-model/content-types";
import { HOME_POSTS, POSTS_PER_PAGE } from "../../../site/limits";
import { files, routes } from "../../../site/routes";
import { fillMissingFields } from "../collections";
import { citedReferences, claimsIn, dayOrDefault, dayOrNull, toCard, toCategories, toHtml, type Sources } from "./to-props";

/** An entry is previewed as a page of the site or as its card in lists. */
export type View = "page" | "card";

/** The views of a content type. */
export const viewsOf = (type: ContentTypeName): readonly View[] => (type === "post" ? ["page", "card"] : ["page"]);

/** What a preview is drawn from: the entry's own values replace those of `sources`. */
interface Context {
  readonly body: string;
  readonly view: View;
  readonly sources: Sources;
  readonly site: SiteData;
}

type Page<N extends ContentTypeName> = (value: ContentValue<N>, context: Context) => ReactNode;

/**
 * Draws an entry with the site's own components, from form values that may be incomplete.
 *
 * @throws when a component or the Markdown cannot be rendered
 */
export function pageOf(type: ContentTypeName, fields: Readonly<Record<string, unknown>>, view: View, sources: Sources): ReactNode {
  const value = fillMissingFields(contentTypes[type].schema, fields);
  const site = toSite(type === "site" ? (value as ContentValue<"site">) : sources.one("site"));
  return (pages[type] as Page<typeof type>)(value as never, { body: String(fields["body"] ?? ""), view, sources, site });
}

const pages: { readonly [N in ContentTypeName]: Page<N> } = {
  post: (value, context) => (context.view === "card" ? postCard(value, context) : postPage(value, context)),
  review: (value, context) => reviewPage(value, context.sources.one("product"), context),
  product: (value, context) => reviewPage(context.sources.one("review"), value, context),
  faq: faqPage,
  legal: legalPage,
  about: informationPage(routes.about),
  editorialPolicy: informationPage(routes.editorialPolicy),
  references: referenceList,
  // Claims are on no page of their own.
  claims: () => null,
  categories: categoryList,
  home: (value, context) => homePage(value, context.sources.one("testimonials"), context),
  testimonials: (value, context) => homePage(context.sources.one("home"), value, context),
  site: (_, context) => homePage(context.sources.one("home"), context.sources.one("testimonials"), context),
};

/** Paid links of a preview lead straight to the seller. */
function toSite(site: ContentValue<"site">): SiteData {
  return { ...site, placements: null };
}

function savedCards({ sources }: Context, categories = toCategories(sources.one("categories"))): PostCardData[] {
  return sources.posts().map((post) => toCard(post, categories, sources.asset));
}

function postCard(value: ContentValue<"post">, context: Context): ReactNode {
  const { body, site, sources } = context;
  const card = toCard({ value, body }, toCategories(sources.one("categories")), sources.asset);
  return (
    <Layout site={site} path={routes.blog}>
      <PostGrid
        posts={[card, ...others(card, context, 2)]}
        affiliateLink={site.affiliateLink}
        productName={sources.one("product").name}
        level={2}
      />
    </Layout>
  );
}

function others({ path }: PostCardData, context: Context, count: number): PostCardData[] {
  return savedCards(context)
    .filter((post) => post.path !== path)
    .slice(0, count);
}

function postPage(value: ContentValue<"post">, context: Context): ReactNode {
  const { body, site, sources } = context;
  const card = toCard({ value, body }, toCategories(sources.one("categories")), sources.asset);
  return (
    <ArticlePage
      site={site}
      product={sources.one("product")}
      post={{
        ...card,
        ...toHtml(body),
        markdownExport: files.markdownExport(value.slug),
        updated: dayOrNull(value.updated),
        changes: value.changes ?? null,
        questions: toArticleQuestions(value.faq),
        references: citedReferences(body, sources),
        claims: claimsIn(body, sources),
      }}
      related={others(card, context, 3)}
      newer={null}
      older={null}
    />
  );
}

function reviewPage(page: ContentValue<"review">, product: ContentValue<"product">, { body, site, sources }: Context): ReactNode {
  const text = { ...toHtml(body), references: citedReferences(body, sources), claims: claimsIn(body, sources) };
  return <ReviewPage site={site} product={product} page={{ ...page, ...text }} />;
}

function faqPage(page: ContentValue<"faq">, { site }: Context): ReactNode {
  const groups = page.groups.map(({ entries, ...group }) => ({ ...group, questions: entries.map(toQuestion) }));
  return <FaqPage site={site} page={{ ...page, groups }} />;
}

function legalPage(page: ContentValue<"legal">, { body, site, sources }: Context): ReactNode {
  const path = routes.legal(page.slug);
  const text = { ...toHtml(body), claims: claimsIn(body, sources) };
  return <TextPage site={site} page={{ ...page, ...text, path, heading: page.title, lastUpdated: dayOrDefault(page.lastUpdated) }} />;
}

function informationPage(path: string) {
  return function drawInformationPage(page: ContentValue<"about" | "editorialPolicy">, { body, site }: Context): ReactNode {
    return <TextPage site={site} page={{ ...page, ...toHtml(body), path, lastUpdated: dayOrDefault(page.lastUpdated) }} />;
  };
}

function referenceList({ items }: ContentValue<"references">, { site }: Context): ReactNode {
  return (
    <Layout site={site} path={routes.blog}>
      <References references={items.map(toReference)} />
    </Layout>
  );
}

function categoryList(value: ContentValue<"categories">, context: Context): ReactNode {
  const categories: CategoryData[] = toCategories(value);
  const posts = savedCards(context, categories).slice(0, POSTS_PER_PAGE);
  return (
    <BlogListPage
      site={context.site}
      productName={context.sources.one("product").name}
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
  const questions = sources.one("faq").groups.flatMap(({ entries }) => entries.map(toQuestion));
  return (
    <HomePage
      site={site}
      product={sources.one("product")}
      page={page}
      testimonials={testimonials.items}
      posts={savedCards(context).slice(0, HOME_POSTS)}
      questions={page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id))}
    />
  );
}
