import styled from "styled-components";
import { routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { media } from "../../styles/media";
import { columns, plainList, underlinedOnHover } from "../../styles/mixins";
import { CallToActionBox, closingOffer } from "../affiliate/call-to-action-box";
import { Accordion } from "../primitives/accordion";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import type { QuestionData, SiteData } from "../props";

export interface FaqPageProps {
  readonly site: SiteData;
  readonly page: {
    readonly heading: string;
    readonly intro: string;
    readonly groups: readonly { readonly id: string; readonly heading: string; readonly questions: readonly QuestionData[] }[];
  };
}

/** Id of the group of questions that ends with the offer; without it, the last one does. */
const BUYING = "buying-and-refunds";

/** All questions in groups. One question of the page is open at a time. */
export function FaqPage({ site, page }: FaqPageProps) {
  const buying = page.groups.find(({ id }) => id === BUYING) ?? page.groups.at(-1);
  return (
    <Layout site={site} path={routes.faq}>
      <PageHeading title={page.heading} breadcrumbs={breadcrumbs.page("FAQ", routes.faq)} lead={page.intro} />
      <Grid>
        <nav aria-label="Groups of questions">
          <ul>
            {page.groups.map(({ id, heading, questions }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {heading} <span>{questions.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {page.groups.map(({ id, heading, questions }) => (
            <Group key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <Accordion questions={questions} name="faq" />
              {id === buying?.id && <CallToActionBox compact {...closingOffer(site)} />}
            </Group>
          ))}
        </div>
      </Grid>
    </Layout>
  );
}

const Grid = styled.div`
  ${columns("14rem minmax(0, 1fr)")}
  nav ul {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: 0 var(--space-4);
    ${media.medium} {
      position: sticky;
      top: calc(var(--header) + var(--space-5));
      display: block;
    }
  }
  nav a {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
    color: var(--ink);
    font-size: var(--text-n);
    ${underlinedOnHover}
    &:hover {
      color: var(--link);
    }
  }
  nav span {
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: block;
    > div {
      columns: 2;
      column-gap: var(--space-6);
    }
    p {
      font-size: var(--text-n);
    }
  }
`;

const Group = styled.section`
  & + & {
    margin-top: var(--space-7);
  }
  h2 {
    margin-bottom: var(--space-4);
  }
`;
