import styled from "styled-components";
import { omitPlaceholder } from "../../site/placeholders";
import { routes } from "../../site/routes";
import { factList } from "../../styles/mixins";
import { breadcrumbs } from "../../site/breadcrumbs";
import { Day } from "../primitives/day";
import { Layout } from "../layout/layout";
import { AuthorBox } from "../article/author-box";
import { Markdown } from "../article/markdown";
import { References } from "../article/references";
import { PageHeading } from "../layout/page-heading";
import type { ReferenceData, PageSite, TextData } from "../props";
import { ReadingGrid } from "../layout/reading-grid";

interface TextPageProps {
  readonly site: PageSite;
  readonly page: TextData & {
    readonly path: string;
    readonly heading: string;
    readonly lead?: string;
    readonly lastUpdated: string;
    readonly references: readonly ReferenceData[];
  };
}

/** A legal text or a page about the site. The about page also shows the publisher from the settings; those of sounds and of products are as wide as their panels and tables. */
export function TextPage({ site, page }: TextPageProps) {
  const hasContents = page.path !== routes.soundsPage && page.path !== routes.compare;
  const updated = (
    <Updated>
      Last updated <Day date={page.lastUpdated} />
    </Updated>
  );
  const opening = (
    <PageHeading title={page.heading} breadcrumbs={breadcrumbs.page(page.heading, page.path)} lead={page.lead}>
      {hasContents && updated}
      {page.path === routes.about && <Publisher site={site} />}
    </PageHeading>
  );
  const body = (
    <>
      <Markdown {...page} />
      <References references={page.references} />
      {page.path === routes.about && site.person && <AuthorBox person={site.person} id="author" />}
    </>
  );
  return (
    <Layout site={site} path={page.path} hasContents={hasContents}>
      {hasContents ? (
        <ReadingGrid contents={page.contents} opening={opening}>
          {body}
        </ReadingGrid>
      ) : (
        <Wide>
          {opening}
          {body}
          {updated}
        </Wide>
      )}
    </Layout>
  );
}

/** Panels of sounds and tables have the width of the page, texts that of a column. */
const Wide = styled.div`
  header {
    gap: var(--space-2);
    padding-bottom: var(--space-4);
  }
  section,
  div > p,
  figure:has(> picture) {
    max-width: var(--column);
  }
  section:has(figure li, table) {
    max-width: none;
    > :not(figure) {
      max-width: var(--column);
    }
  }
`;

function Publisher({ site }: { readonly site: PageSite }) {
  const facts: [string, string | undefined][] = [
    ["Publisher", omitPlaceholder(site.publisher.name)],
    ["Address", omitPlaceholder(site.publisher.place)],
    ["Written by", site.author],
    ["Email", site.contactEmail],
  ];
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

const Updated = styled.p`
  div + & {
    margin-top: var(--space-5);
  }
  color: var(--soft);
`;

const Facts = styled.dl`
  margin-top: var(--space-2);
  border-top: 1px solid var(--line);
  ${factList}
  dd {
    overflow-wrap: anywhere;
  }
`;
