import type { Element, Root } from "hast";
import type { ReactNode } from "react";
import styled from "styled-components";
import { claimLabels, evidenceLabels } from "../../site/evidence-labels";
import { absoluteUrl } from "../../site/routes";
import { breadcrumbs } from "../../site/breadcrumbs";
import { media } from "../../styles/media";
import { plainList } from "../../styles/mixins";
import { colours, scale } from "../../styles/tokens";
import { Accordion } from "../primitives/accordion";
import { BackLink } from "../layout/back-link";
import { BrandMark } from "../layout/brand-mark";
import { Breadcrumb } from "../layout/breadcrumb";
import { ButtonLink } from "../primitives/button-link";
import { CallToAction } from "../affiliate/call-to-action";
import { CallToActionBox } from "../affiliate/call-to-action-box";
import { CategoryBadge } from "../article/category-badge";
import { CategoryNav } from "../article/category-nav";
import { Container } from "../layout/container";
import { Day } from "../primitives/day";
import { FeatureIcon, type FeatureIconName } from "../primitives/feature-icon";
import { KeyFigures } from "../figures/key-figures";
import { Layout } from "../layout/layout";
import { AnimatedWave } from "../figures/animated-wave";
import { Markdown } from "../article/markdown";
import { PrevNextLinks } from "../article/prev-next-links";
import { PageHeading } from "../layout/page-heading";
import { Pager } from "../layout/pager";
import { PostCard } from "../article/post-card";
import { PostGrid } from "../article/post-grid";
import { productFigures } from "../affiliate/product-figures";
import type { CategoryData, PostCardData, ProductData, QuestionData, ReferenceData, SiteData } from "../props";
import { References } from "../article/references";
import { RelatedPosts } from "../article/related-posts";
import { SplitSection } from "../layout/split-section";
import { TableOfContents } from "../article/table-of-contents";
import { ArticleActions } from "../article/article-actions";

export interface StyleguidePageProps {
  readonly path: string;
  readonly site: SiteData;
  readonly product: ProductData;
  readonly categories: readonly CategoryData[];
  readonly posts: readonly PostCardData[];
  readonly questions: readonly QuestionData[];
  readonly references: readonly ReferenceData[];
}

const icons: readonly FeatureIconName[] = ["tones", "clock", "download", "guarantee"];
const typeSizes = Object.entries(scale).filter(([name]) => /^(?:text-|head-|display)/.test(name));
const spaces = Object.entries(scale).filter(([name]) => /^(?:space-|gutter)/.test(name));
const others = Object.entries(scale).filter(([name]) => !/^(?:text-|head-|display|space-|gutter)/.test(name));

