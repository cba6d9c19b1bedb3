import styled from "styled-components";
import { lazyLayout, notPrinted, plainList, quietLink, softText, media, wordsApart } from "../../styles/mixins";
import { CategoryBadge, StatusBadge } from "./badges";
import { Day } from "../primitives/day";
import { PaidLink } from "../affiliate/paid-link";
import { Picture } from "../primitives/picture";
import { usePage } from "../page-context";
import type { PostCardData } from "../props";
import { VisuallyHidden } from "../primitives/visually-hidden";

interface PostCardProps {
  readonly post: PostCardData;
  /** Whether it names its category: a list of one category does not. */
  readonly hasCategories?: boolean;
  readonly priority?: boolean;
}

/**
 * An article in a list. Its title and its category lead to this site; they lie above a paid link to the seller that covers
 * the rest of the card and says so.
 */
function PostCard({ post, hasCategories = true, priority = false }: PostCardProps) {
  const { product } = usePage().site;
  return (
    <Card>
      <CardPaidLink slot="card" label={post.title}>
        <Picture
          data={post.picture}
          alt={post.pictureAlt}
          sizes="(min-width: 66em) 352px, (min-width: 48em) 30vw, 92vw"
          priority={priority}
          article={post.path}
        />
        <VisuallyHidden>Try {product.name} (paid link, opens in a new tab)</VisuallyHidden>
        <Tag aria-hidden="true">Paid link ↗</Tag>
      </CardPaidLink>
      <StatusBadge statusLabel={post.statusLabel} />
      {hasCategories && (
        <AboveCardLink>
          <CategoryBadge category={post.category} />
        </AboveCardLink>
      )}
      <h3>
        <a href={post.path}>{post.title}</a>
      </h3>
      <p>{post.excerpt}</p>
      <CardFooter>
        <Day date={post.date} /> · {post.readingMinutes} min read
      </CardFooter>
    </Card>
  );
}

/** Cards of articles in one or three columns. `priority` is for the first of them. */
export function PostGrid({ posts, priority, ...common }: Omit<PostCardProps, "post"> & { readonly posts: readonly PostCardData[] }) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} {...common} priority={priority === true && index === 0} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--space-5);
  > :nth-child(n + 3) {
    ${lazyLayout("26rem")}
  }
  /* Six and nine cards fill their rows. */
  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.wide} {
    column-gap: var(--space-6);
  }
  /* On the widest screens the first of nine cards has a row for itself, and the others fill two rows of four. */
  @media (min-width: 110em) {
    &:has(> :nth-child(9):last-child) {
      grid-template-columns: repeat(4, 1fr);
      > :first-child {
        grid-column: 1 / -1;
        article {
          display: grid;
          grid-template: repeat(5, auto) 1fr / 1fr 1fr;
          column-gap: var(--space-7);
          > :not(a) {
            grid-column: 2;
          }
        }
        article > a {
          grid-area: 1 / 1 / 7 / 2;
          margin: 0;
        }
        h3 {
          font-size: var(--head-l);
        }
        article > p {
          font-size: var(--text-l);
        }
      }
    }
  }
  /* On paper a list of texts. */
  @media print {
    row-gap: var(--space-5);
  }
`;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  h3 {
    margin-block: var(--space-1) var(--space-2);
    font: 450 var(--head-n) / 1.18 var(--serif);
    ${wordsApart}
    a {
      position: relative;
      z-index: 1;
      ${quietLink}
    }
  }
  > p {
    ${softText}
    line-height: 1.55;
  }
`;

const CardPaidLink = styled(PaidLink)`
  margin-bottom: var(--space-3);
  text-decoration: none;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
  }
  /* Around the whole card, with its corners. */
  &:focus-visible {
    outline: 0;
    &::after {
      outline: 3px solid var(--link);
      outline-offset: 3px;
    }
  }
  img,
  svg {
    width: 100%;
    border-radius: var(--radius);
  }
  ${notPrinted}
`;

const Tag = styled.span`
  position: absolute;
  top: var(--space-3);
  left: var(--space-3);
  padding: 0.15rem var(--space-2);
  border-radius: 0.375rem;
  background: var(--paper);
  color: var(--ink);
  font-size: var(--text-xs);
  line-height: 1.5;
`;

const AboveCardLink = styled.span`
  position: relative;
  z-index: 1;
  align-self: flex-start;
`;

const CardFooter = styled.div`
  margin-top: auto;
  padding-top: var(--space-3);
  color: var(--soft);
  font-size: var(--text-s);
`;
