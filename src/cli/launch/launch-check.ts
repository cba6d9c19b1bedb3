import { compareDiagnostics, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { findFiles, type ContentTree } from "../../lint/content-tree";
import { atField, type ReportDiagnostic } from "../../lint/rule";
import { claimFields } from "../../lint/rules/claims-file";
import { confirmedNumbers } from "../../lint/maintenance/maintenance-list";
import { allBlocks } from "../../lint/text-blocks";
import { isPlaceholder } from "../../site/placeholders";

export interface LaunchInput {
  readonly tree: ContentTree;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** ISO day of the launch. */
  readonly today: string;
  /** Text of a built file by its path below `dist/`; undefined where there is none. */
  readonly readBuilt: (file: string) => string | undefined;
}

/** Everything that is missing for a legally compliant, working launch. Warnings are facts that only the owner can confirm. */
export function checkLaunch(input: LaunchInput): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report: ReportDiagnostic = (at, id, message, suggestion, severity = "error") =>
    diagnostics.push({ ...errorAt(at, id, message, suggestion), severity });
  for (const check of checks) check(input, report);
  return diagnostics.sort(compareDiagnostics);
}

/** With one of these a build for production fails: no click would reach the seller, or made-up praise would be published. */
const blocking = ["affiliate-link", "site-url", "sample-testimonial", "rating-source"];

export function blocksBuild({ id }: Diagnostic): boolean {
  return blocking.includes(id);
}

function ownerSettings({ tree }: LaunchInput, report: ReportDiagnostic): void {
  for (const file of findFiles(tree, "site")) {
    const { affiliateLink, url, contactEmail, publisher } = file.value;
    const add = (field: string, id: string, message: string, suggestion: string) =>
      report(atField(file, field.split(".")), id, message, suggestion);
    if (isUnreachable(affiliateLink))
      add("affiliateLink", "affiliate-link", `the affiliate link ${affiliateLink} is a placeholder`, "enter your own link");
    if (isUnreachable(url)) add("url", "site-url", `the site’s URL ${url} is a placeholder`, "enter your own URL");
    if (isPlaceholder(publisher.name))
      add("publisher.name", "publisher", "the publisher has no name", "name the person or company that publishes the site");
    else if (isPlaceholder(publisher.place))
      add("publisher.place", "publisher", "the publisher has no postal address", "enter it; most countries require one of sellers");
    if (isUnreachable(contactEmail))
      add("contactEmail", "contact", `the address ${contactEmail} is a placeholder`, "enter your own mail address");
  }
}

/** Whether a URL or mail address has a host reserved for examples and tests (RFC 2606, RFC 6761) or is the local machine. */
function isUnreachable(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.slice(address.indexOf("@") + 1);
  return isPlaceholder(address) || /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1/i.test(host);
}

function rating({ tree }: LaunchInput, report: ReportDiagnostic): void {
  for (const file of findFiles(tree, "product")) {
    const { rating: value, reviewCount, ratingUrl, ratingSeen, showAggregateRating } = file.value;
    if (!showAggregateRating) {
      const off = "search engines are not told the rating, because nobody has confirmed it";
      report(atField(file, ["showAggregateRating"]), "aggregate-rating", off, "enter confirmed.rating, then turn it on", "warning");
    }
    if (ratingUrl && ratingSeen) continue;
    const message = `the source of the rating ${value} from ${reviewCount} reviews is incomplete`;
    const suggestion = "enter ratingUrl, the page that shows it, and ratingSeen, the day when you looked";
    report(atField(file, [ratingUrl ? "ratingSeen" : "ratingUrl"]), "rating-source", message, suggestion);
  }
}

function sampleTestimonials({ tree }: LaunchInput, report: ReportDiagnostic): void {
  for (const file of findFiles(tree, "testimonials"))
    file.value.items.forEach(({ name, sample }, index) => {
      const message = `the testimonial of ${name} is a sample`;
      if (sample) report(atField(file, ["items", index]), "sample-testimonial", message, "replace it with a real one and its consent");
    });
}

function figuresToConfirm({ tree, today }: LaunchInput, report: ReportDiagnostic): void {
  confirmedNumbers({ ...tree, today }, report);
}

/** An expired claim is a warning in the content lint, but an error here. */
function claimsToCheck({ tree, today }: LaunchInput, report: ReportDiagnostic): void {
  claimFields({ ...tree, today }, (at, id, message, suggestion) => report(at, id, message, suggestion));
}

/** Typical marks of unfinished text. */
const unfinished =
  /\[(?!\^)[^\]\n]{3,}\](?![([:])|\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\b(?:your|company) (?:name|address) here\b|\binsert \w+ here\b|@example\.|\bexample\.(?:com|org|net)\b/i;

/** Unfinished text in legal texts, pages and settings. */
function placeholderTexts({ tree }: LaunchInput, report: ReportDiagnostic): void {
  const checkedAbove = new Set(["publisher", "url", "affiliateLink", "contactEmail"]);
  for (const block of allBlocks(tree)) {
    const { source, kind, field, text } = block;
    if (/\/posts\//.test(source.file) || kind === "row" || checkedAbove.has(String(field?.[0]))) continue;
    const mark = unfinished.exec(text)?.[0];
    if (mark) report(block.at, "placeholder", `'${mark}' is a placeholder`, "write the text");
  }
}

function cmsBackend({ tree, environment: { CMS_REPOSITORY, REPOSITORY_URL = "" } }: LaunchInput, report: ReportDiagnostic): void {
  const [file] = findFiles(tree, "site");
  if (!file || file.value.cms?.repository || CMS_REPOSITORY || /github\.com[/:]/.test(REPOSITORY_URL)) return;
  const suggestion = "enter owner/name in cms.repository or in CMS_REPOSITORY";
  report(atField(file, ["cms", "repository"]), "cms-backend", "the CMS has no repository to write to", suggestion);
}

/** Environment variables that make a build differ from one for production today. */
function environment({ environment: { CONTEXT, BUILD_DATE } }: LaunchInput, report: ReportDiagnostic): void {
  const file = "environment";
  if (CONTEXT && CONTEXT !== "production") report({ file }, "preview", `CONTEXT is ${CONTEXT}`, "launch with CONTEXT=production");
  if (BUILD_DATE) report({ file }, "preview", `BUILD_DATE is ${BUILD_DATE}, so the site would be built for that day`, "unset it");
}

/** A preview build asks search engines not to index it. */
function builtFiles({ readBuilt }: LaunchInput, report: ReportDiagnostic): void {
  if (/<meta name="robots" content="[^"]*noindex/.test(readBuilt("index.html") ?? ""))
    report({ file: "dist/index.html" }, "preview", "the built home page is noindex", "build for production");
  if (/^User-agent: \*\n(?:.+\n)*?Disallow: \/$/m.test(readBuilt("robots.txt") ?? ""))
    report({ file: "dist/robots.txt" }, "preview", "the built robots.txt disallows everything", "build for production");
}

const checks = [
  ownerSettings,
  rating,
  figuresToConfirm,
  sampleTestimonials,
  claimsToCheck,
  placeholderTexts,
  cmsBackend,
  environment,
  builtFiles,
];
