import styled from "styled-components";
import type { SoundData } from "../../site/figures/figure-data";
import { routes } from "../../site/routes";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { KeyFigures } from "../affiliate/key-figures";
import { PostGrid } from "../article/post-card";
import { ArticleRidgesLink, type ArticleRidgesLinkProps } from "../figures/article-ridges-link";
import { Layout } from "../layout/layout";
import { SplitSection } from "../layout/split-section";
import { Accordion } from "../primitives/accordion";
import { ButtonLink } from "../primitives/button-link";
import type { HomeContent, PostCardData, ProductData, QuestionData, SiteData } from "../props";
import { Benefits, type BenefitsData } from "./home/benefits";
import { Features } from "./home/features";
import { Hero, type HeroData } from "./home/hero";
import { Testimonials, type TestimonialsProps } from "./home/testimonials";

export interface HomePageProps {
  readonly site: SiteData;
  readonly product: ProductData;
  /** Drawn and played in the hero. */
  readonly sound: SoundData | undefined;
  /** Number of works of research that the site rests on. */
  readonly works: number;
  readonly page: Pick<HomeContent, "features" | "testimonials" | "posts" | "closing"> & {
    readonly hero: HeroData;
    readonly benefits: BenefitsData;
    readonly faq: { readonly heading: string };
  };
  readonly testimonials: TestimonialsProps["testimonials"];
  readonly posts: readonly PostCardData[];
  readonly articleRidges: ArticleRidgesLinkProps["picture"];
  readonly questions: readonly QuestionData[];
}

export function HomePage({ site, product, sound, works, page, testimonials, posts, articleRidges, questions }: HomePageProps) {
  const { affiliateLink } = site;
  return (
    <Layout site={site} path={routes.home}>
      <Hero site={site} product={product} hero={page.hero} works={works} sound={sound} />
      <KeyFigures product={product} />
      <Features {...page.features} />
      <Benefits {...page.benefits} />
      <Testimonials {...page.testimonials} testimonials={testimonials} />
      <NewestPosts>
        <header>
          <h2>{page.posts.heading}</h2>
          <p>{page.posts.intro}</p>
        </header>
        <PostGrid posts={posts} affiliateLink={affiliateLink} productName={product.name} />
        <p>
          <ButtonLink href={routes.blog}>See all articles</ButtonLink>
        </p>
        <ArticleRidgesLink picture={articleRidges} />
      </NewestPosts>
      <SplitSection heading={page.faq.heading}>
        <Accordion questions={questions} name="home-faq" />
        <p>
          <ButtonLink href={routes.faq}>Read all questions</ButtonLink>
        </p>
      </SplitSection>
      <CallToActionBox affiliateLink={affiliateLink} {...page.closing} note={`Paid link. ${page.closing.note}`} />
    </Layout>
  );
}

const NewestPosts = styled.section`
  margin-top: var(--space-8);
  > header {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
    max-width: 40rem;
    margin-bottom: var(--space-6);
  }
  > header p {
    color: var(--soft);
  }
  > p {
    margin-top: var(--space-6);
  }
`;
