import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

interface Banned {
  readonly pattern: RegExp;
  readonly right: string;
}

const condition = "(?:disease|illness|anxiety|adhd|insomnia|dementia|alzheimer|depression|epilepsy|seizure)";

/** What the editorial guide bans: claims that nobody can make, and phrases that say nothing. */
const banned: readonly Banned[] = [
  {
    pattern: new RegExp(
      `\\b(?:cur(?:e[sd]?|ing)|treat(?:s|ing)?|diagnos(?:es?|ing)|prevent(?:s|ed|ing)?) (?:an? |the |your )?${condition}`,
      "i",
    ),
    right: "the program is no medicine; say what is known",
  },
  { pattern: /\b(?:clinically|scientifically)[- ]proven\b/i, right: "name the study and how far it goes" },
  { pattern: /\bguaranteed results?\b|\bresults? (?:(?:are|is) )?guaranteed\b/i, right: "results may vary" },
  { pattern: /\bdoctors?[- ]recommended\b/i, right: "leave it out" },
  {
    pattern: /\b(?:gain(?:s|ed|ing)?|add(?:s|ed|ing)?|rais(?:e[sd]?|ing)|increas(?:e[sd]?|ing)|boost(?:s|ed|ing)?) (?:[\w-]+ ){0,3}IQ\b/i,
    right: "promise no IQ points",
  },
  {
    pattern: /(?<!\bnot )\b(?:an|our|this) independent (?:review|site|publisher)\b/i,
    right: "the site earns from one product and says so",
  },
  {
    pattern: /\bwe(?: have|['’]ve)? (?:tested|listened|tried\b(?! to\b))/i,
    right: "nobody here has tried the program",
  },
  { pattern: /\b(?:in our experience|our users|our readers report)\b/i, right: "say what the seller states or a study found" },
  {
    pattern:
      /\b(?:(?:better|stronger|safer|more effective) than|as (?:good|strong|safe|effective) as) (?:an? )?(?:ritalin|adderall|medication|medicine|prescription)/i,
    right: "compare with no medicine",
  },
  { pattern: /in today[’']s (?:fast|busy|modern)|fast-paced world/i, right: "begin with what the reader came for" },
  { pattern: /unlock the secrets?|game[- ]chang(?:er|ing)|supercharge|skyrocket/i, right: "say plainly what it does" },
];

/** Fields in which an exclamation mark may stand: labels of buttons. */
const isLabel = (key: PropertyKey | undefined): boolean => /(?:label|linkText)$/i.test(String(key ?? ""));

/** Words and claims that no text of the site may hold. */
export const wording: Rule = (tree, tell) => {
  for (const { text, field, kind, file, line, column } of allBlocks(tree)) {
    // What a row says its cells have said.
    if (kind === "row") continue;
    const place = { file, line, column };
    for (const { pattern, right } of banned) {
      const match = pattern.exec(text);
      if (match) tell({ ...place, id: "wording", what: `'${match[0]}' must not be said`, right });
    }
    if (text.includes("!") && kind !== "label" && !isLabel(field?.at(-1)))
      tell({ ...place, id: "exclamation", what: "an exclamation mark", right: "end the sentence with a full stop" });
  }
};
