import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { claimLabels } from "../../site/evidence-labels";
import { media } from "../../styles/media";
import { plainList } from "../../styles/mixins";
import { KeyFigures } from "../affiliate/key-figures";
import { productFigures } from "../affiliate/product-figures";
import { Markdown } from "../article/markdown";
import { PostCard } from "../article/post-card";
import { PostGrid } from "../article/post-grid";
import { References } from "../article/references";
import { RelatedPosts } from "../article/related-posts";
import { AnimatedWave } from "../figures/animated-wave";
import { BrandMark } from "../layout/brand-mark";
import { Layout } from "../layout/layout";
import { PageHeading } from "../layout/page-heading";
import { SplitSection } from "../layout/split-section";
import { Accordion } from "../primitives/accordion";
import { Day } from "../primitives/day";
import { FeatureIcon, type FeatureIconName } from "../primitives/feature-icon";
import type { CategoryData, PostCardData, ProductData, QuestionData, ReferenceData, SiteData } from "../props";
import { Buttons } from "./styleguide/buttons";
import { CategoryTiles, Links, Pagers } from "./styleguide/links";
import { Column, Example, Group } from "./styleguide/parts";
import { Tokens } from "./styleguide/tokens";

export interface StyleguidePageProps {
  readonly path: string;
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

/** Every component in its states, and the design tokens. */
export function StyleguidePage({ path, site, product, categories, posts, questions, references, tree }: StyleguidePageProps) {
  const { affiliateLink } = site;
  return (
    <Layout site={site} path={path}>
      <PageHeading
        breadcrumbs={breadcrumbs.page("Style guide", path)}
        title="Style guide"
        lead="Every component in its states, and the design tokens."
      />
      <Tokens />
      <Buttons affiliateLink={affiliateLink} />
      <Links path={path} siteUrl={site.url} categories={categories} />
      <CategoryTiles categories={categories} />
      <Group title="Accordion">
        <Accordion questions={questions} name="styleguide" level={3} />
      </Group>
      <Cards posts={posts} affiliateLink={affiliateLink} productName={product.name} />
      <Pagers path={path} />
      <Group title="Running text">
        <Column>
          <Markdown tree={tree} affiliateLink={affiliateLink} claims={claims} />
        </Column>
      </Group>
      <Group title="References">
        <References references={references} />
      </Group>
      <Group title="Key figures">
        <KeyFigures entries={productFigures(product)} />
      </Group>
      <Drawings />
      <SplitSection heading="Split section" intro="Heading at the left, content at the right.">
        <p>Stacked on phones.</p>
      </SplitSection>
    </Layout>
  );
}

interface CardsProps {
  readonly posts: readonly PostCardData[];
  readonly affiliateLink: string;
  readonly productName: string;
}

function Cards({ posts, affiliateLink, productName }: CardsProps) {
  const [post] = posts;
  const common = { affiliateLink, productName };
  return (
    <Group title="Cards">
      <Example name="a grid">
        <PostGrid posts={posts} {...common} level={3} />
      </Example>
      {post && (
        <Example name="a card with an h2">
          <Narrow>
            <PostCard post={post} {...common} level={2} />
          </Narrow>
        </Example>
      )}
      <Example name="related articles">
        <RelatedPosts posts={posts} />
      </Example>
    </Group>
  );
}

const icons: readonly FeatureIconName[] = ["tones", "clock", "download", "guarantee"];

function Drawings() {
  return (
    <Group title="Icons, logo and drawings">
      <Row>
        {icons.map((name) => (
          <li key={name}>
            <FeatureIcon name={name} />
            <code>{name}</code>
          </li>
        ))}
        <li>
          <BrandMark />
          <code>logo</code>
        </li>
      </Row>
      <Example name="animated wave">
        <Column>
          <AnimatedWave />
        </Column>
      </Example>
      <Example name="day">
        <Day date="2025-07-24" />
      </Example>
    </Group>
  );
}

const Row = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
`;

const Narrow = styled.div`
  ${media.medium} {
    width: calc(var(--column) / 2);
  }
`;
