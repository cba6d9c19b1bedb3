import styled from "styled-components";
import { routes } from "../../site/routes";
import { notPrinted, alwaysOpenDetails, quietLink, ruledAbove, softText, media } from "../../styles/mixins";
import type { ReadingPathData, ReadingPathsData } from "../content-to-props";

const ID = "reading-paths";

/** All reading paths, beside each other; on phones, each opens at its title. */
export function ReadingPaths({ heading, intro, items }: ReadingPathsData) {
  return (
    <Section aria-labelledby={ID}>
      <h2 id={ID}>{heading}</h2>
      <p>{intro}</p>
      <div>
        {items.map(({ title, articles }) => (
          <details key={title}>
            <summary>
              <h3>{title}</h3>
            </summary>
            <ol>
              {articles.map(({ path, title: article, why }) => (
                <li key={path}>
                  <a href={path}>{article}</a>
                  <p>{why}</p>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** For the end of an article: its place on each of its reading paths, and what comes next there. */
export function NextOnPaths({ paths, path: own }: { readonly paths: readonly ReadingPathData[]; readonly path: string }) {
  return paths.map(({ title, articles }) => {
    const place = articles.findIndex(({ path }) => path === own);
    const next = articles[place + 1];
    return (
      <p key={title}>
        Part {place + 1} of {articles.length} of the path <strong>{title}</strong>.{" "}
        {next ? (
          <>
            Next: <a href={next.path}>{next.title}</a>. {next.why}
          </>
        ) : (
          <>
            You’ve read the last one. <a href={`${routes.blog}#${ID}`}>See the other paths</a>
          </>
        )}
      </p>
    );
  });
}

const Section = styled.section`
  ${ruledAbove}
  margin-top: var(--space-8);
  h2 + p {
    max-width: 40rem;
    margin-top: var(--space-3);
    color: var(--soft);
  }
  > div {
    margin-top: var(--space-5);
  }
  summary {
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }
  ol {
    margin: 0;
    padding: 0 0 var(--space-4) 1.4em;
  }
  li + li {
    margin-top: var(--space-3);
  }
  li a {
    ${quietLink}
    display: block;
    min-height: 1.5rem;
    line-height: 1.35;
  }
  li p {
    ${softText}
    font-size: var(--text-s);
  }
  ${media.medium} {
    > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-5) var(--space-6);
    }
    ${alwaysOpenDetails}
  }
  ${media.wide} {
    > div {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  ${notPrinted}
`;
