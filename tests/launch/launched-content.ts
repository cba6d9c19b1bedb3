import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";
import type { Diagnostic } from "../../src/content-model/diagnostic";
import type { Product } from "../../src/content-model/types/product";
import { findFiles, type ContentTree } from "../../src/lint/content-tree";
import { lintContent, runRules } from "../../src/lint/lint-content";
import { readContent } from "../../src/lint/node/read-content";
import { firstHand } from "../../src/lint/rules/first-hand";
import { sitePaths } from "../../src/lint/site-urls";
import { buildDay } from "../../src/site/build-day";
import { addDays } from "../../src/site/dates";
import { escapeRegExp } from "../../src/site/escape-reg-exp";
import { listFiles } from "../../src/site/node/list-files";
import { formatPublishedUrls, parsePublishedUrls, PUBLISHED_URLS_FILE } from "../../src/site/published-urls";
import { files, routes } from "../../src/site/routes";
import { articleOf, readCorpusSettings } from "../bench/corpus";
import { syntheticPost } from "../bench/synthetic-text";

/** The day of the launch, on which both new articles are published. */
const LAUNCH_DAY = buildDay(process.env);
/** Makes the synthetic text of new articles: more than any benchmark numbers its articles with. */
const NEW_ARTICLES = [90_001, 90_002] as const;

/**
 * Writes a content folder as its owner leaves it after the afternoon of docs/launch.md: with own values in the settings, another
 * name and other numbers of the offer, which texts follow by themselves, and two new articles, one deleted, one renamed, a further
 * category and a further question; and after docs/first-hand.md: with a purchase, two measured recordings and three weeks of a diary.
 * What it changes is found by reading the content, so it works with any.
 *
 * @param from the content folder to begin with
 * @param directory the folder to write; removed first
 * @returns what the lint says about it, but for pictures of files that were replaced
 */
export async function writeLaunchedContent(from: string, directory: string): Promise<readonly Diagnostic[]> {
  fs.rmSync(directory, { recursive: true, force: true });
  fs.cpSync(from, directory, { recursive: true });
  // An author, no testimonials, and two measured recordings.
  fs.cpSync(path.resolve(__dirname, "../fixtures/launched-content"), directory, { recursive: true });
  const folder = new ContentFolder(directory);
  await simplifyPictures(folder);
  await addPictures(folder);
  const before = folder.read();
  const [product] = findFiles(before, "product");
  if (!product) throw new Error("the content has no product");
  const guaranteeDays = (product.value.guaranteeDays ?? 60) + 30;
  enterSettings(folder, { ...product.value, guaranteeDays });
  enterFirstHand(folder, guaranteeDays);
  changeArticles(folder, before);
  addQuestion(folder, before);
  correctUntrueTexts(folder);
  keepPublishedUrls(folder);
  return lintContent(folder.read()).filter(({ id }) => id !== "unused-picture");
}

class ContentFolder {
  constructor(readonly directory: string) {}

  read = () => readContent(LAUNCH_DAY, this.directory, "content");
  /** @param file its name in diagnostics, `content/posts/x.md` */
  pathOf = (file: string) => path.join(this.directory, path.relative("content", file));

  /** Sets fields of a YAML file, by their paths with dots. */
  set(file: string, values: Readonly<Record<string, unknown>>): void {
    const target = path.join(this.directory, file);
    const document = parseDocument(fs.readFileSync(target, "utf8"));
    for (const [field, value] of Object.entries(values)) document.setIn(field.split("."), document.createNode(value));
    fs.writeFileSync(target, document.toString({ lineWidth: 0 }));
  }

  /** Changes the text of every file. */
  replace(change: (text: string) => string): void {
    for (const name of listFiles(this.directory)) if (/\.(?:md|yml)$/.test(name)) this.edit(`content/${name}`, change);
  }

  edit(file: string, change: (text: string) => string): void {
    const target = this.pathOf(file);
    const text = fs.readFileSync(target, "utf8");
    const changed = change(text);
    if (changed !== text) fs.writeFileSync(target, changed);
  }
}

/** Replaces pictures by dark ones of their sizes without anything on them: two of the content's take nine seconds to encode. */
async function simplifyPictures({ directory }: ContentFolder): Promise<void> {
  for (const name of listFiles(directory).filter((file) => /^images\/.*\.(?:jpe?g|png|webp)$/.test(file))) {
    const { width, height } = await sharp(path.join(directory, name)).metadata();
    await sharp({ create: { width, height, channels: 3, background: "#222" } }).toFile(path.join(directory, name));
  }
}

