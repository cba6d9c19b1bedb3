import type { ReactNode } from "react";
import toHast from "mdast-util-to-hast";
import { ArticlePage } from "../../../components/pages/article-page";
import { BlogListPage } from "../../../components/pages/blog-list-page";
import { FaqPage } from "../../../components/pages/faq-page";
import { HomePage } from "../../../components/pages/home-page";
import { InformationPage } from "../../../components/pages/information-page";
import { LegalPage } from "../../../components/pages/legal-page";
import type {
  CategoryData,
  ClaimData,
  PictureData,
  PostCardData,
  ProductData,
  QuestionData,
  ReferenceData,
  SiteData,
} from "../../../components/props";
import { Container } from "../../../components/layout/container";
import { Layout } from "../../../components/layout/layout";
import { PostGrid } from "../../../components/article/post-grid";
import { References } from "../../../components/article/references";
import { ReviewPage } from "../../../components/pages/review-page";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../../content-model/content-types";
import { parseMarkdown } from "../../../markdown/parser";
import { countWords, readingMinutes } from "../../../markdown/plain-text";
import { tableOfContents } from "../../../markdown/table-of-contents";
import { applyTransforms } from "../../../markdown/transform";
import { transforms } from "../../../markdown/transforms/index";
import { citedWorks } from "../../../markdown/transforms/citations";
import { markedClaims } from "../../../markdown/transforms/claim-marks";
import { isIsoDay } from "../../../site/dates";
import { HOME_POSTS, POSTS_PER_PAGE } from "../../../site/limits";
import { files, routes } from "../../../site/routes";
import { COVER_HEIGHT, COVER_WIDTH, coverSvg } from "../../../artwork/cover-art";
import { complete } from "../collections";

/** Any file of the site, with the entry that is being edited in place of what was read of its own. */
export interface Sources {
  readonly one: <N extends ContentTypeName>(type: N) => ContentValue<N>;
  readonly posts: () => readonly PostSource[];
  /** Address of a picture that an entry names, also of one that is not published yet. */
  readonly asset: (path: string) => string;
}

export interface PostSource {
  readonly value: ContentValue<"post">;
  readonly body: string;
}

/** What an entry is shown as: a page of the site, or its card in lists. */
export type View = "page" | "card";

/** The views that there are of a content type. */
export const viewsOf = (type: ContentTypeName): readonly View[] => (type === "post" ? ["page", "card"] : ["page"]);

/**
 * An entry drawn by the site's own components from what its form holds, finished or not.
 *
 * @throws when a component or the Markdown cannot be drawn of it
 */
export function pageOf(type: ContentTypeName, fields: Readonly<Record<string, unknown>>, view: View, sources: Sources): ReactNode {
  const value = complete(contentTypes[type].schema, fields);
  const body = String(fields["body"] ?? "");
  const site = toSite(type === "site" ? (value as ContentValue<"site">) : sources.one("site"));
  const product = toProduct(type === "product" ? (value as ContentValue<"product">) : sources.one("product"));
  const categories = toCategories(type === "categories" ? (value as ContentValue<"categories">) : sources.one("categories"));
  const posts = sources.posts().map((post) => toCard(post, categories, sources.asset));

  switch (type) {
    case "post": {
      const post = { value: value as ContentValue<"post">, body };
      const card = toCard(post, categories, sources.asset);
      if (view === "card") {
        const beside = posts.filter(({ path }) => path !== card.path).slice(0, 2);
        return (
          <Layout site={site} path={routes.blog}>
            <Container>
              <PostGrid posts={[card, ...beside]} affiliateLink={site.affiliateLink} level={2} />
            </Container>
          </Layout>
        );
      }
      const { tree, contents } = htmlOf(body);
      return (
        <ArticlePage
          site={site}
          product={product}
          post={{
            ...card,
            markdownExport: files.markdownExport(post.value.slug),
            updated: dayOr(post.value.updated),
            changes: post.value.changes ?? null,
            tree,
            contents,
            questions: post.value.faq.map(({ question, answer }, index) => ({ id: `question-${index + 1}`, question, answer })),
            references: toReferences(body, sources.one("references")),
            claims: toClaims(body, sources.one("claims")),
          }}
          related={posts.filter(({ path }) => path !== card.path).slice(0, 3)}
          newer={null}
          older={null}
        />
      );
    }
    case "product":
    case "review": {
      const page = type === "review" ? (value as ContentValue<"review">) : sources.one("review");
      return (
        <ReviewPage
          site={site}
          product={product}
          page={{
            ...page,
            ...htmlOf(body),
            references: toReferences(body, sources.one("references")),
            claims: toClaims(body, sources.one("claims")),
          }}
        />
      );
    }
    case "faq": {
      const page = value as ContentValue<"faq">;
      const groups = page.groups.map(({ entries, ...group }) => ({ ...group, questions: entries.map(toQuestion) }));
      return <FaqPage site={site} page={{ ...page, groups }} />;
    }
    case "legal": {
      const page = value as ContentValue<"legal">;
      const path = routes.legal(page.slug);
      const claims = toClaims(body, sources.one("claims"));
      return <LegalPage site={site} page={{ ...page, lastUpdated: day(page.lastUpdated), path, ...htmlOf(body), claims }} />;
    }
    case "about":
    case "editorialPolicy": {
      const page = value as ContentValue<"about">;
      const path = type === "about" ? routes.about : routes.editorialPolicy;
      return <InformationPage site={site} page={{ ...page, lastUpdated: day(page.lastUpdated), path, ...htmlOf(body) }} />;
    }
    case "references": {
      const references = (value as ContentValue<"references">).items.map((item) => ({ ...item, doi: item.doi ?? null }));
      return (
        <Layout site={site} path={routes.blog}>
          <Container>
            <References references={references} />
          </Container>
        </Layout>
      );
    }
    // No page shows the ledger as it is; what the content check says of it stands beside.
    case "claims":
      return null;
    case "categories":
      return (
        <BlogListPage
          site={site}
          categories={categories}
          category={null}
          posts={posts.slice(0, POSTS_PER_PAGE)}
          pageNumber={1}
          pageCount={1}
        />
      );
    default: {
      const page = type === "home" ? (value as ContentValue<"home">) : sources.one("home");
      const testimonials = type === "testimonials" ? (value as ContentValue<"testimonials">) : sources.one("testimonials");
      const questions = sources.one("faq").groups.flatMap(({ entries }) => entries.map(toQuestion));
      return (
        <HomePage
          site={site}
          product={product}
          page={page}
          testimonials={testimonials.items}
          posts={posts.slice(0, HOME_POSTS)}
          questions={page.faq.entries.flatMap((id) => questions.filter((question) => question.id === id))}
        />
      );
    }
  }
}

