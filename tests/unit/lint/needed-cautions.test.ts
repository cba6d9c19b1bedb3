import { findMissingCautions } from "../../../src/lint/cautions";
import { cautions } from "../site-words";

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
      findMissingCautions(cautions, { subject, paragraphs: [text, ...more], productName: undefined }).map((caution) => caution.id);
    expect(missing()).toContain(id);
    expect(missing("She holds a doctorate.")).toContain(id);
    expect(missing(caution)).not.toContain(id);
  });

  it("must be in one paragraph", () => {
    const missing = findMissingCautions(cautions, {
      subject: "binaural beats",
      paragraphs: ["Ask a doctor.", "A seizure is frightening.", "Never while driving."],
      productName: undefined,
    });
    expect(missing.map(({ id }) => id)).toEqual(["seizures"]);
  });

  it("is needed by nothing else", () => {
    const paragraphs = ["Flashing tiles. Are you under 18? Then ask at home."];
    expect(findMissingCautions(cautions, { subject: "a memory palace", paragraphs, productName: undefined })).toEqual([]);
  });
});
