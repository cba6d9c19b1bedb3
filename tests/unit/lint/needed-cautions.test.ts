import { neededCautions } from "../../../src/lint/rules/needed-cautions";
import { missingCautions } from "../../../src/site/cautions";
import { cautions } from "../site-words";
import { faq, home, post, removeContentFolders, review, type ContentFiles } from "./content-fixture";
import { findings } from "./rule-findings";

afterEach(removeContentFolders);

/** For each caution: a subject or a sentence that needs it, and a sentence that contains it. */
const samples: Readonly<Record<string, { subject?: string; text?: string; caution: string }>> = {
  seizures: { subject: "binaural beats for work", caution: "Anyone who has had a seizure asks a doctor first." },
  driving: { subject: "a brainwave program", caution: "Never listen while driving." },
  "flashing-light": { text: "Some videos come with flashing light.", caution: "Flashing light can set off seizures." },
  "sleep-disorders": {
    subject: "better sleep",
    text: "Insomnia is common.",
    caution: "Trouble with sleep that lasts belongs to a clinician.",
  },
  "anxiety-and-mood": { subject: "less stress", text: "Depression is common.", caution: "If you are anxious most days, see a doctor." },
  "attention-disorders": { subject: "a longer attention span", text: "People with ADHD took part.", caution: "A clinician can tell." },
  "memory-loss": { subject: "training for seniors", text: "It is linked to dementia.", caution: "If memory gets worse, see a doctor." },
  medication: { text: "He takes medication.", caution: "Ask a pharmacist." },
  pregnancy: { text: "You may be pregnant.", caution: "In pregnancy, ask a doctor first." },
  minors: { text: "Nothing is known of minors who listen.", caution: "Ask a pediatrician." },
};

describe("a caution", () => {
  it("has a sample in this test", () => {
    expect(Object.keys(samples).sort()).toEqual(cautions.items.map(({ id }) => id).sort());
  });

  const cases = Object.entries(samples).flatMap(([id, { subject, text, caution }]) => [
    ...(subject ? [{ id, subject, text: "It rained.", caution }] : []),
    ...(text ? [{ id, subject: "a plain matter", text, caution }] : []),
  ]);

  it.each(cases)("'$id' is needed by: $subject / $text", ({ id, subject, text, caution }) => {
    const missing = (...more: string[]) =>
      missingCautions(cautions, { subject, paragraphs: [text, ...more], productName: undefined }).map((caution) => caution.id);
    expect(missing()).toContain(id);
    expect(missing("She holds a doctorate.")).toContain(id);
    expect(missing(caution)).not.toContain(id);
  });

  it("must be in one paragraph", () => {
    const missing = missingCautions(cautions, {
      subject: "binaural beats",
      paragraphs: ["Ask a doctor.", "A seizure is frightening.", "Never while driving."],
      productName: undefined,
    });
    expect(missing.map(({ id }) => id)).toEqual(["seizures"]);
  });

  it("is needed by nothing else", () => {
    const paragraphs = ["Flashing tiles. Are you under 18? Then ask at home."];
    expect(missingCautions(cautions, { subject: "a memory palace", paragraphs, productName: undefined })).toEqual([]);
  });
});

describe("needed-cautions", () => {
  const find = (changes: ContentFiles) => findings(neededCautions, changes);

  it("reports an article without its caution, at its title", () => {
    expect(find({ "posts/better-sleep.md": post("better-sleep", { body: "Ask a friend." }) })).toEqual([
      "content/posts/better-sleep.md:3:1 error[missing-caution] the caution 'sleep-disorders' is missing; say when trouble with sleep belongs to a clinician",
    ]);
    expect(find({ "posts/better-sleep.md": post("better-sleep", { body: "If you sleep badly for weeks, see a doctor." }) })).toEqual([]);
  });

  it("accepts a caution in an answer", () => {
    const text = post("better-sleep").replace("It is two.", "If you sleep badly for weeks, see a doctor.");
    expect(find({ "posts/better-sleep.md": text })).toEqual([]);
  });

  it("reports the review, the FAQ and the home page", () => {
    const name = "The Genius Wave, as It Is Told Here and There";
    const all = {
      "pages/review.md": review.replace("A Review Whose Title Has a Length That Fits", name),
      "pages/faq.yml": faq().replace("Questions and answers", name),
      "pages/home.yml": home().replace("The home page", name),
    };
    const files = (changes: ContentFiles) => find({ ...all, ...changes });
    expect(files({}).map((line) => /pages\/(\w+).*'(\w+)'/.exec(line)?.slice(1).join(" "))).toEqual([
      "review seizures",
      "review driving",
      "faq seizures",
      "faq driving",
      "home seizures",
      "home driving",
    ]);
    // The home page shows answers of the FAQ.
    const answered = faq("Ask a doctor if you ever had a seizure; never listen while driving.").replace("Questions and answers", name);
    expect(files({ "pages/faq.yml": answered }).map((line) => /pages\/(\w+)/.exec(line)?.[1])).toEqual(["review", "review"]);
  });
});
