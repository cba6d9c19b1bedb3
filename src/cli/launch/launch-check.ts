import { filesOf, type ContentFile, type ContentTree } from "../../lint/content-tree";
import { atField } from "../../lint/rule";
import { claimDates } from "../../lint/rules/claim-dates";
import { allBlocks } from "../../lint/text-blocks";
import { isPlaceholder } from "../../site/placeholders";

/** Something that stands between this repository and a lawful, working launch. */
export interface LaunchItem {
  /** Where to mend it: `file:line:column`, or the name of a setting of the environment. */
  readonly place: string;
  readonly id: string;
  readonly message: string;
  readonly suggestion: string;
  /** Whether a build for production is refused because of it: with it, no click would reach the seller. */
  readonly isBlocking: boolean;
}

export interface LaunchInput {
  readonly tree: ContentTree;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** ISO day of the launch. */
  readonly today: string;
  /** Text of a built file by its path below `dist/`; undefined where there is none. */
  readonly built: (file: string) => string | undefined;
}

/** Everything that an owner has to see to before the site may be published, in the order of places. */
export function launchItems(input: LaunchInput): LaunchItem[] {
  return [settings, rating, testimonials, claims, placeholders, cms, preview]
    .flatMap((part) => part(input))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
}

const at = (file: Pick<ContentFile, "file" | "locate">, path: readonly (string | number)[]): string => {
  const { file: name, line, column } = atField(file, path);
  return `${name}:${line}:${column}`;
};

/** What other parts of the project may have added to the settings; the owner is asked for it all the same. */
interface FurtherSettings {
  readonly publisher?: { readonly name?: string; readonly place?: string };
  readonly cms?: { readonly repository?: string };
}

function settings({ tree }: LaunchInput): LaunchItem[] {
  return filesOf(tree, "site").flatMap((file) => {
    const { affiliateLink, url, contactEmail } = file.value;
    const { publisher } = file.value as FurtherSettings;
    const item = (field: string, id: string, message: string, suggestion: string, isBlocking = false): LaunchItem => ({
      place: at(file, field.split(".")),
      id,
      message,
      suggestion,
      isBlocking,
    });
    const owner = publisher?.name;
    return [
      ...(leadsNowhere(affiliateLink)
        ? [item("affiliateLink", "affiliate-link", `the affiliate link ${affiliateLink} is a placeholder`, "put your own link there", true)]
        : []),
      ...(leadsNowhere(url)
        ? [item("url", "site-address", `the site’s address ${url} is a placeholder`, "put your own address there", true)]
        : []),
      ...(owner === undefined || isPlaceholder(owner)
        ? [item("publisher.name", "owner", "nobody is named who answers for the site", "name the person or company that publishes it")]
        : []),
      ...(owner !== undefined && isPlaceholder(publisher?.place ?? "[]")
        ? [
            item(
              "publisher.place",
              "owner",
              "the publisher has no postal address",
              "give it, as most countries ask of whoever sells or earns",
            ),
          ]
        : []),
      ...(leadsNowhere(contactEmail)
        ? [item("contactEmail", "contact", `nobody reads ${contactEmail}`, "give a mail address that somebody reads")]
        : []),
    ];
  });
}

/** Hosts that are reserved for examples and tests (RFC 2606, RFC 6761) or are this very machine. */
function leadsNowhere(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : address.slice(address.indexOf("@") + 1);
  return isPlaceholder(address) || /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1/i.test(host);
}

function rating({ tree }: LaunchInput): LaunchItem[] {
  return filesOf(tree, "product").flatMap((file) => {
    const { rating: value, reviewCount, ratingUrl, ratingSeen } = file.value;
    if (ratingUrl && ratingSeen) return [];
    return [
      {
        place: at(file, [ratingUrl ? "ratingSeen" : "ratingUrl"]),
        id: "rating-source",
        message: `nobody can look up where the rating ${value} from ${reviewCount} reviews was seen`,
        suggestion: "give ratingUrl, the page that shows it, and ratingSeen, the day on which you looked",
        isBlocking: false,
      },
    ];
  });
}

