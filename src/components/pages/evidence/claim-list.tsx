import styled from "styled-components";
import { shownLabel } from "../../../site/evidence-labels";
import { claimFragment } from "../../../site/pages/evidence-pages";
import { framedTarget, plainHeading, plainList, softText } from "../../../styles/mixins";
import { EvidenceMeter } from "../../figures/evidence-meter";
import { Day } from "../../primitives/day";
import type { ClaimEntryData } from "../../props";
import { WorkLinks } from "./evidence-table";

const speakers = { seller: "What the seller says", study: "What research found", us: "What we conclude" };

/** All claims, by who says them, each with its label, works, what is not known, and when it was checked. */
export function ClaimList({ claims }: { readonly claims: readonly ClaimEntryData[] }) {
  return Object.entries(speakers).map(([speaker, heading]) => {
    const own = claims.filter(({ source }) => source === speaker);
    if (own.length === 0) return null;
    return (
      <Group key={speaker}>
        <h3>{heading}</h3>
        <ul>
          {own.map((claim) => (
            <Claim key={claim.id} claim={claim} />
          ))}
        </ul>
      </Group>
    );
  });
}

function Claim({ claim }: { readonly claim: ClaimEntryData }) {
  const { id, claim: text, source, evidence, unknown, checked, works } = claim;
  const shown = shownLabel({ source, evidence });
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
        {works.length > 0 && (
          <>
            <WorkLinks works={works} />.{" "}
          </>
        )}
        Checked <Day date={checked} />.
      </p>
    </li>
  );
}

const Group = styled.div`
  h3 {
    margin-top: var(--space-5);
    ${plainHeading}
  }
  ul {
    ${plainList}
  }
  li {
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
    ${framedTarget}
  }
  p {
    margin-top: var(--space-1);
    ${softText}
    line-height: 1.5;
  }
`;