/** Every public component in its states, and the tokens by name. */
export function StyleguidePage({ path, site, product, categories, posts, questions, references }: StyleguidePageProps) {
  const { affiliateLink } = site;
  const [post] = posts;
  const [category] = categories;
  const labels = { affiliateLink, label: "Try the program now" };
  return (
    <Layout site={site} path={path}>
      <Container>
        <PageHeading
          trail={breadcrumbs.page("Style guide", path)}
          title="Style guide"
          lead="Every component in its states, and the tokens that they are made of."
        />

        <Group title="Colours">
          <Swatches>
            {Object.entries(colours).map(([name, [light, dark]]) => (
              <li key={name}>
                <Swatch $name={name} />
                <code>--{name}</code>
                <small>
                  {light} · {dark}
                </small>
              </li>
            ))}
          </Swatches>
        </Group>

        <Group title="Type">
          {typeSizes.map(([name, size]) => (
            <State key={name} name={`--${name}: ${size}`}>
              <Sample $size={name} $serif={!name.startsWith("text-")}>
                Sound you can see
              </Sample>
            </State>
          ))}
        </Group>

        <Group title="Space, measures and motion">
          {spaces.map(([name, size]) => (
            <State key={name} name={`--${name}: ${size}`}>
              <Bar $size={name} />
            </State>
          ))}
          <List>
            {others.map(([name, value]) => (
              <li key={name}>
                <code>
                  --{name}: {value}
                </code>
              </li>
            ))}
          </List>
        </Group>

        <Group title="Buttons to the seller">
          <State name="large">
            <CallToAction {...labels} />
          </State>
          <State name="medium">
            <CallToAction {...labels} size="medium" />
          </State>
          <State name="blinking">
            <CallToAction {...labels} blinking />
          </State>
          <State name="bar">
            <CallToAction {...labels} size="medium" variant="bar" />
          </State>
          <State name="with a note of its own">
            <CallToAction {...labels} note="Paid link. Results may vary." />
          </State>
          <State name="a long label">
            <CallToAction {...labels} label="Try the program now and see over the coming weeks whether a session a day is for you" />
          </State>
        </Group>

        <Group title="Links">
          <State name="button link">
            <ButtonLink href={path}>Read the review</ButtonLink>
          </State>
          <State name="back link">
            <BackLink to={path} text="All articles" />
          </State>
          {categories.map((entry) => (
            <State key={entry.slug} name={`category badge, ${entry.band}`}>
              <CategoryBadge category={entry} />
            </State>
          ))}
          {category && (
            <State name="breadcrumb, of an article">
              <Breadcrumb
                trail={breadcrumbs.post(category, "An article", path).slice(0, -1)}
                last={<CategoryBadge category={category} />}
              />
            </State>
          )}
          <State name="share, copy and feed">
            <ArticleActions url={absoluteUrl(site.url, path)} title="An article" markdownExport={path} feed={path} />
          </State>
          <State name="neighbors, both">
            <PrevNextLinks older={{ text: "The older article", to: path }} newer={{ text: "The newer article", to: path }} />
          </State>
          <State name="neighbors, the newest article">
            <PrevNextLinks older={{ text: "The older article", to: path }} newer={null} />
          </State>
          <State name="contents">
            <TableOfContents
              entries={[
                { id: "table", text: "A table" },
                { id: "evidence", text: "Evidence" },
              ]}
            />
          </State>
        </Group>

        <Group title="Category tiles">
          <State name="none is current">
            <CategoryNav categories={categories} />
          </State>
          <State name="one is current">
            <CategoryNav categories={categories} current={category?.slug} />
          </State>
        </Group>

        <Group title="Accordion">
          <Accordion questions={questions} name="styleguide" level={3} />
        </Group>

        <Group title="Cards">
          <State name="a grid">
            <PostGrid posts={posts} affiliateLink={affiliateLink} level={3} />
          </State>
          {post && (
            <State name="one card, its heading a level higher">
              <Narrow>
                <PostCard post={post} affiliateLink={affiliateLink} level={2} />
              </Narrow>
            </State>
          )}
          <State name="related articles">
            <RelatedPosts posts={posts} />
          </State>
        </Group>

        <Group title="Pager">
          {(
            [
              [1, 2],
              [1, 12],
              [2, 12],
              [6, 12],
              [12, 12],
              [500, 1112],
            ] as const
          ).map(([pageNumber, pageCount]) => (
            <State key={`${pageNumber} of ${pageCount}`} name={`page ${pageNumber} of ${pageCount}`}>
              <Pager pageNumber={pageNumber} pageCount={pageCount} pathOf={(n) => `${path}#page-${n}`} />
            </State>
          ))}
        </Group>

        <Group title="Running text">
          <Column>
            <Markdown tree={text} affiliateLink={affiliateLink} claims={claimLabels.map((evidence) => ({ id: evidence, evidence }))} />
          </Column>
        </Group>

        <Group title="References">
          <References references={references} />
        </Group>

        <Group title="Figures">
          <KeyFigures entries={productFigures(product)} />
        </Group>

        <Group title="Call-to-action box">
          <CallToActionBox
            {...labels}
            heading="A closing offer"
            text="What it is, and on which terms."
            note="Paid link. Results may vary."
            blinking
          />
        </Group>

        <Group title="Icons, mark and trace">
          <Row>
            {icons.map((name) => (
              <li key={name}>
                <FeatureIcon name={name} />
                <code>{name}</code>
              </li>
            ))}
            <li>
              <BrandMark />
              <code>brand mark</code>
            </li>
          </Row>
          <State name="live trace">
            <Column>
              <AnimatedWave />
            </Column>
          </State>
          <State name="day">
            <Day date="2025-07-24" />
          </State>
        </Group>

        <SplitSection heading="Split section" intro="Its heading at the left, its content at the right.">
          <p>One below the other on phones.</p>
        </SplitSection>
      </Container>
    </Layout>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Name>{name}</Name>
      {children}
    </div>
  );
}

