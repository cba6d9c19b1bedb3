import type { SoundData } from "../../../site/figures/figure-data";
import { claimLabels } from "../../../site/evidence-labels";
import { PaidPicture } from "../../affiliate/paid-picture";
import { StatusBadge } from "../../article/status-badge";
import { SitePicture } from "../../figures/site-picture";
import { SitePictureLink } from "../../figures/site-picture-link";
import { ReadingGrid } from "../../layout/reading-grid";
import { featureIcons, type FeatureIconName } from "../../primitives/feature-icon";
import type { CategoryData, PostCardData, ProductData, SiteData } from "../../props";
import { Benefits } from "../home/benefits";
import { Features } from "../home/features";
import { Hero } from "../home/hero";
import { Testimonials } from "../home/testimonials";
import { Verdict } from "../review/verdict";
import { Group } from "./parts";

export interface PagePartsProps {
  readonly site: SiteData;
  readonly product: ProductData;
  readonly categories: readonly CategoryData[];
  readonly posts: readonly PostCardData[];
}

const sound: SoundData = {
  type: "sound",
  id: "hero",
  title: "200 Hz left, 210 Hz right",
  caption: "What it is and what to listen for.",
  src: "#",
  kind: "binaural",
  carrier: 200,
  rate: 10,
  seconds: 12,
};
const hero = {
  headline: "What is offered,",
  emphasis: "in a few words",
  lead: "What it is, in two sentences. What the reader gets from this site.",
  primaryLabel: "Try the program now",
  secondaryLabel: "Read the review",
};
const benefits = claimLabels.map((evidence) => ({
  title: evidence,
  text: "What people hope for, in a sentence or two.",
  evidence,
}));
const features = (Object.keys(featureIcons) as FeatureIconName[]).map((icon) => ({
  title: `Feature: ${icon}`,
  description: "What the seller offers, in two sentences. It has an icon.",
  icon,
}));
const voices = ["Alex", "Blair", "Casey"].map((name) => ({ name, text: "What a buyer says about it." }));
const smallPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 400'%3E%3Cpath fill='%230a1118' stroke='%238fd0dc' d='M0 0h1200v400H0zM0 200h500q100-250 200 0h500'/%3E%3C/svg%3E";
const verdict = {
  heading: "A review’s heading",
  lead: "What the review is about.",
  verdict: "The verdict in one sentence. What it rests on follows.",
  basis: "What it is based on.",
  updated: "2026-11-22",
  promises: claimLabels.map((evidence, index) => ({ text: `Promise ${index + 1}`, evidence })),
  unknown: ["price", "maker"],
};

/** What stands on one page only: parts of home, of the review and of the archive. */
export function PageParts({ site, product, categories, posts }: PagePartsProps) {
  const { affiliateLink } = site;
  const [post] = posts;
  const heroProps = { affiliateLink, guaranteeDays: product.guaranteeDays, author: site.author, works: 121 };
  const titles = posts.map(({ path, title, date, category }) => ({ path, title, date, categorySlug: category.slug }));
  return (
    <>
      <Group
        title="Home"
        examples={{
          "hero with a sound": (
            <Hero {...heroProps} hero={{ ...hero, known: { text: "What is known.", evidence: "mixed" } }} sound={sound} />
          ),
          "hero without": <Hero {...heroProps} hero={hero} sound={undefined} />,
          features: <Features heading="Features" items={features} />,
          benefits: <Benefits heading="Benefits" intro="With every label of the evidence." items={benefits} />,
          "sample testimonials": (
            <Testimonials heading="Samples" note="They are samples." testimonials={voices.map((voice) => ({ ...voice, sample: true }))} />
          ),
          "real testimonials": (
            <Testimonials heading="Voices" note="They are real." testimonials={voices.map((voice) => ({ ...voice, sample: false }))} />
          ),
        }}
      />
      <Group title="Review">
        <Verdict site={site} product={product} page={verdict} />
      </Group>
      <Group
        title="Pictures of articles and of the site"
        examples={{
          "an article’s picture": post && (
            <PaidPicture picture={post.picture} alt="" affiliateLink={affiliateLink} productName={product.name} label={post.title} />
          ),
          "status of an unpublished article": <StatusBadge statusLabel="Draft" />,
          "the site’s picture": <SitePicture posts={titles} categories={categories} />,
          "the site’s picture, small": <SitePictureLink picture={{ src: smallPicture, width: 1200, height: 400, count: posts.length }} />,
        }}
      />
      <Group title="Reading column">
        <ReadingGrid contents={[{ id: "column", text: "A section" }]}>
          <p id="column">The text, with its contents at the side where there is room.</p>
        </ReadingGrid>
      </Group>
    </>
  );
}
