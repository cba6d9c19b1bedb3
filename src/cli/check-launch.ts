import { compareDiagnostics, formatDiagnostic, type Diagnostic } from "../content-model/diagnostic";
import { offerNumberNames } from "../content-model/types/product";
import { findFiles, type ContentTree } from "../lint/content-tree";
import { runRules } from "../lint/lint-content";
import { readProjectContent } from "../lint/node/read-content";
import { atField, type Rule } from "../lint/rule";
import { claimExpiry } from "../lint/rules/claims";
import { findFirstHand, firstHandFiles } from "../lint/rules/first-hand";
import { allBlocks } from "../lint/text-blocks";
import { buildDay } from "../site/build-day";
import { capitalized } from "../site/capitalized";
import { ledgerStates, makeLedger } from "../content-model/first-hand";
import { isPlaceholder } from "../site/placeholders";
import { formatCounts, printDiagnostics } from "./print-diagnostics";

/** Environment variable; `yes` lets a build for production and the launch check pass despite errors. */
const OVERRIDE = "LAUNCH_ANYWAY";

/** What the check finds, in the order of docs/launch.md. */
export const launchOrder: readonly string[] = [
  "affiliate-link",
  "sub-id",
  "rating-source",
  "aggregate-rating",
  "unconfirmed-number",
  "publisher",
  "author",
  "sample-testimonial",
  "first-hand",
  "contact",
  "site-url",
  "cms-backend",
  "expired-claim",
  "placeholder",
  "preview",
];

/** With one of these a build for production fails: no click would reach the seller, or made-up praise would be published. */
const BLOCKING: readonly string[] = ["affiliate-link", "site-url", "sample-testimonial", "rating-source"];

/**
 * `npm run check:launch`: lists everything that is missing for a legally compliant, working launch. Exits with 1 on an error,
 * unless `LAUNCH_ANYWAY=yes`.
 */
export async function checkLaunchCommand(): Promise<void> {
  const diagnostics = checkLaunch({ tree: readProjectContent(), environment: process.env, today: buildDay(process.env) });
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
  if (environment["CONTEXT"] !== "production") return;
  const diagnostics = checkLaunch({ tree, environment, today: buildDay(environment) });
  const blocking = diagnostics.filter(({ id }) => BLOCKING.includes(id));
  if (blocking.length > 0 && environment[OVERRIDE] !== "yes")
    throw new Error(
      `${blocking.map(formatDiagnostic).join("\n")}\nNothing was built, because this build is for production. To build anyway, set ${OVERRIDE}=yes.`,
    );
  if (diagnostics.length > 0) console.log(`launch: ${formatCounts(diagnostics)}; npm run check:launch lists them`);
}

export interface LaunchInput {
  readonly tree: ContentTree;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** ISO day of the launch. */
  readonly today: string;
}

/** Everything that is missing for a legally compliant, working launch. Warnings are facts that only the owner can confirm. */
export function checkLaunch(input: LaunchInput): Diagnostic[] {
  const { tree, today } = input;
  const checks = [
    ownerSettings,
    author,
    rating,
    confirmedNumbers,
    sampleTestimonials,
    firstHand,
    expiredClaims,
    placeholderTexts,
    checkEnvironment(input),
  ];
  // The checks skip a file that cannot be read.
  const unreadable = tree.diagnostics.filter(({ severity }) => severity === "error");
  return [...unreadable, ...runRules({ ...tree, today }, checks)].sort(
    (a, b) => launchOrder.indexOf(a.id) - launchOrder.indexOf(b.id) || compareDiagnostics(a, b),
  );
}

const ownerSettings: Rule = (content, report) => {
  for (const file of findFiles(content, "site")) {
    const { affiliateLink, url, contactEmail, publisher, placements, copyright } = file.value;
    const add = (field: string, id: string, message: string, suggestion: string) =>
      report(atField(file, field.split(".")), id, message, suggestion);
    if (isUnreachable(affiliateLink))
      add("affiliateLink", "affiliate-link", `the affiliate link ${affiliateLink} is a placeholder`, "enter your own link");
    if (!placements) {
      const message = "nothing tells which page a sale came from";
      report(atField(file, ["placements"]), "sub-id", message, "enter the network’s parameter in placements.subIdParameter", "warning");
    }
    if (isUnreachable(url)) add("url", "site-url", `the site’s URL ${url} is a placeholder`, "enter your own URL");
    if (isPlaceholder(publisher.name))
      add("publisher.name", "publisher", "the publisher has no name", "name the person or company that publishes the site");
    else if (isPlaceholder(publisher.place))
      add("publisher.place", "publisher", "the publisher has no postal address", "enter it; most countries require one of sellers");
    const year = copyright.match(/\d{4}(?!.*\d{4})/)?.[0];
    if (year && year < (content.today ?? "").slice(0, 4))
      report(atField(file, ["copyright"]), "publisher", `the copyright ends in ${year}`, "write this year", "warning");
    if (isUnreachable(contactEmail))
      add("contactEmail", "contact", `the address ${contactEmail} is a placeholder`, "enter your own mail address");
  }
};

