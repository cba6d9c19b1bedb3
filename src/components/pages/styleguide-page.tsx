import styled, { createGlobalStyle } from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { claimLabels } from "../../site/evidence-labels";
import { motifNames } from "../../site/motifs";
import { plainList } from "../../styles/mixins";
import { colourScheme } from "../../styles/tokens";
import { KeyFigures } from "../affiliate/key-figures";
import { Markdown } from "../article/markdown";
import { PostGrid } from "../article/post-card";
import { References } from "../article/references";
import { RelatedPosts } from "../article/related-posts";
import { MotifIcon } from "../figures/motif-icon";
import { BrandMark } from "../layout/brand-mark";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import { SplitSection } from "../layout/split-section";
import { Accordion } from "../primitives/accordion";
import { Day } from "../primitives/day";
import { FeatureIcon, featureIcons, type FeatureIconName } from "../primitives/feature-icon";
import type { CategoryData, PostCardData, ProductData, QuestionData, ReferenceData, SiteData } from "../props";
import { Charts } from "./styleguide/charts";
import { Evidence } from "./styleguide/evidence";
import type { Scheme } from "./styleguide/frames";
import { Buttons, Links, Pagers } from "./styleguide/links-and-buttons";
import { Column, Group } from "./styleguide/parts";
import { PageParts } from "./styleguide/page-parts";
import { Sounds } from "./styleguide/sounds";
import { Tokens } from "./styleguide/tokens";

export interface StyleguidePageProps {
  readonly path: string;
  readonly scheme: Scheme;
  readonly site: SiteData;
  readonly product: ProductData;
  readonly categories: readonly CategoryData[];
  readonly posts: readonly PostCardData[];
  readonly questions: readonly QuestionData[];
  readonly references: readonly ReferenceData[];
  /** The HTML tree of a text with every Markdown element. */
  readonly tree: unknown;
}

const claims = claimLabels.map((evidence) => ({ id: evidence, evidence }));

/** Every component in its states and the design tokens, in one colour scheme whatever the system has. */
export function StyleguidePage({ path, scheme, site, product, categories, posts, questions, references, tree }: StyleguidePageProps) {
  const { affiliateLink } = site;
  return (
    <Layout site={site} path={path}>
      <SchemeStyle $scheme={scheme} />
      <PageHeading
        breadcrumbs={breadcrumbs.page("Style guide", path)}
        title="Style guide"
        lead="Every component in its states, and the design tokens."
      />
      <Tokens />
      <Buttons affiliateLink={affiliateLink} />
      <Links path={path} siteUrl={site.url} categories={categories} />
      <Cards posts={posts} site={site} product={product} />
      <Pagers path={path} />
      <Evidence references={references} />
      <Group
        title="Text and figures"
        examples={{
          accordion: <Accordion questions={questions} name="styleguide" />,
          "running text": (
            <Column>
              <Markdown tree={tree} affiliateLink={affiliateLink} claims={claims} />
            </Column>
          ),
          references: <References references={references} />,
          "key figures": <KeyFigures product={product} />,
          day: <Day date="2025-07-24" />,
        }}
      />
      <PageParts site={site} product={product} categories={categories} posts={posts} />
      <Charts />
      <Drawings />
      <Sounds />
      <SplitSection heading="Split section">
        <p>Heading at the left, content at the right; stacked on phones.</p>
      </SplitSection>
    </Layout>
  );
}

function Cards({ posts, site, product }: Pick<StyleguidePageProps, "posts" | "site" | "product">) {
  return (
    <Group
      title="Cards"
      examples={{
        "a grid": <PostGrid posts={posts} affiliateLink={site.affiliateLink} productName={product.name} />,
        "related articles": <RelatedPosts posts={posts} />,
      }}
    />
  );
}

function Drawings() {
  return (
    <Group title="Icons, logo and drawings">
      <Row>
        {(Object.keys(featureIcons) as FeatureIconName[]).map((name) => (
          <li key={name}>
            <FeatureIcon name={name} />
            <code>{name}</code>
          </li>
        ))}
        {motifNames.map((motif) => (
          <li key={motif}>
            <MotifIcon motif={motif} />
            <code>{motif}</code>
          </li>
        ))}
        <li>
          <BrandMark />
          <code>logo</code>
        </li>
      </Row>
    </Group>
  );
}

const SchemeStyle = createGlobalStyle<{ $scheme: Scheme }>`
  html:root {
    color-scheme: ${({ $scheme }) => $scheme};
    ${({ $scheme }) => colourScheme($scheme)}
  }
`;

const Row = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
`;