type Content = string | Element;

const element = (tagName: string, properties: Element["properties"], ...children: Content[]): Element => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});
const row = (cell: string, ...texts: string[]) => element("tr", {}, ...texts.map((value) => element(cell, {}, value)));

/** What the Markdown transforms make of a body that has everything. */
const text: Root = {
  type: "root",
  children: [
    element(
      "p",
      {},
      "A paragraph with ",
      element("a", { href: "#table" }, "a link"),
      ", ",
      element("strong", {}, "bold"),
      " and ",
      element("em", {}, "slanted"),
      " words, and a citation.",
      element("cite-ref", { work: "oster-1973", number: "1", first: "first" }),
    ),
    element(
      "p",
      {},
      "A sentence that is marked with its claim. ",
      element("claim-mark", { claim: "mixed" }),
      " Another one, which the seller makes. ",
      element("claim-mark", { claim: "stated" }),
    ),
    element("ul", {}, element("li", {}, "A point"), element("li", {}, "Another point")),
    element("ol", {}, element("li", {}, "First this"), element("li", {}, "Then that")),
    element("blockquote", {}, element("p", {}, "A quotation.")),
    element(
      "section",
      { ariaLabelledBy: ["evidence"] },
      element("h2", { id: "evidence" }, "Evidence"),
      ...evidenceLabels.map((label) =>
        element(
          "div",
          { role: "note", className: ["evidence", `evidence-${label}`] },
          element("p", {}, element("strong", {}, `Evidence: ${label}.`), " What is known, in a sentence or two."),
        ),
      ),
    ),
    element(
      "section",
      { ariaLabelledBy: ["table"] },
      element("h2", { id: "table" }, "A table"),
      element("h3", {}, "A heading within a section"),
      element(
        "figure",
        { className: ["table"] },
        element("figcaption", { id: "table-1" }, "Eight weeks, in minutes"),
        element(
          "div",
          { role: "group", tabIndex: 0, ariaLabelledBy: ["table-1"] },
          element(
            "table",
            {},
            element("thead", {}, row("th", "Week", "Easy", "Brisk", "One walk", "Three walks", "Remark")),
            element(
              "tbody",
              {},
              row("td", "1", "10", "10", "20", "60", "A beginning"),
              row("td", "2", "10", "15", "25", "75", "A little more"),
            ),
          ),
        ),
      ),
      element("cta-button", { label: "Try the program now", size: "large" }),
    ),
  ],
};

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-top: var(--space-8);
  padding-top: var(--space-5);
  border-top: 1px solid var(--ink);
`;

const Name = styled.p`
  margin-bottom: var(--space-2);
  color: var(--soft);
  font-size: var(--text-s);
`;

const List = styled.ul`
  ${plainList}
`;

const Row = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
`;

const Swatches = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-4);
  li {
    display: grid;
    font-size: var(--text-s);
  }
  small {
    color: var(--soft);
    font-size: var(--text-xs);
  }
`;

const Swatch = styled.span<{ $name: string }>`
  height: var(--space-7);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--${({ $name }) => $name});
`;

const Sample = styled.p<{ $size: string; $serif: boolean }>`
  font-family: var(--${({ $serif }) => ($serif ? "serif" : "sans")});
  font-size: var(--${({ $size }) => $size});
  line-height: 1.1;
`;

const Bar = styled.div<{ $size: string }>`
  width: var(--${({ $size }) => $size});
  height: var(--space-3);
  background: var(--link);
`;

const Column = styled.div`
  max-width: var(--column);
`;

const Narrow = styled.div`
  ${media.medium} {
    width: calc(var(--column) / 2);
  }
`;
