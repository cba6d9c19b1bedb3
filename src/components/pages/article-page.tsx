import styled from "styled-components";
import { captionText, printedBesideHeading, softText, notPrinted, media } from "../../styles/mixins";
import type { PostFrontMatter } from "../../content-model/types/post";
import { breadcrumbs } from "../../site/breadcrumbs";
import { lastChange } from "../../site/dates";
import { files, routes } from "../../site/routes";
import { ClosingOffer } from "../affiliate/call-to-action-box";
import { AuthorBox, Byline } from "../article/author-box";
import { hasButton, splitAtName, type Nodes } from "../article/body-tree";
import { CategoryBadge, StatusBadge } from "../article/badges";
import { Markdown } from "../article/markdown";
import { NextOnPaths } from "../article/reading-paths";
import { References } from "../article/references";
import { RelatedPosts } from "../article/related-posts";
import { Breadcrumb } from "../layout/page-heading";
import { Layout } from "../layout/layout";
import { MoreLinks } from "../layout/more-links";
import { ReadingGrid } from "../layout/reading-grid";
import { Accordion } from "../primitives/accordion";
import { Day } from "../primitives/day";
import type { ReadingPathData, TextData } from "../content-to-props";
import type { PostCardData, PageSite } from "../props";
import { Picture } from "../primitives/picture";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { PaidLink } from "../affiliate/paid-link";
import { usePage } from "../page-context";

export interface ArticlePageProps {
  readonly site: PageSite;
  readonly post: Omit<PostCardData, "excerpt"> &
    TextData &
    Pick<PostFrontMatter, "slug" | "inShort" | "checked" | "changes" | "closingButton" | "imageCaption" | "faq"> & {
      /** The reading paths that it is on. */
      readonly readingPaths: readonly ReadingPathData[];
    };
  readonly related: readonly PostCardData[];
}

export function ArticlePage({ site, post, related }: ArticlePageProps) {
  const contents = [...post.contents, { id: "questions", text: "Questions" }];
  if (post.references.length > 0) contents.push({ id: "references", text: "References" });
  const questions = post.faq.map(({ question, answer }, index) => ({ id: `question-${index + 1}`, question, answer: { text: answer } }));
  const opening = (
    <>
      <ArticleHeader post={post} />
      <PaidPicture post={post} />
    </>
  );
  return (
    <Layout site={site} path={post.path} hasContents>
      <Article>
        <ReadingGrid contents={contents} opening={opening}>
          <Markdown {...post} disclosure={site.disclosure} linksProduct={!splitAtName(post.inShort ?? "", site.product.name)} />
          <ClosingOffer {...post.closingButton} disclosure={hasButton(post.tree as Nodes) ? undefined : site.disclosure} />
          <Questions>
            <h2 id="questions">Questions readers ask</h2>
            <Accordion questions={questions} name="post-faq" />
            <p>
              More: <a href={routes.review}>our review of {site.product.name}</a> and{" "}
              <a href={routes.faq}>all frequently asked questions</a>.
            </p>
          </Questions>
          <References references={post.references} />
          {site.person && <AuthorBox person={site.person} />}
          <MoreLinks>
            <a href={post.category.path}>Back to {post.category.label}</a>
            <a href={files.markdownExport(post.slug)} type="text/markdown">
              Plain text
            </a>
            <a href={files.rss} type="application/rss+xml">
              RSS feed
            </a>
          </MoreLinks>
        </ReadingGrid>
      </Article>
      <RelatedPosts posts={related}>
        <NextOnPaths paths={post.readingPaths} path={post.path} />
      </RelatedPosts>
    </Layout>
  );
}