function enterSettings(folder: ContentFolder, product: Product): void {
  folder.set("settings/site.yml", {
    brand: "An Honest Look",
    url: "https://www.an-honest-look.net/",
    affiliateLink: "https://hop.market-place.net/offer?vendor=4711&hop={name}#top",
    sellerHosts: ["the-seller-itself.net"],
    placements: { subIdParameter: "tid" },
    copyright: "© 2027 Doe Media Ltd. All rights reserved.",
    contactEmail: "jane.doe+readers@an-honest-look.net",
    publisher: { name: "Doe Media Ltd.", place: "1 Main Street, Springfield, IL 62701, USA" },
    cms: { repository: "doe-media/an-honest-look" },
    // Sixty drawings less.
    openGraphImages: "category",
  });
  const { bestRating = 5, rating = bestRating, reviewCount = 0, guaranteeDays, sessionMinutes, dailyMinutes, promiseMinutes = 7 } = product;
  const confirmed = ["rating", "reviewCount", "guaranteeDays", "sessionMinutes", "dailyMinutes", "promiseMinutes"];
  folder.set("settings/product.yml", {
    name: "The Calm Tide",
    rating: Number((rating > bestRating / 2 ? rating - 0.7 : rating + 0.7).toFixed(1)),
    reviewCount: reviewCount + 1234,
    guaranteeDays,
    sessionMinutes: { from: (sessionMinutes?.from ?? 7) + 1, to: (sessionMinutes?.to ?? 30) + 3 },
    dailyMinutes: { from: (dailyMinutes?.from ?? 15) + 1, to: (dailyMinutes?.to ?? 30) + 3 },
    promiseMinutes: promiseMinutes + 2,
    ratingUrl: "https://the-seller-itself.net/reviews",
    ratingSeen: LAUNCH_DAY,
    confirmed: Object.fromEntries(confirmed.filter((name) => name in product).map((name) => [name, LAUNCH_DAY])),
    showAggregateRating: true,
    price: { amount: "$39", day: LAUNCH_DAY, source: "the seller’s checkout" },
  });
}

