import styled from "styled-components";
import { absoluteUrl, files, routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { Accordion } from "../primitives/accordion";
import { BackLink } from "../layout/back-link";
import { Breadcrumb } from "../layout/breadcrumb";
import { Byline } from "../article/byline";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { CategoryBadge } from "../article/category-badge";
import { Container } from "../layout/container";
import { Day } from "../primitives/day";
import { Layout } from "../layout/layout";
import { Markdown } from "../article/markdown";
import { PrevNextLinks } from "../article/prev-next-links";
import { PaidLink } from "../affiliate/paid-link";
import { Picture } from "../primitives/picture";
import type {
  CategoryData,
  ClaimData,
  LinkData,
  PictureData,
  PostCardData,
  ProductData,
  QuestionData,
  ReferenceData,
  SiteData,
} from "../props";
import { ReadingGrid } from "../layout/reading-grid";
import { References } from "../article/references";
import { RelatedPosts } from "../article/related-posts";
import { StatusBadge } from "../layout/status-badge";
import { ArticleActions } from "../article/article-actions";
import { VisuallyHidden } from "../primitives/visually-hidden";

export interface ArticlePageProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly post: {
    readonly path: string;
    /** Path of the article as Markdown. */
    readonly markdownExport: string;
    readonly title: string;
    /** Why it is not published, in a preview. */
    readonly statusLabel?: string | null;
    readonly date: string;
    readonly updated: string | null;
    /** What changed on that day. */
    readonly changes: string | null;
    readonly readingMinutes: number;
    readonly category: CategoryData;
    readonly picture: PictureData;
    readonly pictureAlt: string;
    readonly tree: unknown;
    readonly contents: readonly { readonly id: string; readonly text: string }[];
    readonly questions: readonly QuestionData[];
    readonly references: readonly ReferenceData[];
    readonly claims?: readonly ClaimData[];
  };
  readonly related: readonly PostCardData[];
  readonly newer: LinkData | null;
  readonly older: LinkData | null;
}

export function ArticlePage({ site, product, post, related, newer, older }: ArticlePageProps) {
  const { affiliateLink } = site;
  return (
    <Layout site={site} path={post.path}>
      <Container>
        <Article>
          <ReadingGrid
            contents={[
              ...post.contents,
              { id: "questions", text: "Questions" },
              ...(post.references.length > 0 ? [{ id: "references", text: "References" }] : []),
            ]}
            opening={
              <>
                <header>
                  <BackLink to={routes.blog} text="Back to the blog" />
                  <Breadcrumb
                    trail={breadcrumbs.post(post.category, post.title, post.path).slice(0, -1)}
                    last={<CategoryBadge category={post.category} />}
                  />
                  <StatusBadge statusLabel={post.statusLabel} />
                  <h1>{post.title}</h1>
                  <p>
                    <Day date={post.date} />
                    {post.updated && (
                      <>
                        {" "}
                        · updated <Day date={post.updated} />
                      </>
                    )}{" "}
                    · {post.readingMinutes} min read · <Byline author={site.author} />
                  </p>
                  {post.updated && post.changes && (
                    <Changes>
                      <strong>What changed:</strong> {post.changes}
                    </Changes>
                  )}
                </header>
                <PaidPicture affiliateLink={affiliateLink} slot="picture" label={post.title}>
                  <Picture data={post.picture} alt={post.pictureAlt} sizes="(min-width: 48em) 680px, 92vw" priority />
                  <span>
                    <VisuallyHidden>Try The Genius Wave: </VisuallyHidden>Paid link<VisuallyHidden>, opens in a new tab</VisuallyHidden>
                  </span>
                </PaidPicture>
              </>
            }
          >
            <Markdown tree={post.tree} affiliateLink={affiliateLink} claims={post.claims} disclosure={site.disclosure} />
            <CallToActionBox
              affiliateLink={affiliateLink}
              heading={`Try ${product.name} for ${product.guaranteeDays} days`}
              text={`The seller offers sessions of ${product.sessionMinutes.from} to ${product.sessionMinutes.to} minutes as an instant digital download and gives a ${product.guaranteeDays}-day money-back guarantee. Results may vary, and research on this kind of audio is mixed.`}
              label={site.headerLabel}
              note="Paid link: we may earn a commission"
            />
            <Questions aria-labelledby="questions">
              <h2 id="questions">Questions readers ask</h2>
              <Accordion questions={post.questions} name="post-faq" level={3} />
              <p>
                More: <a href={routes.review}>our review of {product.name}</a> and <a href={routes.faq}>all frequently asked questions</a>.
              </p>
            </Questions>
            <References references={post.references} />
            <ArticleActions
              url={absoluteUrl(site.url, post.path)}
              title={post.title}
              markdownExport={post.markdownExport}
              feed={files.rss()}
            />
          </ReadingGrid>
        </Article>
        <RelatedPosts posts={related} />
        <PrevNextLinks newer={newer} older={older} />
      </Container>
    </Layout>
  );
}

const Article = styled.article`
  padding-top: var(--space-5);
  header {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    padding-bottom: var(--space-5);
  }
  header p {
    color: var(--soft);
    font-size: var(--text-n);
  }
  h1 {
    margin-bottom: var(--space-2);
  }
`;

const Changes = styled.p`
  header > && {
    margin-top: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--line);
    background: var(--raised);
    color: var(--ink);
    line-height: 1.5;
  }
`;

const PaidPicture = styled(PaidLink)`
  position: relative;
  display: block;
  margin-bottom: var(--space-6);
  color: var(--soft);
  text-decoration: none;
  img,
  svg {
    width: 100%;
    border-radius: var(--radius);
  }
  > span {
    display: block;
    margin-top: var(--space-1);
    font-size: var(--text-s);
    line-height: 1.45;
  }
  @media print {
    display: none;
  }
`;

const Questions = styled.section`
  margin-top: var(--space-7);
  h2 {
    margin-bottom: var(--space-4);
    font-size: var(--head-m);
  }
  > p {
    margin-top: var(--space-4);
  }
`;
