import styled from "styled-components";
import { media } from "../../styles/media";
import { ShareLinks, type ShareLinksProps } from "./share-links";

export interface ArticleActionsProps extends ShareLinksProps {
  /** Path of the Markdown export. */
  readonly markdownExport: string;
  /** Path of the RSS feed. */
  readonly feed: string;
}

/** Share links, the Markdown export and the feed below an article; in print only its URL. */
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