const author: Rule = (content, report) => {
  const [site] = findFiles(content, "site");
  if (!site || content.files.some(({ type }) => type === "author")) return;
  const message = `articles are signed by '${site.value.author}'`;
  report(atField(site, ["author"]), "author", message, "name a person in settings/author.yml, or keep it", "warning");
};

/** Whether a URL or mail address has a host reserved for examples and tests (RFC 2606, RFC 6761) or is the local machine. */
function isUnreachable(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.slice(address.indexOf("@") + 1);
  return isPlaceholder(address) || /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1/i.test(host);
}

const rating: Rule = (content, report) => {
  for (const file of findFiles(content, "product")) {
    const { rating: value, reviewCount, ratingUrl, ratingSeen, showAggregateRating } = file.value;
    if (value === undefined) continue;
    if (!showAggregateRating) {
      const off = "structured data omits the rating";
      const suggestion = "to include it, enter confirmed.rating and set showAggregateRating to true";
      report(atField(file, ["showAggregateRating"]), "aggregate-rating", off, suggestion, "warning");
    }
    if (ratingUrl && ratingSeen) continue;
    const message = `the source of the rating ${value} from ${reviewCount} reviews is incomplete`;
    const suggestion = "enter ratingUrl, the page that shows it, and ratingSeen, the day when you looked";
    report(atField(file, [ratingUrl ? "ratingSeen" : "ratingUrl"]), "rating-source", message, suggestion);
  }
};

const sampleTestimonials: Rule = (content, report) => {
  for (const file of findFiles(content, "testimonials"))
    file.value.items.forEach(({ name, sample }, index) => {
      const message = `the testimonial of ${name} is a sample`;
      if (sample)
        report(atField(file, ["items", index]), "sample-testimonial", message, "replace it with a real one and its consent, or delete it");
    });
};

/** Warns of what nobody has bought, measured or tried, and says what pages show until somebody has. */
const firstHand: Rule = (content, report) => {
  for (const file of findFiles(content, "product")) {
    const open = makeLedger(file.value, findFirstHand(content)).filter(({ state }) => state !== "seen");
    for (const source of new Set(open.map(({ fact }) => firstHandFiles[fact]))) {
      const shown = open
        .filter(({ fact }) => firstHandFiles[fact] === source)
        .map(
          ({ fact, state, answer }) => `${capitalized(fact)}: ${[ledgerStates[state].toLowerCase(), answer].filter(Boolean).join(", ")}`,
        );
      const suggestion = `until there is, pages show '${shown.join("; ")}'; see docs/first-hand.md`;
      report(atField(file, ["facts"]), "first-hand", `there is no content/${source}`, suggestion, "warning");
    }
  }
};

/** Warns of numbers of the offer that the owner has not seen on the seller's pages. */
export const confirmedNumbers: Rule = (content, report) => {
  const { today = "" } = content;
  for (const file of findFiles(content, "product"))
    for (const name of offerNumberNames.filter((field) => file.value[field] !== undefined)) {
      const seen = file.value.confirmed?.[name];
      if (seen !== undefined && seen <= today) continue;
      const message = seen ? `${name} is confirmed for ${seen}, which is not over yet` : `${name} is not confirmed`;
      const suggestion = `look it up on the seller’s page or at the checkout, and enter that day in confirmed.${name}`;
      report(atField(file, [name]), "unconfirmed-number", message, suggestion, "warning");
    }
};

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

/** What is not in content: the CMS's repository, and settings of a preview. */
const checkEnvironment =
  ({ environment }: LaunchInput): Rule =>
  (content, report) => {
    const { REPOSITORY_URL = "", CONTEXT, BUILD_DATE } = environment;
    const [site] = findFiles(content, "site");
    if (site && !site.value.cms?.repository && !/github\.com[/:]/.test(REPOSITORY_URL)) {
      const at = atField(site, ["cms", "repository"]);
      report(at, "cms-backend", "the CMS has no repository to write to", "enter owner/name in cms.repository");
    }
    const preview = (message: string, suggestion: string) => report({ file: "environment" }, "preview", message, suggestion);
    if (CONTEXT && CONTEXT !== "production") preview(`CONTEXT is ${CONTEXT}`, "launch with CONTEXT=production");
    if (BUILD_DATE) preview(`BUILD_DATE is ${BUILD_DATE}, so the site would be built for that day`, "unset it");
  };
