import type { CheerioAPI } from "cheerio";
import toHtml from "hast-util-to-html";
import toHast from "mdast-util-to-hast";
import { bannedWording, compileWording } from "../../src/lint/rules/banned-wording";
import { compileCautions, neededCautions } from "../../src/lint/rules/needed-cautions";
import { allBlocks } from "../../src/lint/text-blocks";
import { parseMarkdown } from "../../src/markdown/parser";
import { BUTTONS_PER_WINDOW, WINDOW_WORDS, FEED_POSTS } from "../../src/site/limits";
import { pagePath } from "../../src/content-model/content-types";
import { decodePercent } from "../../src/site/decode-percent";
import { routes } from "../../src/site/routes";
import { exportSlot, paidHref } from "../../src/site/paid-links";
import { oneOf, product, references, site, tree } from "../site-under-test";
import { articles, failing, feeds, files, load, pages, read, textOf } from "./site";

/*
 * What templates can break on the way from linted content to a reader, on every page, in every feed and Markdown export.
 * What content can break is held by the lint; docs/developing.md lists both.
 */

const cautions = oneOf("cautions");
const findBanned = compileWording(oneOf("wording").items);
/** What rules find in the content, which has exceptions for it: the lint has no errors. */
const inContent: string[] = [];
bannedWording(tree, (...[, , message]) => inContent.push(message));
const withoutCaution: (string | undefined)[] = [];
neededCautions(tree, ({ file }) =>
  withoutCaution.push(...tree.files.filter((each) => each.file === file).map(({ type, value }) => pagePath(type, value))),
);

/** What a reader takes as one text. */
interface Item {
  readonly kind: "page" | "feed" | "export";
  readonly name: string;
  /** Path of the page, also of the page that a feed item or an export repeats. */
  readonly path: string;
  readonly $: CheerioAPI;
  /** Titles and summaries beside the text. */
  readonly labels: readonly string[];
}

const feedItems = feeds.flatMap((file): Item[] => {
  const $ = load(read(file), { xml: true });
  const items = $("item")
    .toArray()
    .map((item) => ["link", "content\\:encoded", "title", "description"].map((name) => $(item).children(name).text()));
  return items.map(([url = "", html = "", ...labels]) => ({
    kind: "feed",
    name: `${file} ${url}`,
    path: new URL(url).pathname,
    $: load(html),
    labels,
  }));
});

const exported = files
  .filter((file) => /^blog\/.*\.md$|^llms\.txt$/.test(file))
  .map((file): Item => {
    const html = toHtml(toHast(parseMarkdown(read(file).replace(/^---\n[\s\S]*?\n---\n/, ""))));
    return { kind: "export", name: file, path: `/${file.replace(/\.md$/, "/")}`, $: load(html), labels: [] };
  });

const shown = pages.map(({ path, $ }): Item => {
  const inHead = 'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]';
  const labels = [$("title").text(), ...$(inHead).map((_, meta) => $(meta).attr("content") ?? "")];
  // The host serves 404.html, a copy of the 404 page, for unknown URLs.
  return { kind: "page", name: path, path: path === "/404.html" ? "/404/" : path, $, labels };
});

const items = [...shown, ...feedItems, ...exported];
const isArticle = ({ path }: Item) => articles.some((article) => article.path === path);

