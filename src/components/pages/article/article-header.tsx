import styled from "styled-components";
import { breadcrumbs } from "../../../site/breadcrumbs";
import { routes } from "../../../site/routes";
import { BackLink } from "../../layout/back-link";
import { Breadcrumb } from "../../layout/breadcrumb";
import { Day } from "../../primitives/day";
import type { CategoryData } from "../../props";
import { Byline } from "../../article/byline";
import { CategoryBadge } from "../../article/category-badge";
import { StatusBadge } from "../../article/status-badge";

export interface ArticleHeaderProps {
  readonly post: {
    readonly path: string;
    readonly title: string;
    /** Publication status of an unpublished article, in previews. */
    readonly statusLabel?: string | null;
    /** yyyy-mm-dd */
    readonly date: string;
    /** yyyy-mm-dd */
    readonly updated: string | null;
    /** What changed with the update. */
    readonly changes: string | null;
    readonly readingMinutes: number;
    readonly category: CategoryData;
  };
  readonly author: string;
}

/** Title of an article with breadcrumb, dates, reading time and author. The article page styles the header. */
export function ArticleHeader({ post, author }: ArticleHeaderProps) {
  return (
    <header>
      <BackLink to={routes.blog} text="Back to the blog" />
      <Breadcrumb
        items={breadcrumbs.post(post.category, post.title, post.path).slice(0, -1)}
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
        · {post.readingMinutes} min read · <Byline author={author} />
      </p>
      {post.updated && post.changes && (
        <Changes>
          <strong>What changed:</strong> {post.changes}
        </Changes>
      )}
    </header>
  );
}

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
