import styled, { keyframes } from "styled-components";
import { routes } from "../../site/routes";
import { media } from "../../styles/media";
import { plainList } from "../../styles/mixins";
import { Accordion } from "../primitives/accordion";
import { ButtonLink } from "../primitives/button-link";
import { CallToAction } from "../affiliate/call-to-action";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { Container } from "../layout/container";
import { FeatureIcon, type FeatureIconName } from "../primitives/feature-icon";
import { KeyFigures } from "../figures/key-figures";
import { Layout } from "../layout/layout";
import { AnimatedWave } from "../figures/animated-wave";
import { PostGrid } from "../article/post-grid";
import { productFigures } from "../affiliate/product-figures";
import type { PostCardData, ProductData, QuestionData, SiteData } from "../props";
import { SplitSection } from "../layout/split-section";

export interface HomePageProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly page: {
    readonly hero: {
      readonly headline: string;
      readonly emphasis: string;
      readonly lead: string;
      readonly primaryLabel: string;
      readonly secondaryLabel: string;
    };
    readonly features: {
      readonly heading: string;
      readonly items: readonly { readonly title: string; readonly description: string; readonly icon: FeatureIconName }[];
    };
    readonly benefits: {
      readonly heading: string;
      readonly intro: string;
      readonly items: readonly { readonly title: string; readonly text: string }[];
    };
    readonly testimonials: { readonly heading: string; readonly note: string };
    readonly posts: { readonly heading: string; readonly intro: string };
    readonly faq: { readonly heading: string };
    readonly closing: { readonly heading: string; readonly text: string; readonly label: string; readonly note: string };
  };
  readonly testimonials: readonly { readonly name: string; readonly text: string; readonly sample: boolean }[];
  readonly posts: readonly PostCardData[];
  readonly questions: readonly QuestionData[];
}

export function HomePage({ site, product, page, testimonials, posts, questions }: HomePageProps) {
  const { affiliateLink } = site;
  return (
    <Layout site={site} path={routes.home}>
      <Container>
        <Hero>
          <div>
            <h1>
              {page.hero.headline} <em>{page.hero.emphasis}</em>
            </h1>
            <p>{page.hero.lead}</p>
            <Buttons>
              <CallToAction
                affiliateLink={affiliateLink}
                label={page.hero.primaryLabel}
                slot="hero"
                note={`Paid link · ${product.guaranteeDays}-day money-back guarantee`}
              />
              <ButtonLink href={routes.review}>{page.hero.secondaryLabel}</ButtonLink>
            </Buttons>
          </div>
          <AnimatedWave />
        </Hero>
        <KeyFigures entries={productFigures(product)} />

        <SplitSection heading={page.features.heading}>
          <Features>
            {page.features.items.map(({ title, description, icon }) => (
              <li key={title}>
                <FeatureIcon name={icon} />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </Features>
        </SplitSection>

        <SplitSection heading={page.benefits.heading} intro={page.benefits.intro}>
          <Benefits>
            {page.benefits.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Benefits>
        </SplitSection>

        <Testimonials>
          <header>
            <h2>{page.testimonials.heading}</h2>
            <p>{page.testimonials.note}</p>
          </header>
          <ul>
            {testimonials.map(({ name, text, sample }) => (
              <li key={name}>
                <figure>
                  <blockquote>
                    <p>{text}</p>
                  </blockquote>
                  <figcaption>
                    {name}
                    {sample && " (sample text)"}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Testimonials>

        <Newest>
          <header>
            <h2>{page.posts.heading}</h2>
            <p>{page.posts.intro}</p>
            <ButtonLink href={routes.blog}>See all articles</ButtonLink>
          </header>
          <PostGrid posts={posts} affiliateLink={affiliateLink} level={3} />
        </Newest>

        <SplitSection heading={page.faq.heading} intro={<ButtonLink href={routes.faq}>Read all questions</ButtonLink>}>
          <Accordion questions={questions} name="home-faq" level={3} />
        </SplitSection>

        <CallToActionBox affiliateLink={affiliateLink} {...page.closing} note={`Paid link. ${page.closing.note}`} />
      </Container>
    </Layout>
  );
}

const Hero = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-7);
  h1 {
    font-size: var(--display);
    line-height: 1.02;
  }
  h1 + p {
    max-width: 36rem;
    margin-block: var(--space-5);
    color: var(--soft);
    font-size: var(--text-l);
    line-height: 1.5;
  }
  ${media.medium} {
    grid-template-columns: 7fr 5fr;
    gap: var(--space-7);
    align-items: center;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-3);
  align-items: start;
  text-align: center;
  > a {
    padding-block: var(--space-4);
    font-size: var(--text-m);
    line-height: 1.3;
  }
  > div > a {
    display: block;
  }
  ${media.medium} {
    max-width: 20rem;
  }
  ${media.wide} {
    grid-template-columns: 17rem 14rem;
    max-width: none;
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const Features = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-6) var(--space-7);
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    margin-block: var(--space-3) var(--space-2);
    font: 600 var(--head-s) / 1.3 var(--sans);
    letter-spacing: 0;
  }
  p {
    color: var(--soft);
    line-height: 1.55;
  }
  ${media.motion} {
    li {
      animation: ${arrive} var(--calm) ease-out backwards;
    }
    ${[1, 2, 3, 4].map((n) => `li:nth-child(${n}) { animation-delay: ${(n - 1) / 10}s; }`).join("\n")}
  }
`;

const Benefits = styled.ol`
  ${plainList}
  counter-reset: benefit;
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    gap: 0 var(--space-3);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    counter-increment: benefit;
  }
  li:first-child {
    padding-top: 0;
  }
  li::before {
    content: counter(benefit);
    grid-row: span 2;
    color: var(--soft);
    font: 450 var(--head-m) / 1.1 var(--serif);
    font-variant-numeric: lining-nums;
  }
  h3 {
    font: 600 var(--head-s) / 1.4 var(--sans);
    letter-spacing: 0;
  }
  p {
    color: var(--soft);
    line-height: 1.55;
  }
  ${media.medium} {
    h3,
    p {
      grid-column: auto;
    }
    li {
      grid-template-columns: 2.5rem 10rem 1fr;
    }
    li::before {
      grid-row: auto;
    }
  }
`;

const Testimonials = styled.section`
  margin-top: var(--space-8);
  padding-block: var(--space-6);
  border-block: 1px solid var(--line);
  header p {
    margin-top: var(--space-2);
    color: var(--soft);
  }
  ul {
    ${plainList}
    display: grid;
    gap: var(--space-6);
    margin-top: var(--space-6);
  }
  figure,
  blockquote {
    margin: 0;
  }
  blockquote p {
    font: 450 var(--head-n) / 1.4 var(--serif);
  }
  figcaption {
    margin-top: var(--space-3);
    color: var(--soft);
    font-size: var(--text-n);
  }
  ${media.medium} {
    ul {
      grid-template-columns: repeat(3, 1fr);
      gap: 0;
    }
    li + li {
      padding-left: var(--space-5);
      border-left: 1px solid var(--line);
    }
    li:not(:last-child) {
      padding-right: var(--space-5);
    }
  }
`;

const Newest = styled.section`
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
`;
