import type { ReactNode } from "react";
import styled from "styled-components";
import type { Crumb } from "../../site/breadcrumbs";
import { media } from "../../styles/media";
import { NamingText } from "../affiliate/paid-link";
import { Breadcrumb } from "./breadcrumb";

interface PageHeadingProps {
  readonly title: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** Breadcrumb, h1 and lead of a page. */
export function PageHeading({ title, breadcrumbs, lead, children }: PageHeadingProps) {
  return (
    <Header>
      <Breadcrumb items={breadcrumbs} />
      <h1>
        <NamingText text={title} />
      </h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-5) var(--space-6);
  ${media.medium} {
    padding-top: var(--space-6);
  }
`;

const Lead = styled.p`
  max-width: 40rem;
  color: var(--soft);
  font-size: var(--text-l);
  line-height: 1.5;
`;
