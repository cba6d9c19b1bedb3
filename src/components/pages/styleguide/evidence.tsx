import { claimLabels, evidenceLabels } from "../../../site/evidence-labels";
import { EvidenceMeter } from "../../figures/evidence-meter";
import type { ClaimEntryData, ReferenceData, WorkData, WorkLinkData } from "../../props";
import { ClaimList } from "../evidence/claim-list";
import { EvidenceTable } from "../evidence/evidence-table";
import { LabelLegend } from "../evidence/label-legend";
import { WorkEntry } from "../evidence/work-entry";
import { Column, Group } from "./parts";

const methods = [
  { slug: "first-method", label: "A method" },
  { slug: "exercise", label: "Another method" },
];
const outcomes = [
  { slug: "memory", label: "An outcome" },
  { slug: "sleep", label: "Another outcome" },
];
const works = evidenceLabels.map((evidence, index): WorkLinkData => ({
  id: `evidence-${evidence}`,
  name: `Author & Other ${2019 + index}`,
  method: index < 3 ? "first-method" : "exercise",
  outcomes: ["memory", "sleep"],
  evidence,
}));

const claims = ["seller", "study", "us"].map((source, index): ClaimEntryData => ({
  id: source,
  claim: "A claim, as the site makes it.",
  source,
  evidence: claimLabels[index] ?? "mixed",
  unknown: "What nobody has looked at.",
  checked: "2026-11-22",
  works: works.slice(0, 2),
}));

const toWork = (reference: ReferenceData): WorkData => ({
  ...reference,
  id: `work-entry-${reference.id}`,
  name: "Author & Other 2020",
  finding: "What was found.",
  effects: [
    {
      id: "pooled",
      outcome: "Memory",
      measure: "g",
      estimate: 0.4,
      low: 0.1,
      high: 0.7,
      level: 95,
      k: 12,
      n: 400,
      comparison: "silence",
      readIn: "abstract",
    },
  ],
  citedBy: [{ text: "An article", to: "/styleguide/" }],
});

/** Meters and the parts of the evidence pages. */
export function Evidence({ references }: { readonly references: readonly ReferenceData[] }) {
  return (
    <Group
      title="Evidence"
      examples={{
        ...Object.fromEntries(claimLabels.map((label) => [`meter: ${label}`, <EvidenceMeter key={label} label={label} />])),
        legend: <LabelLegend />,
        "table of works": <EvidenceTable works={works} methods={methods} outcomes={outcomes} />,
        claims: <ClaimList claims={claims} />,
        "a work": (
          <Column>
            {references.slice(0, 1).map((reference) => (
              <WorkEntry key={reference.id} work={toWork(reference)} />
            ))}
          </Column>
        ),
      }}
    />
  );
}
