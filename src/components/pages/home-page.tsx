import styled from "styled-components";
import type { SoundData } from "../../content-model/figures/figure-data";
import { routes } from "../../site/routes";
import { CallToAction } from "../affiliate/call-to-action";
import type { HomeData, ReadingPathsData } from "../content-to-props";
import { EvidencePoster } from "../figures/evidence-poster";
import { PostGrid } from "../article/post-card";
import { findPages } from "../page-context";
import { ReadingPaths } from "../article/reading-paths";
import { Layout } from "../layout/layout";
import { Accordion } from "../primitives/accordion";
import { ButtonLink } from "../primitives/button-link";
import type { PostCardData, PageSite } from "../props";
import { Benefits, Features, Section, Testimonials, type TestimonialsProps } from "./home/sections";
import { Closing } from "./home/closing";
import { Hero } from "./home/hero";
import { columns, media } from "../../styles/mixins";

interface HomePageProps {
  readonly site: PageSite;
  readonly sound: SoundData | undefined;
  readonly page: HomeData;
  readonly testimonials: TestimonialsProps["testimonials"];
  readonly posts: readonly PostCardData[];
  readonly paths: ReadingPathsData | undefined;
}

export function HomePage({ site, sound, page, testimonials, posts, paths }: HomePageProps) {
  const { works, poster, questions } = page;
  return (
    <Layout site={site} path={routes.home}>
      <Hero hero={page.hero} works={works} sound={sound} />
      <Features {...page.features} />
      <Benefits {...page.benefits} />
      <Spaced>
        <CallToAction label={page.closing.label} variant="outlined" slot="after-benefits" />
      </Spaced>
      {poster && page.evidence && (
        <Evidence aria-labelledby="evidence">
          <header>
            <h2 id="evidence">{page.evidence.heading}</h2>
            <p>{page.evidence.intro}</p>
            <p>
              <a href={routes.evidence}>See {works === 1 ? "the work" : `all ${works} works`} on one poster</a>
            </p>
          </header>
          <EvidencePoster {...poster} />
        </Evidence>
      )}
      {testimonials.length > 0 && <Testimonials {...page.testimonials} testimonials={testimonials} />}
      <NewestPosts>
        <header>
          <h2>{page.posts.heading}</h2>
          <p>{page.posts.intro}</p>
        </header>
        <PostGrid posts={posts} />
        <p>
          <ButtonLink href={routes.blog}>See all articles</ButtonLink>
          {findPages(site, routes.compare).map(({ path, title }) => (
            <ButtonLink key={path} href={path}>
              {title}
            </ButtonLink>
          ))}
        </p>
      </NewestPosts>
      {paths && <ReadingPaths {...paths} />}
      <Questions>
        <h2>{page.faq.heading}</h2>
        <div>
          <Accordion questions={questions} name="home-faq" />
          <p>
            <ButtonLink href={routes.faq}>Read all questions</ButtonLink>
          </p>
        </div>
      </Questions>
      <Closing closing={page.closing} sound={sound} />
    </Layout>
  );
}

const Spaced = styled.div`
  margin-top: var(--space-6);
`;

const NewestPosts = styled(Section)`
  > header {
    max-width: 40rem;
    margin-bottom: var(--space-6);
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-6);
    break-inside: avoid;
  }
  /* Covers and titles are enough where a card fills half a screen. */
  ${media.belowMedium} {
    li article > :is(p, div:last-child) {
      display: none;
    }
  }
`;

/** The heading at the left and the rest at the right (4:8); stacked where that is narrow. */
const InColumns = styled(Section)`
  ${columns("4fr 8fr")}
  ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--space-6);
  }
`;

const Evidence = styled(InColumns)`
  > header {
    /* On paper it is beside the poster, and both would stay with the next section. */
    break-after: auto;
    p {
      color: inherit;
    }
  }
`;

const Questions = styled(InColumns)`
  /* On paper each answer may begin a page. */
  @media print {
    display: block;
  }
  > div > p {
    margin-top: var(--space-5);
  }
`;