/** Title of an article with breadcrumb, dates, reading time and author. */
function ArticleHeader({ post }: Pick<ArticlePageProps, "post">) {
  const { name } = usePage().site.product;
  const [start, rest] = splitAtName(post.inShort ?? "", name) ?? [post.inShort];
  const updated = lastChange(post.changes);
  return (
    <header>
      <Breadcrumb
        items={breadcrumbs.post(post.category, post.title, post.path).slice(0, -1)}
        last={<CategoryBadge category={post.category} />}
      />
      <StatusBadge statusLabel={post.statusLabel} />
      <h1>{post.title}</h1>
      {post.inShort && (
        <p className="in-short">
          <strong>In short:</strong> {start}
          {rest !== undefined && (
            <>
              <a href={routes.review}>{name}</a>
              {rest}
            </>
          )}
        </p>
      )}
      <p className="days">
        <Day date={post.date} />
        <ChangeDay verb="updated" day={updated} />
        {/* An update is a check, too. */}
        <ChangeDay verb="last checked" day={post.checked && post.checked > (updated ?? "") ? post.checked : null} />
        &nbsp;· {post.readingMinutes} min read&nbsp;· <Byline />
      </p>
      {post.changes?.map(({ day, what }) => (
        <Change key={day + what}>
          <strong>
            Changed on <Day date={day} />:
          </strong>{" "}
          {what}
        </Change>
      ))}
    </header>
  );
}

function ChangeDay({ verb, day }: { readonly verb: string; readonly day: string | null | undefined }) {
  return (
    day && (
      <>
        &nbsp;· {verb} <Day date={day} />
      </>
    )
  );
}

const Article = styled.article`
  padding-top: var(--space-5);
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-bottom: var(--space-5);
  }
  h1 {
    margin-bottom: var(--space-2);
  }
  .in-short {
    font-size: var(--text-l);
    line-height: 1.45;
  }
  .days {
    ${softText}
  }
`;

const Change = styled.p`
  margin-top: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-left: 3px solid var(--line);
  background: var(--raised);
  font-size: var(--text-n);
  line-height: 1.5;
`;

const Questions = styled.section`
  margin-top: var(--space-7);
  > h2,
  > div {
    margin-bottom: var(--space-4);
  }
  ${printedBesideHeading}
`;

/** An article's picture, 21:9, as a link to the seller that looks like one: with a button in its corner. */
function PaidPicture({ post }: Pick<ArticlePageProps, "post">) {
  const { product } = usePage().site;
  return (
    <PictureLink slot="picture" label={post.title}>
      <Picture data={post.picture} alt={post.pictureAlt} sizes="(min-width: 48em) 680px, 92vw" priority article={post.path} />
      <span data-palette={post.picture.cover?.palette}>
        <b>Try {product.name}&nbsp;↗</b> Paid link<VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </span>
      {post.imageCaption && <small>{post.imageCaption}</small>}
    </PictureLink>
  );
}

const PictureLink = styled(PaidLink)`
  position: relative;
  display: block;
  margin-bottom: var(--space-6);
  text-decoration: none;
  img,
  svg {
    width: 100%;
    aspect-ratio: 21 / 9;
    object-fit: cover;
    border-radius: var(--radius);
  }
  /* On the left, where it grows to the right while the rest of it arrives. On two lines, so that it is beside the drawing, which keeps off it. */
  > span:not([class]) {
    position: absolute;
    top: var(--space-2);
    left: var(--space-2);
    padding: 0.3rem var(--space-3);
    border: 1px solid var(--cta-edge);
    border-radius: 2rem;
    background: var(--cta);
    color: var(--cta-ink);
    font-size: var(--text-xs);
    line-height: 1.3;
    forced-color-adjust: none;
    &[data-palette] {
      box-shadow: 0 0 0 0.4rem var(--ground);
    }
    b {
      display: block;
    }
    /* Below the picture, where it would cover the drawing. */
    ${media.narrow} {
      position: static;
      display: block;
      margin-top: var(--space-2);
      text-align: center;
      --ground: transparent;
    }
  }
  &:hover > span:not([class]) {
    background: var(--cta-pointed);
  }
  > small {
    ${captionText}
  }
  ${notPrinted}
`;
