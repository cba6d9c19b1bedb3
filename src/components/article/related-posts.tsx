import type { PropsWithChildren } from "react";
import styled from "styled-components";
import { notPrinted, plainList, quietLink, ruledAbove, softText, media, wordsApart } from "../../styles/mixins";
import { CategoryBadge } from "./badges";
import { Picture } from "../primitives/picture";
import type { PostCardData } from "../props";

/** Related articles with their covers. Each is one link to its article; its category is a link of its own. The children are above them. */
export function RelatedPosts({ posts, children }: PropsWithChildren<{ readonly posts: readonly PostCardData[] }>) {
  if (posts.length === 0) return null;
  return (
    <Section>
      <h2 id="related">Read next</h2>
      {children}
      <ul>
        {posts.map(({ path, title, picture, category, readingMinutes }) => (
          <li key={path}>
            <Picture data={picture} alt="" sizes="(min-width: 66em) 352px, (min-width: 48em) 30vw, 36vw" article={path} />
            <div>
              <CategoryBadge category={category} />
              <h3>
                <a href={path}>{title}</a>
              </h3>
              <p>{readingMinutes} min read</p>
            </div>
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
    ${media.medium} {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--space-3) var(--space-4);
    ${media.medium} {
      display: block;
    }
    > * {
      flex: 2 1 7rem;
    }
    > div {
      flex: 3 1 9rem;
    }
  }
  img {
    width: 100%;
  }
  h3 {
    margin-bottom: var(--space-2);
    font: 450 var(--head-n) / 1.18 var(--serif);
    ${wordsApart}
  }
  h3 a {
    ${quietLink}
    /* A title of one line is as high as a finger needs it, too. */
    display: block;
    min-height: 1.5rem;
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  a[data-palette] {
    position: relative;
    z-index: 1;
    ${media.medium} {
      margin-top: var(--space-2);
    }
  }
  > p {
    margin-top: var(--space-3);
  }
  li p {
    ${softText}
  }
  ${notPrinted}
`;
