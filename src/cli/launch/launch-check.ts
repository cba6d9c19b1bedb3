import { compareDiagnostics, errorAt, type Diagnostic } from "../../content-model/diagnostic";
import { filesOf, type ContentTree } from "../../lint/content-tree";
import { atField } from "../../lint/rule";
import { expiredClaims } from "../../lint/rules/expired-claims";
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

/** Everything that is missing for a lawful, working launch. */
export function checkLaunch(input: LaunchInput): Diagnostic[] {
  const checks = [ownerSettings, rating, sampleTestimonials, claimsToCheck, placeholderTexts, cmsBackend, environment, builtFiles];
  return checks.flatMap((check) => check(input)).sort(compareDiagnostics);
}

/** Without these a build for production fails, because no click would reach the seller. */
export function blocksBuild({ id }: Diagnostic): boolean {
  return id === "affiliate-link" || id === "site-url";
}

function ownerSettings({ tree }: LaunchInput): Diagnostic[] {
  return filesOf(tree, "site").flatMap((file) => {
    const { affiliateLink, url, contactEmail, publisher } = file.value;
    const diagnostics: Diagnostic[] = [];
    const add = (field: readonly string[], id: string, message: string, suggestion: string) =>
      diagnostics.push(errorAt(atField(file, field), id, message, suggestion));
    if (isUnreachable(affiliateLink))
      add(["affiliateLink"], "affiliate-link", `the affiliate link ${affiliateLink} is a placeholder`, "enter your own link");
    if (isUnreachable(url)) add(["url"], "site-url", `the site’s URL ${url} is a placeholder`, "enter your own URL");
    if (isPlaceholder(publisher.name))
      add(["publisher", "name"], "publisher", "the publisher has no name", "name the person or company that publishes the site");
    else if (isPlaceholder(publisher.place))
      add(["publisher", "place"], "publisher", "the publisher has no postal address", "enter it; most countries require one of sellers");
    if (isUnreachable(contactEmail)) add(["contactEmail"], "contact", `nobody reads ${contactEmail}`, "enter a mail address that is read");
    return diagnostics;
  });
}

/** Whether a URL or mail address has a host reserved for examples and tests (RFC 2606, RFC 6761) or is the local machine. */
function isUnreachable(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.slice(address.indexOf("@") + 1);
  return isPlaceholder(address) || /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1/i.test(host);
}

function rating({ tree }: LaunchInput): Diagnostic[] {
  return filesOf(tree, "product").flatMap((file) => {
    const { rating: value, reviewCount, ratingUrl, ratingSeen } = file.value;
    if (ratingUrl && ratingSeen) return [];
    return errorAt(
      atField(file, [ratingUrl ? "ratingSeen" : "ratingUrl"]),
      "rating-source",
      `the source of the rating ${value} from ${reviewCount} reviews is incomplete`,
      "enter ratingUrl, the page that shows it, and ratingSeen, the day when you looked",
    );
  });
}

function sampleTestimonials({ tree }: LaunchInput): Diagnostic[] {
  return filesOf(tree, "testimonials").flatMap((file) =>
    file.value.items.flatMap(({ name, sample }, index) =>
      sample
        ? errorAt(
            atField(file, ["items", index]),
            "sample-testimonial",
            `the testimonial of ${name} is a sample`,
            "replace it with a real one and its consent",
          )
        : [],
    ),
  );
}

/** An expired claim is a warning in the content lint, but an error here. */
function claimsToCheck({ tree, today }: LaunchInput): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  expiredClaims({ ...tree, today }, ({ id, message, suggestion, ...location }) =>
    diagnostics.push(errorAt(location, id, message, suggestion)),
  );
  return diagnostics;
}

/** Typical marks of unfinished text. */
const unfinished =
  /\[(?!\^)[^\]\n]{3,}\](?![([:])|\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\b(?:your|company) (?:name|address) here\b|\binsert \w+ here\b|@example\.|\bexample\.(?:com|org|net)\b/i;

/** Unfinished text in legal texts, pages and settings. */
function placeholderTexts({ tree }: LaunchInput): Diagnostic[] {
  const checkedAbove = new Set(["publisher", "url", "affiliateLink", "contactEmail"]);
  return allBlocks(tree).flatMap((block) => {
    if (/\/posts\//.test(block.file) || block.kind === "row" || checkedAbove.has(String(block.field?.[0]))) return [];
    const mark = unfinished.exec(block.text)?.[0];
    return mark ? errorAt(block.at, "placeholder", `'${mark}' is a placeholder`, "write the text") : [];
  });
}

function cmsBackend({ tree, environment: { CMS_REPOSITORY, REPOSITORY_URL = "" } }: LaunchInput): Diagnostic[] {
  const [file] = filesOf(tree, "site");
  if (!file || file.value.cms?.repository || CMS_REPOSITORY || /github\.com[/:]/.test(REPOSITORY_URL)) return [];
  return [
    errorAt(
      atField(file, ["cms", "repository"]),
      "cms-backend",
      "the CMS has no repository to write to",
      "enter owner/name in cms.repository or in CMS_REPOSITORY",
    ),
  ];
}

/** Environment variables that make a build differ from one for production today. */
function environment({ environment: { CONTEXT, BUILD_DATE } }: LaunchInput): Diagnostic[] {
  const add = (message: string, suggestion: string) => errorAt({ file: "environment" }, "preview", message, suggestion);
  return [
    ...(CONTEXT && CONTEXT !== "production" ? [add(`CONTEXT is ${CONTEXT}`, "launch with CONTEXT=production")] : []),
    ...(BUILD_DATE ? [add(`BUILD_DATE is ${BUILD_DATE}, so the site would be built for that day`, "unset it")] : []),
  ];
}

/** A preview build tells search engines to stay away. */
function builtFiles({ readBuilt }: LaunchInput): Diagnostic[] {
  const add = (file: string, message: string) => errorAt({ file }, "preview", message, "build for production");
  return [
    ...(/<meta name="robots" content="[^"]*noindex/.test(readBuilt("index.html") ?? "")
      ? [add("dist/index.html", "the built home page is noindex")]
      : []),
    ...(/^Disallow: \/$/m.test(readBuilt("robots.txt") ?? "") ? [add("dist/robots.txt", "the built robots.txt disallows everything")] : []),
  ];
}
