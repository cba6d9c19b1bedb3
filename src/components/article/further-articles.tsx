import styled from "styled-components";
import { media } from "../../styles/media";
import { notPrinted, plainList, quietLink, ruledAbove, softText } from "../../styles/mixins";
import { CategoryBadge } from "./badges";
import type { PostCardData, LinkData } from "../props";

/** Related articles: category, title and excerpt, without pictures. */
export function RelatedPosts({ posts }: { readonly posts: readonly PostCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <Section aria-labelledby="related">
      <h2 id="related">Read next</h2>
      <ul>
        {posts.map(({ path, title, excerpt, category, readingMinutes }) => (
          <li key={path}>
            <CategoryBadge category={category} />
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{excerpt}</p>
            <p>{readingMinutes} min read</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  ${ruledAbove}
  margin-top: var(--space-8);
  ul {
    ${plainList}
    display: grid;
    gap: var(--space-6);
    margin-top: var(--space-5);
  }
  h3 {
    margin-block: var(--space-1) var(--space-2);
    line-height: 1.18;
  }
  h3 a {
    ${quietLink}
    text-decoration-color: var(--edge);
  }
  p {
    ${softText}
    line-height: 1.55;
  }
  p + p {
    margin-top: var(--space-1);
    font-size: var(--text-s);
  }
  ${media.medium} {
    ul {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${notPrinted}
`;

/** Links to the previous and next article by date. */
export function PrevNextLinks({ newer, older }: { readonly newer: LinkData | null; readonly older: LinkData | null }) {
  return (
    <Nav aria-label="Previous and next article">
      {older && (
        <a href={older.to} rel="prev">
          <span>Previous article</span>
          {older.text}
        </a>
      )}
      {newer && (
        <a href={newer.to} rel="next">
          <span>Next article</span>
          {newer.text}
        </a>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: var(--space-4);
  ${ruledAbove}
  padding-top: var(--space-5);
  a {
    font-weight: 500;
    line-height: 1.4;
  }
  span {
    display: block;
    color: var(--soft);
    font-size: var(--text-s);
    font-weight: 400;
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    a[rel="next"] {
      grid-column: 2;
      text-align: right;
    }
  }
`;
