import styled from "styled-components";
import { files } from "../../site/routes";
import { media } from "../../styles/media";
import { notPrinted, plainList } from "../../styles/mixins";
import type { ArticlePageProps } from "../pages/article-page";
import { VisuallyHidden } from "../primitives/visually-hidden";

/** Share URLs of each service. They are plain links, so nothing is sent until a reader follows one. */
const services: readonly { readonly name: string; readonly href: (url: string, title: string) => string }[] = [
  { name: "Email", href: (url, title) => `mailto:?subject=${title}&body=${url}` },
  { name: "WhatsApp", href: (url, title) => `https://wa.me/?text=${title}%20${url}` },
  { name: "Facebook", href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: "X", href: (url, title) => `https://x.com/intent/post?text=${title}&url=${url}` },
  { name: "LinkedIn", href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
];

type ArticleActionsProps = Pick<ArticlePageProps["post"], "title" | "markdownExport"> & { readonly url: string };

/** Share links, the Markdown export and the feed below an article. */
export function ArticleActions({ url, title, markdownExport }: ArticleActionsProps) {
  return (
    <Row>
      <nav aria-label="Share this article">
        <span aria-hidden="true">Share</span>
        <ul>
          {services.map(({ name, href }) => (
            <li key={name}>
              <a href={href(encodeURIComponent(url), encodeURIComponent(title))} rel="nofollow noopener noreferrer">
                <VisuallyHidden>Share by </VisuallyHidden>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <a href={markdownExport} type="text/markdown">
          Plain text
        </a>
        <a href={files.rss()} type="application/rss+xml">
          RSS feed
        </a>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-5);
  margin-top: var(--space-6);
  padding-block: var(--space-3);
  border-block: 1px solid var(--line);
  font-size: var(--text-n);
  ul {
    ${plainList}
  }
  nav,
  ul,
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  nav > span,
  a {
    display: inline-block;
    padding-block: var(--space-2);
  }
  nav > span {
    color: var(--soft);
  }
  ${media.wide} {
    flex-wrap: nowrap;
  }
  ${notPrinted}
`;
