import { findMissingCautions } from "../../../src/lint/cautions";

const cautions = {
  doctors: ["doctor", "clinician*"],
  items: [
    { id: "seizures", topic: ["binaural*"], concernsProduct: true, namesDoctor: true, words: ["seizure*"], suggestion: "" },
    { id: "sleep", mention: ["insomnia"], namesDoctor: true, suggestion: "" },
  ],
};

const missing = (subject: string, ...paragraphs: string[]) =>
  findMissingCautions(cautions, { subject, paragraphs, productName: "The Tone" }).map(({ id }) => id);

describe("a caution", () => {
  it("is needed by a topic, the product's name, or a mention", () => {
    expect(missing("Binaural beats", "It rained.")).toEqual(["seizures"]);
    expect(missing("A review of the Tone", "It rained.")).toEqual(["seizures"]);
    expect(missing("Rest", "Insomnia is common.", "She holds a doctorate.")).toEqual(["sleep"]);
    expect(missing("Rest", "It rained.")).toEqual([]);
  });

  it("is one paragraph with all it needs", () => {
    expect(missing("Binaural beats", "Ask a doctor.", "A seizure is frightening.")).toEqual(["seizures"]);
    expect(missing("Binaural beats", "After a seizure, ask a doctor.")).toEqual([]);
    expect(missing("Rest", "Insomnia is common.", "Two clinicians agree.")).toEqual([]);
  });
});
