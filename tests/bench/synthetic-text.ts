import { capitalized } from "../../src/site/capitalized";

/**
 * A post of a synthetic blog: about 900 words, five sections, one list, one internal and one external link. The words
 * and their order are the same as in the corpus with which the peers in BENCHMARKS.md are measured.
 */
export interface SyntheticPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly metaDescription: string;
  /** Index of one of five categories. */
  readonly category: number;
  /** The first post is the newest; each other one is an hour older. */
  readonly date: Date;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** Markdown blocks of each section, without its heading. */
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly string[] }[];
}

const small =
  "the a of and to in with for on that is it as your this from or by at an can more most when while if not you they after before".split(
    " ",
  );
const words = (
  "focus memory brainwave theta alpha attention sleep practice recall session minutes study steady rhythm listening daily routine work breaks water light exercise notes " +
  "signal pattern habit morning evening quiet audio headphones track program course guide review price refund offer result evidence trial sample group effect measure score " +
  "learning language student teacher reader writer project deadline office desk screen phone distraction task list plan goal week month year hour second change growth " +
  "simple slow quick careful honest useful gentle strong weak early late common rare recent older younger healthy tired calm stressed bright dark warm cold clear noisy " +
  "compare choose notice repeat return improve reduce support explain describe remember forget follow begin finish adjust record listen breathe relax wake walk stretch drink " +
  "question answer reason example method detail summary chapter section article story science biology neuron network region cortex wave frequency hertz tone pulse beat " +
  "caffeine nutrition breakfast protein vegetable sugar vitamin hydration movement posture muscle oxygen blood pressure heart circulation temperature season weather sunlight window garden " +
  "creative problem solution insight idea sketch draft design music painting reading puzzle game chess strategy logic number formula equation chart table graph average median " +
  "budget subscription download account customer seller company product feature benefit drawback warning claim promise guarantee discount bonus package delivery payment receipt email contact " +
  "perhaps usually often sometimes rarely always never instead although because therefore meanwhile however besides together apart inside outside nearby beyond during without within across"
).split(" ");
const headings = ["What it is", "How it works", "What the evidence says", "A routine to try", "Who should skip it"];
const newest = Date.UTC(2025, 5, 30);
const hour = 3600e3;

/** One post of a corpus of `count`; the same arguments give the same post. */
export function syntheticPost(index: number, count: number): SyntheticPost {
  const { sentence, paragraph, phrase } = writer(mulberry32(index + 1));
  const plain = (text: string) => text.replace(/\*\*/g, "");
  const excerpt = plain(sentence());
  const metaDescription = plain(paragraph(2).slice(0, 155));
  const faq = [0, 1].map(() => ({ question: plain(`${capitalized(phrase(7))}?`), answer: plain(paragraph(2)) }));
  const sections = headings.map((heading, section) => {
    const blocks = [paragraph(4), paragraph(4)];
    if (section === 1) blocks.push(Array.from({ length: 4 }, () => `- ${sentence()}`).join("\n"));
    else if (section === 3) blocks.push(`${paragraph(2)} [${phrase(3)}](/blog/${nameOf((index + 1) % count).slug}/) ${sentence()}`);
    else if (section === 4)
      blocks.push(`${paragraph(2)} [See the current offer](https://shop.example/${nameOf(index).slug}) ${sentence()}`);
    else blocks.push(paragraph(4));
    return { heading, blocks };
  });
  return {
    ...nameOf(index),
    excerpt,
    metaDescription,
    category: index % 5,
    date: new Date(newest - index * hour),
    faq,
    sections,
  };
}

function nameOf(index: number): { title: string; slug: string } {
  const title = capitalized(writer(mulberry32(7919 * (index + 1))).phrase(5));
  return { title: `${title} ${index}`, slug: `${title.toLowerCase().replace(/ /g, "-")}-${index}` };
}

function writer(random: () => number) {
  const pick = (list: readonly string[], share: number) => list[Math.floor(share * list.length)] as string;
  const word = () => (random() < 0.34 ? pick(small, random()) : pick(words, random() ** 1.6));
  const sentence = () => {
    const length = 8 + Math.floor(random() * 12);
    const list = Array.from({ length }, word);
    if (length > 12) list[Math.floor(length / 2)] += ",";
    if (random() < 0.1) list[3] = `**${(list[3] as string).replace(",", "")}**`;
    return `${capitalized(list.join(" "))}.`;
  };
  return {
    sentence,
    paragraph: (sentences: number) => Array.from({ length: sentences }, sentence).join(" "),
    phrase: (length: number) => Array.from({ length }, () => pick(words, random())).join(" "),
  };
}

/** A seeded random number generator, 0 to 1 (Tommy Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
