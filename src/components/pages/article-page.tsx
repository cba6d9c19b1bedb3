import styled from "styled-components";
import { absoluteUrl, files, routes } from "../../site/routes";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { PaidPicture } from "../affiliate/paid-picture";
import { ArticleActions } from "../article/article-actions";
import { ArticleHeader, type ArticleHeaderProps } from "./article/article-header";
import { Markdown } from "../article/markdown";
import { PrevNextLinks } from "../article/prev-next-links";
import { References } from "../article/references";
import { RelatedPosts } from "../article/related-posts";
import { Layout } from "../layout/layout";
import { ReadingGrid } from "../layout/reading-grid";
import { Accordion } from "../primitives/accordion";
import type { ClaimData, LinkData, PictureData, PostCardData, ProductData, QuestionData, ReferenceData, SiteData } from "../props";

export interface ArticlePageProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly post: ArticleHeaderProps["post"] & {
    /** Path of the Markdown export. */
    readonly markdownExport: string;
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
  const contents = [...post.contents, { id: "questions", text: "Questions" }];
  if (post.references.length > 0) contents.push({ id: "references", text: "References" });
  const opening = (
    <>
      <ArticleHeader post={post} author={site.author} />
      <PaidPicture
        picture={post.picture}
        alt={post.pictureAlt}
        affiliateLink={affiliateLink}
        productName={product.name}
        label={post.title}
      />
    </>
  );
  return (
    <Layout site={site} path={post.path}>
      <Article>
        <ReadingGrid contents={contents} opening={opening}>
          <Markdown tree={post.tree} affiliateLink={affiliateLink} claims={post.claims} disclosure={site.disclosure} />
          <CallToActionBox {...closingOffer(product)} affiliateLink={affiliateLink} label={site.headerLabel} />
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
    </Layout>
  );
}

const closingOffer = ({ name, guaranteeDays, sessionMinutes }: ProductData) => ({
  heading: `Try ${name} for ${guaranteeDays} days`,
  text: `The seller offers sessions of ${sessionMinutes.from} to ${sessionMinutes.to} minutes as an instant digital download and gives a ${guaranteeDays}-day money-back guarantee. Results may vary, and research on this kind of audio is mixed.`,
  note: "Paid link: we may earn a commission",
});

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