const sellerHosts = [new URL(site.affiliateLink).hostname, ...(site.sellerHosts ?? [])].map((host) => host.replace(/^www\./, ""));
function leadsToSeller(href: string): boolean {
  const url = URL.canParse(href, site.url) ? new URL(href, site.url) : undefined;
  return sellerHosts.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`));
}

/** A node of the parsed HTML, as far as it is read here. */
interface HtmlNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly HtmlNode[];
}

interface PaidLink {
  readonly attribs: Readonly<Record<string, string>>;
  readonly text: string;
  /** Whether it is a button of the main text, and no card or picture. */
  readonly isButton: boolean;
  readonly inReferences: boolean;
  /** Where it is in the item's {@link ReadText.text}. */
  readonly at: number;
}

interface ReadText {
  /** Paragraphs, cells and the like. References quote titles that nobody here has chosen, and are left out. */
  readonly blocks: readonly string[];
  /** All text but that of links to the seller. */
  readonly text: string;
  /** Links to the seller in reading order. */
  readonly links: readonly PaidLink[];
}

const unread: readonly string[] = ["script", "style", "template", "svg", "head"];
const inline = new Set("a abbr b bdi br cite code em i img kbd mark no-break picture q s span strong sub sup time u wbr".split(" "));

const contains = (node: HtmlNode, names: readonly string[]): boolean =>
  names.includes(node.name ?? "") || (node.children ?? []).some((child) => contains(child, names));

const fullText = ({ data = "", attribs, children = [] }: HtmlNode): string =>
  [data, attribs?.["alt"] ?? "", ...children.map(fullText)].join("");

function readText({ $, kind }: Item): ReadText {
  const blocks: string[] = [];
  const links: PaidLink[] = [];
  let [block, text] = ["", ""];
  let isAfterReferencesHeading = false;
  const endBlock = (inReferences: boolean) => {
    if (textOf(block) !== "" && !inReferences) blocks.push(textOf(block));
    [block, text] = ["", `${text} `];
  };
  const read = (node: HtmlNode, around: { inMain: boolean; inReferences: boolean; inPaidLink: boolean }): void => {
    const { name = "", attribs = {}, children = [], data = "" } = node;
    if (unread.includes(name)) return;
    if (node.type === "text") {
      block += data;
      if (!around.inPaidLink) text += data;
      return;
    }
    const isBlock = !inline.has(name);
    if (isBlock) endBlock(around.inReferences);
    const isHeading = /^h[1-6]$/.test(name);
    if (isHeading) isAfterReferencesHeading = textOf(fullText(node)) === "References";
    const inMain = around.inMain || name === "main" || kind !== "page";
    const isList =
      attribs["aria-labelledby"] === "references" || attribs["id"] === "references" || (kind !== "page" && !isHeading && isBlock);
    const inReferences = around.inReferences || (isList && (kind === "page" || isAfterReferencesHeading));
    const isPaid = name === "a" && leadsToSeller(attribs["href"] ?? "");
    if (isPaid)
      links.push({
        attribs,
        text: textOf(fullText(node)),
        isButton: inMain && !contains(node, ["img", "svg"]),
        inReferences,
        at: text.length,
      });
    for (const child of children) read(child, { inMain, inReferences, inPaidLink: around.inPaidLink || isPaid });
    if (isBlock) endBlock(inReferences);
  };
  read($.root()[0] as unknown as HtmlNode, { inMain: false, inReferences: false, inPaidLink: false });
  return { blocks, text, links };
}

const texts = new Map(items.map((item) => [item, readText(item)]));
const textIn = (item: Item): ReadText => texts.get(item) as ReadText;
const linksOf = (item: Item): readonly PaidLink[] => textIn(item).links;
const blocksOf = (item: Item): readonly string[] => textIn(item).blocks;
const textBefore = (item: Item, link: PaidLink): string => textOf(textIn(item).text.slice(0, link.at));
const textAfter = (item: Item, link: PaidLink): string => textOf(textIn(item).text.slice(link.at));

/** What is wrong in all items, in one list. */
const errorsIn = (list: readonly Item[], find: (item: Item) => readonly string[]): string[] =>
  list.flatMap((item) => find(item).map((error) => `${item.name}: ${error}`));

test("every page has paid links, and an article in a feed and as Markdown has those of its text", () => {
  const inText = ({ path }: Item) =>
    shown
      .filter((page) => page.path === path)
      .flatMap(linksOf)
      .filter(({ attribs }) => attribs["data-slot"]?.startsWith("body-")).length;
  const fewest = (item: Item) => (item.kind === "page" ? 1 : isArticle(item) ? inText(item) : 0);
  expect(items.filter((item) => linksOf(item).length < fewest(item)).map(({ name }) => name)).toEqual([]);
  expect(feedItems).toHaveLength(Math.min(FEED_POSTS, articles.length));
  expect(exported).toHaveLength(articles.length + 1);
});

test("paid links lead to the URL of their placement, are marked, and are no references", () => {
  const allowed = ({ kind, path }: Item, { attribs }: PaidLink): string => {
    const { "data-slot": slot = "", "data-label": label = "" } = attribs;
    return paidHref(site, { page: path, ...(kind === "page" ? { slot, label } : { slot: exportSlot, label: "" }) });
  };
  expect(
    errorsIn(items, (item) =>
      linksOf(item).flatMap((link) => {
        const { text, inReferences } = link;
        const { href = "", rel = "", target } = link.attribs;
        return failing({
          // What renders an export for this test encodes signs such as braces.
          [`the URL of '${text}' is ${href}`]: (item.kind === "export" ? decodePercent(href) : href) === allowed(item, link),
          [`'${text}' is among the references`]: !inReferences,
          // The words are repeated here on purpose, and Markdown has none.
          [`'${text}' has rel ${rel}`]:
            item.kind === "export" || ["sponsored", "nofollow", "noopener", "noreferrer"].every((word) => rel.split(" ").includes(word)),
          [`'${text}' opens in the same tab`]: item.kind !== "page" || target === "_blank",
          [`'${text}' does not say to screen readers that it is paid`]: item.kind !== "page" || /paid link/i.test(text),
        });
      }),
    ),
  ).toEqual([]);
});

test("only paid links are marked as sponsored", () => {
  const marked = ({ $ }: Item) => $('a[rel*="sponsored"]').toArray();
  expect(errorsIn(items, (item) => marked(item).flatMap(({ attribs: { href = "" } }) => (leadsToSeller(href) ? [] : [href])))).toEqual([]);
});

test("the disclosure comes before the first paid link, and beside the first button of articles", () => {
  const nearby = 300;
  expect(
    errorsIn(items, (item) => {
      const links = linksOf(item);
      const [first] = links;
      const button = links.find(({ isButton }) => isButton);
      const mustRepeat = item.kind === "page" && isArticle(item);
      return failing({
        "no disclosure before the first paid link": !first || textBefore(item, first).includes(site.disclosure),
        "no disclosure beside the first button":
          !mustRepeat ||
          (button !== undefined &&
            (textBefore(item, button).slice(-nearby).includes(site.disclosure) ||
              textAfter(item, button).slice(0, nearby).includes(site.disclosure))),
      });
    }),
  ).toEqual([]);
});

test("every button has a visible note that it is a paid link", () => {
  const isNoted = (item: Item, link: PaidLink) => /^.{0,60}?paid link/i.test(textAfter(item, link));
  expect(
    errorsIn(items, (item) =>
      linksOf(item)
        .filter((link) => link.isButton && !isNoted(item, link))
        .map(({ text }) => text),
    ),
  ).toEqual([]);
});

// Sections of home and of the review have a button each, however short their texts are; tests/e2e counts those in a screen.
test(`there are at most ${BUTTONS_PER_WINDOW} buttons within ${WINDOW_WORDS} words of what is for reading`, () => {
  const read = items.filter(({ path }) => path !== routes.home && path !== routes.review);
  expect(
    errorsIn(read, (item) => {
      const places = linksOf(item).flatMap((link) => (link.isButton ? [textBefore(item, link).split(" ").length] : []));
      return places.flatMap((place, index) =>
        (places[index + BUTTONS_PER_WINDOW] ?? Infinity) - place < WINDOW_WORDS ? [`after ${place} words`] : [],
      );
    }),
  ).toEqual([]);
});

/** Strings of JSON-LD, without URLs, types and the titles of cited works. */
function stringsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string")
    return /^https?:/.test(value) || (key.startsWith("@") && key !== "@graph") || key === "citation" ? [] : [value];
  if (typeof value !== "object" || value === null || key === "citation") return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, Array.isArray(value) ? key : name));
}

const jsonLd = ({ $ }: Item): unknown[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as unknown);

test("the rating is shown with its source, and is in structured data only where it is shown", () => {
  const { rating = NaN, bestRating, reviewCount, ratingSource = "" } = product;
  const stars = String.raw`(?<![\d.])${String(rating).replace(".", "\\.")}(?: ?/ ?|[- ]out[- ]of[- ]| of )${bestRating}(?!\d)(?! of the path)`;
  const count = String.raw`(?<!\d)${reviewCount?.toLocaleString("en-US")} (?:\w+ )?(?:reviews|ratings|customers|buyers)`;
  const pattern = new RegExp(`${stars}|${count}`, "i");
  const isAttributed = (text = "") =>
    (ratingSource !== "" && text.includes(ratingSource)) || /\bsellers?\b|sales page|\bits (?:own )?page\b/i.test(text);
  // A rating in a text, not from the settings, is that of another product: the rule offer-numbers holds it.
  const inTexts = allBlocks(tree).flatMap(({ text }) => (pattern.test(text) ? [text] : []));
  const withRating: string[] = [];
  expect(
    errorsIn(items, (item) => {
      const blocks = blocksOf(item);
      const found = blocks.flatMap((text, index) =>
        pattern.test(text) && !inTexts.some((written) => text.includes(written))
          ? [{ text, hasSource: [text, blocks[index - 1], blocks[index + 1]].some(isAttributed) }]
          : [],
      );
      if (found.length > 0) withRating.push(item.path);
      const inData = jsonLd(item).some((data) => JSON.stringify(data).includes('"aggregateRating"'));
      return [
        ...found.filter(({ hasSource }) => !hasSource).map(({ text }) => text),
        ...(inData && !found.some(({ hasSource }) => hasSource) ? ["only structured data has the rating"] : []),
      ];
    }),
  ).toEqual([]);
  expect(withRating.includes(routes.review)).toBe(product.rating !== undefined);
});

test("nothing has a banned phrase", () => {
  expect(
    errorsIn(items, (item) => {
      const { $ } = item;
      const attributes = ["alt", "aria-label", "title"].flatMap((name) =>
        $(`[${name}]`)
          .map((_, element) => $(element).attr(name) ?? "")
          .toArray(),
      );
      const texts = [...blocksOf(item), ...item.labels, ...attributes, ...jsonLd(item).flatMap((data) => stringsIn(data))];
      // What others call their works is not ours to word.
      const text = references.reduce((all, { title }) => all.replaceAll(title, ""), texts.join("\n"));
      return findBanned(text).flatMap(({ phrase }) => (inContent.includes(`'${phrase}' is not allowed`) ? [] : [phrase]));
    }),
  ).toEqual([]);
});

test("articles, also in feeds and as Markdown, and the pages that recommend the program have their cautions", () => {
  const needed = items.filter(
    (item) =>
      (isArticle(item) || [routes.home, routes.review, routes.faq].some((at) => at === item.path)) && !withoutCaution.includes(item.path),
  );
  expect(
    errorsIn(needed, (item) => {
      const subject = `${item.path.replaceAll("-", " ")} ${item.$("h1").text()}`;
      return compileCautions(cautions, product.name)(subject, blocksOf(item)).map(({ id }) => id);
    }),
  ).toEqual([]);
  expect(needed.length).toBeGreaterThan(2 * articles.length);
});

test("every sound has its words beside it, and plays only when asked", () => {
  const sounds = items.flatMap((item) => {
    const { $ } = item;
    const players = $("audio")
      .toArray()
      .map((player) => ({ player, text: textOf($(player).closest("figure").text()) }));
    const links = $('a[href*=".flac"]')
      .toArray()
      .map((link) => ({ player: undefined, text: textOf($(link).closest("p").text()) }));
    return [...players, ...links].map((sound) => ({ ...sound, name: item.name }));
  });
  const errors = sounds.flatMap(({ name, text, player }) => {
    const { controls, preload, autoplay, loop, "aria-label": label } = player?.attribs ?? {};
    return failing({
      [`${name}: does not say whose tone it is`]: /\bour own tone\b.*\bnot the program\b/i.test(text),
      [`${name}: does not ask for a low volume`]: /\blow volume\b/i.test(text),
      [`${name}: has no caution about seizures`]: /\bseizure.*\bdoctor\b/i.test(text),
      [`${name}: does not ask for headphones`]: !/\bleft\b.*\bright\b/i.test(text) || /\bheadphones\b/i.test(text),
      [`${name}: the player cannot be stopped, has no name, or loads or plays by itself`]:
        !player || (controls !== undefined && preload === "none" && autoplay === undefined && loop === undefined && Boolean(label)),
    });
  });
  expect(errors).toEqual([]);
});
