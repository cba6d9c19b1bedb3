import { parseContent } from "../../../../src/content-model/parse";
import { soundSource } from "../samples";

const messagesOf = (text: string) =>
  parseContent("sound", text, "content/figures/sounds/beat.yml").diagnostics.map(({ suggestion }) => suggestion);

describe("a sound", () => {
  it("is valid with a rate, and as a plain tone without one", () => {
    expect(messagesOf(soundSource)).toEqual([]);
    expect(messagesOf(soundSource.replace("binaural", "tone").replace("rate: 10\n", ""))).toEqual([]);
  });

  it.each([
    ["a plain tone with a rate", /binaural/, "tone", "a plain tone has no rate"],
    ["a beat without a rate", /rate: 10\n/, "", "rate must say how many beats or pulses there are per second"],
    ["frequencies that the file cannot hold", /binaural\ncarrier: 400/, "monaural\ncarrier: 3495", "must be at most 3500 hertz"],
    ["a binaural carrier that gives no beat", /400/, "1000", "must be below 1000 hertz"],
    ["a binaural rate that gives no beat", /rate: 10/, "rate: 41", "must be at most 40 hertz"],
    ["pulses shorter than a few waves", /binaural\ncarrier: 400\nrate: 10/, "isochronic\ncarrier: 60\nrate: 20", "at most a quarter"],
    ["a sound that is too long", /12/, "21", "seconds must be a whole number from 5 to 20"],
    ["a rate outside the bands", /rate: 10/, "rate: 0.2", "rate must be a number from 0.5 to 100 hertz"],
    ["an unknown kind", /binaural/, "stereo", "kind must be one of tone, binaural, monaural, isochronic"],
  ])("cannot be %s", (_, part, replacement, message) => {
    expect(messagesOf(soundSource.replace(part, replacement))).toEqual([expect.stringContaining(message)]);
  });
});
