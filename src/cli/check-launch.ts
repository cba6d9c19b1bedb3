import { compareDiagnostics, formatCounts, formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { offerNumberNames } from "../content-model/types/product";
import type { ContentTree } from "../lint/content-tree";
import { runRules } from "../lint/lint-content";
import { readContent } from "../lint/node/read-content";
import { aboutFields, type Rule } from "../lint/rule";
import { claimExpiry } from "../lint/rules/claims";
import { findFirstHand, firstHandFiles } from "../lint/rules/first-hand";
import { allBlocks } from "../lint/text-blocks";
import { buildDay } from "../site/build-day";
import { capitalized } from "../site/capitalized";
import { ledgerStates, makeLedger } from "../content-model/first-hand";
import { isPlaceholder } from "../site/placeholders";
import { printDiagnostics } from "./print-diagnostics";

/** Environment variable; `yes` lets a build for production and the launch check pass despite errors. */
const OVERRIDE = "LAUNCH_ANYWAY";

/** With one of these a build for production fails: no click would reach the seller, or made-up praise would be published. */
const BLOCKING: readonly string[] = ["affiliate-link", "site-url", "sample-testimonial", "rating-source"];

/**
 * `npm run check:launch`: lists everything that is missing for a legally compliant, working launch. Exits with 1 on an error,
 * unless `LAUNCH_ANYWAY=yes`.
 */
export async function checkLaunchCommand(): Promise<void> {
  const diagnostics = checkLaunch(readContent(buildDay(process.env)), process.env);
  const errors = printDiagnostics(diagnostics);
  console.log(`launch: ${formatCounts(diagnostics)}`);
  if (errors > 0 && process.env[OVERRIDE] !== "yes") process.exitCode = 1;
}

/**
 * Called at the start of every build. Netlify marks a build for production by `CONTEXT=production`
 * (https://docs.netlify.com/configure-builds/environment-variables/#build-metadata).
 *
 * @throws when a build for production has a placeholder link, a sample testimonial or a rating without its source, unless
 *   `LAUNCH_ANYWAY=yes`
 */
export function assertReadyForProduction(environment: NodeJS.ProcessEnv, tree: ContentTree): void {
  if (environment["CONTEXT"]?.toLowerCase() !== "production") return;
  const diagnostics = checkLaunch(tree, environment);
  const blocking = diagnostics.filter(({ id }) => BLOCKING.includes(id));
  if (blocking.length > 0 && environment[OVERRIDE] !== "yes")
    throw new Error(
      `${blocking.map(formatDiagnostic).join("\n")}\nNothing was built, because this build is for production. To build anyway, set ${OVERRIDE}=yes.`,
    );
  if (diagnostics.length > 0) console.log(`launch: ${formatCounts(diagnostics)}; npm run check:launch lists them`);
}

/**
 * Everything that is missing for a legally compliant, working launch, in the order of docs/launch.md. Warnings are facts that only
 * the owner can confirm.
 */
export function checkLaunch(tree: ContentTree, environment: NodeJS.ProcessEnv): Diagnostic[] {
  // The checks skip a file that cannot be read.
  const unreadable = tree.diagnostics.filter(({ severity }) => severity === "error").sort(compareDiagnostics);
  const addresses = checkAddresses(environment);
  const checks = [seller, rating, confirmedNumbers, publisher, author, testimonials, firstHand, addresses, expiredClaims, placeholderTexts];
  return [...unreadable, ...runRules(tree, checks)];
}

const seller = aboutFields("site", ({ affiliateLink, placements }, report) => {
  if (isUnreachable(affiliateLink))
    report(["affiliateLink"], "affiliate-link", `the affiliate link ${affiliateLink} is a placeholder`, "enter your own link");
  if (!placements) {
    const suggestion = "enter the network’s parameter in placements.subIdParameter";
    report(["placements"], "sub-id", "nothing tells which page a sale came from", suggestion, "warning");
  }
});

const publisher = aboutFields("site", ({ publisher: { name, place }, copyright }, report, { today = "" }) => {
  const add = (field: string, message: string, suggestion: string) => report(["publisher", field], "publisher", message, suggestion);
  if (isPlaceholder(name)) add("name", "the publisher has no name", "name the person or company that publishes the site");
  else if (isPlaceholder(place)) add("place", "the publisher has no postal address", "enter it; most countries require one of sellers");
  const year = copyright.match(/\d{4}(?!.*\d{4})/)?.[0];
  if (year && year < today.slice(0, 4)) report(["copyright"], "publisher", `the copyright ends in ${year}`, "write this year", "warning");
});

const author = aboutFields("site", (site, report, content) => {
  if (content.files.some(({ type }) => type === "author")) return;
  const suggestion = "name a person in settings/author.yml, or keep it";
  report(["author"], "author", `articles are signed by '${site.author}'`, suggestion, "warning");
});

/** Where readers, search engines and editors reach the site. On Netlify, the repository of the CMS is known. */
const checkAddresses = ({ REPOSITORY_URL = "" }: NodeJS.ProcessEnv): Rule =>
  aboutFields("site", ({ contactEmail, url, cms }, report) => {
    if (isUnreachable(contactEmail))
      report(["contactEmail"], "contact", `the address ${contactEmail} is a placeholder`, "enter your own mail address");
    if (isUnreachable(url)) report(["url"], "site-url", `the site’s URL ${url} is a placeholder`, "enter your own URL");
    if (!cms?.repository && !/github\.com[/:]/.test(REPOSITORY_URL))
      report(["cms", "repository"], "cms-backend", "the CMS has no repository to write to", "enter owner/name in cms.repository");
  });

/** Whether a URL or mail address has a host reserved for examples and tests (RFC 2606, RFC 6761) or is the local machine. */
function isUnreachable(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.slice(address.indexOf("@") + 1);
  return isPlaceholder(address) || /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1/i.test(host);
}

const rating = aboutFields("product", ({ rating: value, reviewCount, ratingUrl, ratingSeen, showAggregateRating }, report) => {
  if (value === undefined) return;
  if (!ratingUrl || !ratingSeen) {
    const message = `the source of the rating ${value} from ${reviewCount} reviews is incomplete`;
    const suggestion = "enter ratingUrl, the page that shows it, and ratingSeen, the day when you looked";
    report([ratingUrl ? "ratingSeen" : "ratingUrl"], "rating-source", message, suggestion);
  }
  if (!showAggregateRating) {
    const suggestion = "to include it, enter confirmed.rating and set showAggregateRating to true";
    report(["showAggregateRating"], "aggregate-rating", "structured data omits the rating", suggestion, "warning");
  }
});

const testimonials = aboutFields("testimonials", ({ items }, report) => {
  const suggestion = "replace it with a real one and its consent, or delete it";
  items.forEach(({ name, sample }, index) => {
    if (sample) report(["items", index], "sample-testimonial", `the testimonial of ${name} is a sample`, suggestion);
  });
});

/** Warns of what nobody has bought, measured or tried, and says what pages show until somebody has. */
const firstHand = aboutFields("product", (product, report, content) => {
  const open = makeLedger(product, findFirstHand(content)).filter(({ state }) => state !== "seen");
  for (const source of new Set(open.map(({ fact }) => firstHandFiles[fact]))) {
    const shown = open
      .filter(({ fact }) => firstHandFiles[fact] === source)
      .map(({ fact, state, answer }) => `${capitalized(fact)}: ${[ledgerStates[state].toLowerCase(), answer].filter(Boolean).join(", ")}`);
    const suggestion = `until there is, pages show '${shown.join("; ")}'; see docs/first-hand.md`;
    report(["facts"], "first-hand", `there is no content/${source}`, suggestion, "warning");
  }
});

/** Warns of numbers of the offer that the owner has not seen on the seller's pages. */
export const confirmedNumbers = aboutFields("product", (product, report, { today = "" }) => {
  for (const name of offerNumberNames.filter((field) => product[field] !== undefined)) {
    const seen = product.confirmed?.[name];
    if (seen !== undefined && seen <= today) continue;
    const message = seen ? `${name} is confirmed for ${seen}, which is not over yet` : `${name} is not confirmed`;
    const suggestion = `look it up on the seller’s page or at the checkout, and enter that day in confirmed.${name}`;
    report([name], "unconfirmed-number", message, suggestion, "warning");
  }
});

/** An expired claim is a warning in the content lint, but an error here. */
const expiredClaims: Rule = (content, report) => claimExpiry(content, (at, id, message, suggestion) => report(at, id, message, suggestion));

/** Typical marks of unfinished text. */
const unfinished =
  /\[(?!\^)[^\]\n]{3,}\](?![([:])|\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\b(?:your|company) (?:name|address) here\b|\binsert \w+ here\b|@example\.|\bexample\.(?:com|org|net)\b/i;

/** Unfinished text in legal texts, pages and settings. */
const placeholderTexts: Rule = (content, report) => {
  const checkedAbove = new Set(["publisher", "url", "affiliateLink", "contactEmail"]);
  for (const block of allBlocks(content)) {
    const { file, field, text } = block;
    if (file.type === "post" || checkedAbove.has(String(field?.[0]))) continue;
    const mark = unfinished.exec(text)?.[0];
    if (mark) report(block.at, "placeholder", `'${mark}' is a placeholder`, "write the text");
  }
};
