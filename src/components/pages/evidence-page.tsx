import styled from "styled-components";
import { breadcrumbs } from "../../site/breadcrumbs";
import { claimLabels, labels, displayLabel } from "../../site/evidence-labels";
import { formatCount, formatStudyCount } from "../../site/format-count";
import { routes } from "../../site/routes";
import { ClosingOffer } from "../affiliate/call-to-action-box";
import { EvidencePoster, type EvidencePosterProps } from "../figures/evidence-poster";
import { EvidenceMeter, meterKey } from "../figures/evidence-meter";
import { Breadcrumb } from "../layout/page-heading";
import { Layout } from "../layout/layout";
import { ReadingGrid } from "../layout/reading-grid";
import { shortCitation } from "../../content-model/citation";
import type { Claim } from "../../content-model/types/claim";
import type { Reference } from "../../content-model/types/reference";
import type { LinkData, PageSite } from "../props";
import { claimFragment } from "../../site/pages/evidence-pages";
import { framedTarget, notPrinted, plainList, softText, media } from "../../styles/mixins";
import { Day } from "../primitives/day";
import { Fact, FactList } from "../primitives/fact-list";
import { joined, linkItems, textLink } from "../primitives/links";

interface EvidencePageProps extends EvidencePosterProps {
  readonly site: PageSite;
  /** Said after the numbers of works and claims. */
  readonly note?: string | null | undefined;
  readonly claims: readonly Claim[];
  /** The poster as files; undefined in a preview. */
  readonly posterFiles?: { readonly png: string; readonly svg: string } | undefined;
}

/** The poster of all studies as the first screen, then all works as a list, the labels, and all claims. */
export function EvidencePage({ site, note, methods: allMethods, highlights, works, claims, posterFiles }: EvidencePageProps) {
  const methods = allMethods.filter(({ slug }) => works.some(({ method }) => method === slug));
  const studies = works.filter(({ evidence }) => evidence).length;
  const sources =
    works.length > studies ? `, ${formatCount(works.length - studies, "page", "pages")} by makers, regulators, and others` : "";
  const lead = `The research behind this site, for and against: ${formatStudyCount(studies)}${sources}, and all ${claims.length} of our claims, each with what nobody knows yet.`;
  return (
    <Layout site={site} path={routes.evidence} hasContents>
      <First>
        <EvidencePoster methods={methods} works={works} highlights={highlights}>
          <Breadcrumb items={breadcrumbs.evidence()} />
          <h1>{formatStudyCount(studies)}, each a dot</h1>
        </EvidencePoster>
        {posterFiles && <Files {...posterFiles} />}
      </First>
      <ReadingGrid
        contents={[
          { id: "works", text: "Every work by name" },
          { id: "labels", text: "What the labels mean" },
          { id: "claims", text: "Every claim we make" },
        ]}
      >
        <Section aria-labelledby="works">
          <h2 id="works">Every work by name</h2>
          <p>{note ? `${lead} ${note}` : lead} Each name leads to what the work found, how big the effect was, and what it can’t show.</p>
          <Folded>
            <summary>All {works.length} by method</summary>
            <ReferenceList methods={methods} works={works} />
          </Folded>
        </Section>
        <Section aria-labelledby="labels">
          <h2 id="labels">What the labels mean</h2>
          <p>{meterKey} The more squares, the surer the evidence.</p>
          <Legend>
            {claimLabels.map((label) => (
              <Fact key={label} name={<EvidenceMeter label={label} />}>
                {labels[label].meaning}
              </Fact>
            ))}
          </Legend>
        </Section>
        <Section aria-labelledby="claims">
          <h2 id="claims">Every claim we make</h2>
          <ClaimList claims={claims} works={works} />
        </Section>
        <ClosingOffer compact />
      </ReadingGrid>
    </Layout>
  );
}

const Files = ({ png, svg }: NonNullable<EvidencePageProps["posterFiles"]>) => (
  <p>
    Keep the poster as a file:{" "}
    <a href={png} download="evidence-poster.png">
      PNG
    </a>{" "}
    or{" "}
    <a href={svg} download="evidence-poster.svg">
      SVG
    </a>
    .
  </p>
);

const Section = styled.section`
  margin-bottom: var(--space-7);
  h2 {
    margin-bottom: var(--space-4);
  }
`;

const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-5) var(--space-7);
  > p {
    ${notPrinted}
  }
  ${media.upright} {
    padding-top: 0;
    figure {
      margin-inline: calc(-1 * var(--gutter));
      padding: 0 var(--gutter) var(--space-1);
      border-radius: 0;
    }
  }
`;

const Folded = styled.details`
  margin-top: var(--space-4);
  summary {
    padding-block: var(--space-2);
    font-weight: 600;
  }
`;

/** A link to what a work found. */
const workLink = (work: Reference): LinkData => ({ path: `${routes.evidenceOf(work.method)}#${work.id}`, title: shortCitation(work) });

/** The works of a poster as links, by method. */
function ReferenceList({ methods, works }: Pick<EvidencePosterProps, "methods" | "works">) {
  return (
    <References>
      {methods.map(({ slug, label }) => (
        <section key={slug} aria-labelledby={slug}>
          <h3 id={slug}>{label}</h3>
          <ul>{linkItems(works.filter(({ method }) => method === slug).map(workLink))}</ul>
        </section>
      ))}
    </References>
  );
}

const References = styled.div`
  columns: 16rem;
  column-gap: var(--space-6);
  font-size: var(--text-n);
  h3 {
    padding-top: var(--space-4);
  }
  ul {
    ${plainList}
  }
  li a {
    display: block;
    padding-block: 0.1875rem;
    line-height: 1.25;
  }
`;

const Legend = styled(FactList)`
  margin-top: var(--space-4);
  div {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    ${media.medium} {
      grid-template-columns: 19rem 1fr;
    }
  }
  dt {
    font-weight: 600;
  }
`;

const speakers = { seller: "What the seller says", study: "What research found", us: "What we conclude" };

/** All claims, by who says them, each with its label, works, what is not known, and when it was checked. */
function ClaimList({ claims, works }: Pick<EvidencePageProps, "claims" | "works">) {
  return Object.entries(speakers).map(([speaker, heading]) => {
    const own = claims.filter(({ source }) => source === speaker);
    if (own.length === 0) return null;
    return (
      <Group key={speaker}>
        <summary>
          {heading}: {formatCount(own.length, "claim", "claims")}
        </summary>
        <ul>
          {own.map((claim) => (
            <ClaimEntry key={claim.id} claim={claim} works={works} />
          ))}
        </ul>
      </Group>
    );
  });
}

function ClaimEntry({ claim, works }: { readonly claim: Claim } & Pick<EvidencePageProps, "works">) {
  const { id, claim: text, source, evidence, unknown, checked, references } = claim;
  const own = references.flatMap((reference) => works.find((work) => work.id === reference) ?? []);
  const shown = displayLabel({ source, evidence });
  return (
    <li id={claimFragment(id)}>
      <strong>{text}</strong>
      <p>
        <EvidenceMeter label={shown} />
        {shown !== evidence && (
          <>
            ; research: <EvidenceMeter label={evidence} />
          </>
        )}
      </p>
      <p>Not known: {unknown}</p>
      <p>
        {joined(", ", own.map(workLink).map(textLink))}
        {own.length > 0 && ". "}
        Checked <Day date={checked} />.
      </p>
    </li>
  );
}

const Group = styled(Folded)`
  ul {
    ${plainList}
  }
  li {
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    ${framedTarget}
  }
  p {
    margin-top: var(--space-1);
    ${softText}
    line-height: 1.5;
  }
`;