/** A body as the build makes it: the transforms, then HTML. What they object to, the findings tell. */
function htmlOf(body: string): { tree: unknown; contents: { id: string; text: string }[] } {
  const markdown = parseMarkdown(body);
  applyTransforms(markdown, transforms, body);
  const tree = toHast(markdown);
  return { tree, contents: tableOfContents(tree as never) };
}

function toSite(site: ContentValue<"site">): SiteData {
  return { ...site, placements: null };
}

function toProduct(product: ContentValue<"product">): ProductData {
  return { ...product, editorialRating: product.editorialRating ?? null };
}

function toCategories({ items }: ContentValue<"categories">): CategoryData[] {
  return items.map((category) => ({ ...category, path: routes.category(category.slug) }));
}

function toCard({ value, body }: PostSource, categories: readonly CategoryData[], asset: Sources["asset"]): PostCardData {
  const { slug, title, excerpt, date, categorySlug, image, imageAlt } = value;
  const category = categories.find((candidate) => candidate.slug === categorySlug) ?? unchosen;
  return {
    path: routes.post(slug),
    title,
    excerpt,
    date: day(date),
    readingMinutes: readingMinutes(countWords(body)),
    category,
    picture: image ? { width: COVER_WIDTH, height: COVER_HEIGHT, images: { fallback: { src: asset(image) } } } : coverOf(slug, category),
    pictureAlt: image ? (imageAlt ?? "") : "",
  };
}

const unchosen: CategoryData = { slug: "", label: "No category yet", description: "", band: "alpha", path: routes.blog };

function coverOf(slug: string, { band }: CategoryData): PictureData {
  const src = `data:image/svg+xml,${encodeURIComponent(coverSvg(slug, band))}`;
  return { width: COVER_WIDTH, height: COVER_HEIGHT, cover: { seed: slug, band }, images: { fallback: { src } } };
}

function toQuestion({ id, question, answer }: ContentValue<"faq">["groups"][number]["entries"][number]): QuestionData {
  const { text, linkText, linkTo } = answer;
  return { id, question, answer: text, link: linkText && linkTo ? { text: linkText, to: linkTo } : undefined };
}

function toReferences(body: string, { items }: ContentValue<"references">): ReferenceData[] {
  return citedWorks(body).flatMap((work) => items.filter(({ id }) => id === work).map((item) => ({ ...item, doi: item.doi ?? null })));
}

function toClaims(body: string, { items }: ContentValue<"claims">): ClaimData[] {
  const marked = new Set(markedClaims(body));
  return items
    .filter(({ id }) => marked.has(id))
    .map(({ id, says, evidence }) => ({ id, evidence: says === "seller" ? "stated" : evidence }));
}

/** A day to show while none is chosen. */
const day = (date: string): string => (isIsoDay(date) ? date : "2025-01-01");
const dayOr = (date: string | undefined): string | null => (date !== undefined && isIsoDay(date) ? date : null);
