import fs from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { listFiles } from "../../src/site/node/list-files";
import { PUBLISHED_URLS_FILE } from "../../src/site/published-urls";
import { syntheticPost, type SyntheticPost } from "./synthetic-text";
import { copyProject } from "./work-copy";

/** What articles take from the settings of the content they are added to. */
export interface CorpusSettings {
  readonly firstButtonLabel: string;
  /** Slugs. */
  readonly categories: readonly string[];
}

export function readCorpusSettings(contentDirectory: string): CorpusSettings {
  const read = (file: string) => parse(fs.readFileSync(path.join(contentDirectory, "settings", file), "utf8")) as unknown;
  const { firstButtonLabel } = read("site.yml") as { firstButtonLabel: string };
  const { items } = read("categories.yml") as { items: { slug: string }[] };
  return { firstButtonLabel, categories: items.map(({ slug }) => slug) };
}

/** Not copied: articles, the list of their published URLs, and the paths that name them. */
const excluded = new Set(["posts", PUBLISHED_URLS_FILE, path.join("pages", "paths.yml")]);

/**
 * Copies the project in a folder with the content of that one, but with `count` synthetic articles that pass the content lint:
 * the peers' text, plus what this site requires of an article (buttons, citations, an evidence note, a link to the review).
 */
export function copyWithCorpus(root: string, site: string, count: number): void {
  copyProject(root, site);
  const [contentDirectory, directory] = [path.join(root, "content"), path.join(site, "content")];
  fs.rmSync(directory, { recursive: true, force: true });
  fs.cpSync(contentDirectory, directory, { recursive: true, filter: (file) => !excluded.has(path.relative(contentDirectory, file)) });
  const texts = listFiles(directory).filter((file) => /\.(?:md|yml)$/.test(file));
  for (const file of texts.map((name) => path.join(directory, name))) {
    // Pages may link to articles that are not in the corpus.
    const text = fs.readFileSync(file, "utf8").replace(/\/blog\/(?!category\/)[a-z0-9-]+\//g, "/blog/");
    fs.writeFileSync(file, text);
  }
  fs.mkdirSync(path.join(directory, "posts"));
  const settings = readCorpusSettings(contentDirectory);
  const works = fs.readdirSync(path.join(contentDirectory, "references")).map((file) => path.basename(file, ".yml"));
  for (let index = 0; index < count; index += 1) {
    const post = syntheticPost(index, count);
    fs.writeFileSync(path.join(directory, "posts", `${post.slug}.md`), articleOf(post, index, count, works, settings));
  }
}

/** Text of an article's file; `works` are ids of references. */
export function articleOf(
  post: SyntheticPost,
  index: number,
  count: number,
  works: readonly string[],
  { firstButtonLabel, categories }: CorpusSettings,
): string {
  const frontMatter = stringify(
    {
      slug: post.slug,
      title: titleOf(post.title, index),
      excerpt: between(
        post.excerpt,
        110,
        180,
        `In short, this is what number ${index} of the corpus has to say to those who read it to the end`,
      ),
      metaDescription: between(post.metaDescription, 120, 158, `and what else there is to know about number ${index} of them`),
      categorySlug: categories[post.category % categories.length],
      date: post.date.toISOString().slice(0, 10),
      closingButton: { label: `Hear It for Yourself, Number ${index}` },
      faq: post.faq.map(({ question, answer }) => ({
        question: `${question.slice(0, -1)} in number ${index}?`,
        answer: answerOf(answer, index),
      })),
    },
    { lineWidth: 0 },
  );
  const cited = (step: number) => works[(2 * index + step) % works.length];
  const another = syntheticPost((index + 7) % count, count);
  const extras: Readonly<Record<number, readonly string[]>> = {
    0: [`::cta{label="${firstButtonLabel}"}`],
    2: [`> **Evidence: mixed.** In number ${index} some trials found a change.:ref{id=${cited(0)}}`],
    3: [`Number ${index} also leads to [number ${(index + 7) % count}](/blog/${another.slug}/) and to [the review](/review/).`],
    4: [
      `Ask a doctor before the changes of number ${index} if sleep, memory, mood or an earlier seizure worries you, and not while driving.:ref{id=${cited(1)}}`,
    ],
  };
  const body = post.sections.flatMap(({ heading, blocks }, section) => [`## ${heading}`, ...blocks, ...(extras[section] ?? [])]);
  return `---\n${frontMatter}---\n${body.join("\n\n")}\n`;
}

function titleOf(title: string, index: number): string {
  const words = title.split(" ").slice(0, -1);
  while (`${words.join(" ")} ${index}`.length > 65) words.pop();
  return between(`${words.join(" ")} ${index}`, 35, 65, "of many in a row");
}

/** Cuts a text between words, or lengthens it, to fit the length. */
function between(text: string, min: number, max: number, addition: string): string {
  let fitted = text.replace(/[.,]$/, "");
  while (fitted.length < min) fitted = `${fitted} ${addition}`;
  return fitted.length > max ? fitted.slice(0, max + 1).replace(/[ ,]+\S*$/, "") : fitted;
}

function answerOf(answer: string, index: number): string {
  const short = answer.split(" ").length < 30;
  return short
    ? `${answer} That is the whole of what can be said in reply to this question in article number ${index} of this corpus of many.`
    : answer;
}
