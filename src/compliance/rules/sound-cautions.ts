import type { ComplianceRule } from "../compliance-rule";

/** Texts that must be beside every sound. */
const needed: readonly (readonly [id: string, pattern: RegExp, suggestion: string])[] = [
  ["origin", /\bour own tone\b.*\bnot the program\b/i, "say that it is our own tone and not the program"],
  ["volume", /\blow volume\b/i, "say that the volume should be low"],
  ["seizures", /\bseizure.*\bdoctor\b/i, "say that anyone with epilepsy or a seizure asks a doctor first"],
];
/** Text of a sound that differs between the ears. */
const twoEars = /\bleft\b.*\bright\b/i;

/**
 * Beside every sound, on pages and where it is linked, are its description, how to listen, and who should ask a doctor first.
 * It starts only when a visitor plays it, and is not loaded before.
 */
export const soundCautions: ComplianceRule = ({ item: { sounds } }, report) => {
  for (const { name, text, player } of sounds) {
    for (const [id, pattern, suggestion] of needed)
      if (!pattern.test(text)) report("sound-caution", `the sound '${name}' has no words about ${id} beside it`, suggestion);
    if (twoEars.test(text) && !/\bheadphones\b/i.test(text))
      report("sound-caution", `the sound '${name}' has no words about headphones beside it`, "say that it needs stereo headphones");
    if (!player) continue;
    const { controls, preload, autoplay, loop } = player;
    if (autoplay !== undefined || loop !== undefined)
      report("sound-player", `the sound '${name}' plays by itself or without an end`, "remove autoplay and loop");
    if (controls === undefined) report("sound-player", `the sound '${name}' cannot be stopped`, "add controls");
    if (preload !== "none") report("sound-player", `the sound '${name}' is loaded before anyone plays it`, "add preload=none");
    if (!player["aria-label"]) report("sound-player", `the player of '${name}' has no name`, "add an aria-label");
  }
};
