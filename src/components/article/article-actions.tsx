import styled from "styled-components";
import { media } from "../../styles/media";
import { ShareLinks, type ShareLinksProps } from "./share-links";

export interface ArticleActionsProps extends ShareLinksProps {
  /** Path of the article as Markdown. */
  readonly markdownExport: string;
  /** Path of the feed to follow the site by. */
  readonly feed: string;
}

/** What a reader may do with an article after reading it: hand it on, keep it, follow the site; on paper, where it is from. */
export function ArticleActions({ markdownExport, feed, ...share }: ArticleActionsProps) {
  return (
    <Row>
      <ShareLinks {...share} />
      <p>
        <a href={markdownExport} type="text/markdown">
          Plain text
        </a>
        <a href={feed} type="application/rss+xml">
          RSS feed
        </a>
      </p>
      <Printed>Printed from {share.url}</Printed>
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
  > p {
    display: flex;
    gap: var(--space-4);
  }
  > p a {
    padding-block: var(--space-2);
  }
  ${media.wide} {
    flex-wrap: nowrap;
  }
  @media print {
    > :not(:last-child) {
      display: none;
    }
  }
`;

const Printed = styled.p`
  && {
    display: none;
    @media print {
      display: block;
    }
  }
`;