/** Pictures that content of the fixture and of the guide names. A phone saves one with the position where it was taken. */
async function addPictures({ directory }: ContentFolder): Promise<void> {
  const gray = sharp({ create: { width: 1280, height: 720, channels: 4, background: "#7778" } });
  const position = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" } };
  fs.mkdirSync(path.join(directory, "images"), { recursive: true });
  for (const name of ["our-checkout.png", "jane-doe.jpg", "photo's (1) 50%.jpg"])
    await gray
      .clone()
      .withExif(position)
      .toFile(path.join(directory, "images", name));
  fs.writeFileSync(path.join(directory, "images/morning's #1 (2).svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>');
  // Phones of Samsung write a header that is not quite right.
  const portrait = path.join(directory, "images/jane-doe.jpg");
  const photo = fs.readFileSync(portrait);
  photo[photo.indexOf(Buffer.from([0xff, 0xda])) + 12] = 0;
  fs.writeFileSync(portrait, photo);
}

/** What docs/first-hand.md asks for: its example, with a diary of 21 days, 8 without listening. */
function enterFirstHand(folder: ContentFolder, guaranteeDays: number): void {
  const guide = fs.readFileSync(path.resolve(__dirname, "../../docs/first-hand.md"), "utf8");
  const [, example = ""] = /^```yaml\n(.*?)^```/ms.exec(guide) ?? [];
  // Each file begins with a comment that names it; others are for the reader.
  for (const [, file = "", text = ""] of example.matchAll(/^# ([\w/-]+\.yml).*\n((?:(?!# ).*\n)+)/gm))
    fs.writeFileSync(path.join(folder.directory, file), text.replace(/ # .*/g, ""));
  const [, from = ""] = /^from: (.*)$/m.exec(example) ?? [];
  folder.set("first-hand/purchase.yml", { "refund.days": guaranteeDays, receiptName: "CLKBANK*SELLER-OF-THE-PROGRAM" });
  const days = Array.from({ length: 21 }, (_, index) => ({
    date: addDays(from, index),
    listened: index % 5 < 3,
    value: 9 + ((index * 7) % 11) + (index % 5 < 3 ? 0 : 3),
    ...(index % 5 < 3 ? { minutes: 15, when: "before work" } : {}),
  }));
  folder.set("first-hand/trial.yml", { days });
}

/** Replaces each sentence of which the lint says that it is no longer true after a purchase, a measurement and a trial. */
function correctUntrueTexts(folder: ContentFolder): void {
  for (let round = 0; round < 5; round += 1) {
    const untrue = runRules(folder.read(), [firstHand]).filter(({ id }) => id === "no-longer-true");
    if (untrue.length === 0) return;
    for (const { file, message } of untrue) {
      const phrase = /^'(.+)' is no longer true$/.exec(message)?.[1];
      if (!phrase) continue;
      // From the end of the last sentence or mark, the name of a field, or the sign of a list.
      const sentence = new RegExp(`(?<=^|[.?!:}] |- )(?![ -]|\\w+: )[^.?!\\n]*${escapeRegExp(phrase)}[^.?!\\n]*[.?!]`, "m");
      folder.edit(file, (text) => text.replace(sentence, "We looked it up."));
    }
  }
}

/** Adds a category with an article, and an article in an old category; deletes one and renames another. */
function changeArticles(folder: ContentFolder, tree: ContentTree): void {
  const categories = findFiles(tree, "categories")[0]?.value.items ?? [];
  const newCategory = {
    slug: "questions-from-readers",
    label: "Questions from Readers",
    description: "What readers asked, and what was found when somebody looked it up.",
    palette: "teal",
    motif: categories[0]?.motif ?? "ridges",
  };
  folder.set("settings/categories.yml", { items: [...categories, newCategory] });

  const posts = findFiles(tree, "post").sort((a, b) => (a.value.date < b.value.date ? -1 : 1));
  const [deleted, renamed, successor] = [posts[0], posts[1], posts[2]];
  if (!deleted || !renamed || !successor) throw new Error("the content has fewer than three articles");
  const newSlug = `${renamed.value.slug}-explained`;
  fs.rmSync(folder.pathOf(deleted.file));
  const movedFile = renamed.file.replace(/[^/]*$/, `${newSlug}.md`);
  fs.renameSync(folder.pathOf(renamed.file), folder.pathOf(movedFile));
  folder.edit(movedFile, (text) => text.replace(/^slug: .*$/m, `slug: ${newSlug}`));
  const moves = [
    { from: routes.post(deleted.value.slug), to: routes.post(successor.value.slug) },
    { from: routes.post(renamed.value.slug), to: routes.post(newSlug) },
  ];
  folder.replace((text) => moves.reduce((changed, { from, to }) => changed.replaceAll(from, to), text));
  const redirect = (file: string, from: string) =>
    folder.edit(file, (text) =>
      /^redirectFrom:$/m.test(text)
        ? text.replace(/^redirectFrom:$/m, `redirectFrom:\n  - ${from}`)
        : text.replace(/^faq:$/m, `redirectFrom:\n  - ${from}\nfaq:`),
    );
  redirect(successor.file, moves[0]?.from ?? "");
  redirect(movedFile, moves[1]?.from ?? "");

  const works = findFiles(tree, "reference").map(({ value }) => value.id);
  const settings = readCorpusSettings(folder.directory);
  for (const [index, number] of NEW_ARTICLES.entries()) {
    const post = syntheticPost(number, number + 1);
    const slug = [newCategory.slug, categories[0]?.slug][index] ?? "";
    const text = articleOf(post, number, number + 1, works, settings)
      .replace(/^categorySlug: .*$/m, `categorySlug: ${slug}`)
      .replace(/^date: .*$/m, `date: ${LAUNCH_DAY}`)
      // The other articles of its corpus are not there.
      .replace(/\/blog\/[a-z0-9-]+\//g, routes.post(successor.value.slug))
      // One has only the button of the box after its text, the other a photo on its card.
      .replace(/^::cta\{.*\}\n/gm, (button) => (index === 0 ? "" : button))
      .replace(/^faq:$/m, (faq) => (index === 0 ? faq : `image: ../images/photo's (1) 50%.jpg\nimageAlt: A gray wall\n${faq}`));
    fs.writeFileSync(path.join(folder.directory, "posts", `${post.slug}.md`), text);
  }
}

function addQuestion(folder: ContentFolder, tree: ContentTree): void {
  const groups = findFiles(tree, "faq")[0]?.value.groups ?? [];
  const question = "Who answers when I write to this site?";
  const answer = { text: "Jane Doe reads every message herself and answers within a few days, except in the weeks around a move." };
  folder.set("pages/faq.yml", { [`groups.0.entries.${groups[0]?.entries.length ?? 0}`]: { id: "who-answers", question, answer } });
}

/** As `npm run urls` does. */
function keepPublishedUrls(folder: ContentFolder): void {
  const file = path.join(folder.directory, PUBLISHED_URLS_FILE);
  if (!fs.existsSync(file)) return;
  const listed = parsePublishedUrls(fs.readFileSync(file, "utf8")).map(({ url }) => url);
  fs.writeFileSync(file, formatPublishedUrls([...new Set([...listed, ...sitePaths(folder.read()), files.rss])]));
}