function testimonials({ tree }: LaunchInput): LaunchItem[] {
  return filesOf(tree, "testimonials").flatMap((file) =>
    file.value.items.flatMap(({ name, sample }, index) =>
      sample
        ? [
            {
              place: at(file, ["items", index]),
              id: "sample-testimonial",
              message: `the testimonial of ${name} is a sample`,
              suggestion: "put a real one there, with the consent of whoever said it",
              isBlocking: false,
            },
          ]
        : [],
    ),
  );
}

function claims({ tree, today }: LaunchInput): LaunchItem[] {
  const items: LaunchItem[] = [];
  claimDates(today)(tree, ({ file, line, column, id, message, suggestion }) =>
    items.push({ place: `${file}:${line}:${column}`, id, message, suggestion, isBlocking: false }),
  );
  return items;
}

/** Marks that somebody leaves where something is still to be written. */
const unwritten =
  /\[(?!\^)[^\]\n]{3,}\](?![([:])|\b(?:TODO|TBD|FIXME|XXX)\b|lorem ipsum|\b(?:your|company) (?:name|address) here\b|\binsert \w+ here\b|@example\.|\bexample\.(?:com|org|net)\b/i;

/** Legal texts, pages and settings in which something is still to be written. */
function placeholders({ tree }: LaunchInput): LaunchItem[] {
  const seen = new Set(["publisher", "url", "affiliateLink", "contactEmail"]);
  return allBlocks(tree).flatMap((block) => {
    if (/\/posts\//.test(block.file) || block.kind === "row" || seen.has(String(block.field?.[0]))) return [];
    const found = unwritten.exec(block.text)?.[0];
    if (!found) return [];
    const { file, line, column } = block.at;
    return [
      {
        place: `${file}:${line}:${column}`,
        id: "placeholder",
        message: `'${found}' is still to be written`,
        suggestion: "write what belongs there",
        isBlocking: false,
      },
    ];
  });
}

function cms({ tree, environment }: LaunchInput): LaunchItem[] {
  const [file] = filesOf(tree, "site");
  const { cms: backend } = (file?.value ?? {}) as FurtherSettings;
  const named = environment["CMS_REPOSITORY"] ?? backend?.repository;
  if (!file || named || /github\.com[/:]/.test(environment["REPOSITORY_URL"] ?? "")) return [];
  return [
    {
      place: at(file, ["cms", "repository"]),
      id: "cms-backend",
      message: "the CMS has no repository to write to",
      suggestion: "name it as owner/name in cms.repository or in CMS_REPOSITORY",
      isBlocking: false,
    },
  ];
}

/** Settings of a trial publication, in the environment and in what was built. */
function preview({ environment, built }: LaunchInput): LaunchItem[] {
  const item = (place: string, message: string, suggestion: string): LaunchItem => ({
    place,
    id: "preview",
    message,
    suggestion,
    isBlocking: false,
  });
  const context = environment["CONTEXT"];
  const home = built("index.html");
  const rules = built("robots.txt");
  return [
    ...(context && context !== "production"
      ? [item("CONTEXT", `the environment says that this is a ${context}`, "launch from production")]
      : []),
    ...(environment["BUILD_DATE"]
      ? [item("BUILD_DATE", `the site would be built for ${environment["BUILD_DATE"]} and not for today`, "take it out of the environment")]
      : []),
    ...(home && /<meta name="robots" content="[^"]*noindex/.test(home)
      ? [item("dist/index.html", "the home page that was built asks search engines to leave it out", "build for production")]
      : []),
    ...(rules && /^Disallow: \/$/m.test(rules)
      ? [item("dist/robots.txt", "the robots.txt that was built keeps everybody out", "build for production")]
      : []),
  ];
}

/** One item as one line. */
export function formatItem({ place, id, message, suggestion }: LaunchItem): string {
  return `${place} error[${id}] ${message}; ${suggestion}`;
}
