import styled from "styled-components";
import { routes } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { ClosingOffer } from "../affiliate/call-to-action-box";
import { Accordion } from "../primitives/accordion";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import { ReadingGrid } from "../layout/reading-grid";
import { media } from "../../styles/mixins";
import type { ContentValue } from "../../content-model/content-types";
import type { PageSite } from "../props";

/** All questions in groups. One question of the page is open at a time. */
export function FaqPage({ site, page }: { readonly site: PageSite; readonly page: ContentValue<"faq"> }) {
  return (
    <Layout site={site} path={routes.faq} hasContents>
      <ReadingGrid
        contents={page.groups.map(({ id, heading }) => ({ id, text: heading }))}
        opening={<PageHeading title={page.heading} breadcrumbs={breadcrumbs.page("FAQ", routes.faq)} lead={page.intro} />}
      >
        <Groups>
          {page.groups.map(({ id, heading, entries }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <Accordion questions={entries} name="faq" open={page.openQuestion} />
            </section>
          ))}
        </Groups>
        <ClosingOffer compact />
      </ReadingGrid>
    </Layout>
  );
}

/** On paper in two columns, the left one in the margin for headings. */
const Groups = styled.div`
  margin-top: var(--space-5);
  section + section {
    margin-top: var(--space-7);
  }
  h2 {
    margin-bottom: var(--space-4);
  }
  ${media.widePrint} {
    margin-left: -11rem;
    columns: 2;
    p {
      font-size: var(--text-n);
    }
  }
`;
