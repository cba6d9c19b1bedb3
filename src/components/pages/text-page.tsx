import styled from "styled-components";
import { omitPlaceholder } from "../../site/placeholders";
import { routes } from "../../site/routes";
import { media } from "../../styles/mixins";
import { breadcrumbs } from "../../site/breadcrumbs";
import { Day } from "../primitives/day";
import { Fact, toFacts, WideFactList } from "../primitives/fact-list";
import { Layout } from "../layout/layout";
import { AuthorBox } from "../article/author-box";
import { Markdown } from "../article/markdown";
import { References } from "../article/references";
import { PageHeading } from "../layout/page-heading";
import type { PostFrontMatter } from "../../content-model/types/post";
import type { TextData } from "../content-to-props";
import type { PageSite } from "../props";
import { ReadingGrid } from "../layout/reading-grid";
import { usePage } from "../page-context";
import { OnlySheets, Sheets } from "./sheets";

interface TextPageProps {
  readonly site: PageSite;
  readonly page: TextData & {
    readonly path: string;
    readonly heading: string;
    readonly lead?: string;
    readonly lastUpdated: string;
  };
  /** The articles that were changed. */
  readonly changed?: readonly (Pick<PostFrontMatter, "title" | "changes"> & { readonly path: string })[];
}

/** Pages that are as wide as their panels and tables, and have no table of contents. */
const widePages: readonly string[] = [routes.soundsPage, routes.compare, routes.print];

/** A legal text or a page about the site. The about page also shows the publisher from the settings, that of corrections the changes. */
export function TextPage({ site, page, changed = [] }: TextPageProps) {
  const isNarrow = !widePages.includes(page.path);
  const hasChanges = page.path === routes.corrections;
  const contents = hasChanges ? [changesHeading, ...page.contents] : page.contents;
  const Wide = page.path === routes.print ? Sheets : WidePage;
  const updated = (
    <Updated>
      Last updated <Day date={page.lastUpdated} />
    </Updated>
  );
  const opening = (
    <PageHeading title={page.heading} breadcrumbs={breadcrumbs.page(page.heading, page.path)} lead={page.lead}>
      {isNarrow && updated}
      {page.path === routes.about && <Publisher />}
    </PageHeading>
  );
  const body = (
    <>
      {hasChanges && <Changes changed={changed} />}
      <Markdown {...page} />
      <References references={page.references} />
      {page.path === routes.about && site.person && <AuthorBox person={site.person} id="author" />}
    </>
  );
  return (
    <Layout site={site} path={page.path} hasContents={isNarrow && contents.length > 0}>
      {isNarrow ? (
        <ReadingGrid contents={contents} opening={opening} hasRail={site.legalPages.every(({ path }) => path !== page.path)}>
          {body}
        </ReadingGrid>
      ) : (
        <Wide>
          {page.path === routes.print && <OnlySheets />}
          {opening}
          {body}
          {updated}
        </Wide>
      )}
    </Layout>
  );
}

/** Panels of sounds and tables have the width of the page, texts that of a column. */
const WidePage = styled.div`
  header {
    gap: var(--space-2);
    padding-bottom: var(--space-4);
  }
  section > :not(figure),
  div > p,
  figure:has(> picture) {
    max-width: var(--column);
  }
  /* The text goes on beside a diagram. */
  ${media.mediumOrPrint} {
    figure:has(> picture) {
      float: left;
      width: 40%;
      margin-right: var(--space-6);
      margin-bottom: var(--space-5);
    }
  }
  /* Headings, diagrams and the first button are beside the text, which ends where panels and tables do. */
  ${media.wide} {
    section,
    > div,
    &:has(> header + div > p:first-child) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, var(--column));
      column-gap: var(--space-7);
      align-items: start;
    }
    section > *,
    > div > div ~ p {
      grid-column: 2;
    }
    > div > div {
      grid-row: span 2;
    }
    > div > :not(div, div ~ p),
    section > figure {
      grid-column: 1 / -1;
    }
    section > h2 {
      grid-column: 1;
    }
    section > figure:has(> picture) {
      grid-area: 2 / 1 / span 9;
      width: 22rem;
      margin-right: 0;
    }
    section > h2 + * {
      margin-top: var(--space-2);
    }
    /* A first text is beside the page's lead. */
    &:has(> header + div > p:first-child) {
      > header,
      > div {
        display: contents;
      }
      > *,
      header > :not(p) {
        grid-column: 1 / -1;
      }
      nav {
        margin-top: var(--space-6);
      }
      h1 {
        margin-block: var(--space-2) var(--space-3);
      }
      > div > p:first-child {
        grid-column: 2;
      }
    }
    /* What comes after a table begins where it does. */
    section > .table ~ * {
      grid-column: 1 / -1;
    }
    /* Tables below each other share their first column, and have room for large type. */
    figure:not(.picks) tbody th {
      width: 12rem;
    }
    && .dense table {
      font-size: var(--text-n);
    }
  }
  /* Its tables need the margin that other pages have for headings. */
  @media print {
    && h2 {
      float: none;
      width: auto;
      margin: 0 0 var(--space-3);
      font-size: var(--head-l);
    }
  }
`;

const changesHeading = { id: "changes", text: "What we changed" };

/** Every change of every article, the last one first. */
function Changes({ changed }: Required<Pick<TextPageProps, "changed">>) {
  const changes = changed
    .flatMap(({ path, title, changes: own }) => (own ?? []).map((change) => ({ ...change, path, title })))
    .sort((a, b) => b.day.localeCompare(a.day));
  return (
    <section aria-labelledby={changesHeading.id}>
      <h2 id={changesHeading.id}>{changesHeading.text}</h2>
      {changes.length === 0 && <p>So far, no article has had a change that matters to readers.</p>}
      <Facts>
        {changes.map(({ path, title, day, what }) => (
          <Fact key={path + day + what} name={<Day date={day} />}>
            <a href={path}>{title}</a>
            <p>{what}</p>
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function Publisher() {
  const { site } = usePage();
  const facts: [string, string | undefined][] = [
    ["Publisher", omitPlaceholder(site.publisher.name)],
    ["Address", omitPlaceholder(site.publisher.place)],
    ["Written by", site.author],
    ["Email", site.contactEmail],
  ];
  return <Facts>{toFacts(facts)}</Facts>;
}

const Updated = styled.p`
  div + & {
    margin-top: var(--space-5);
  }
  color: var(--soft);
`;

const Facts = styled(WideFactList)`
  margin-top: var(--space-2);
  ${media.upright} {
    div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
