import type { Rule } from "../rule";
import { allBlocks } from "../text-blocks";

interface Banned {
  readonly pattern: RegExp;
  readonly right: string;
}

const condition = "(?:disease|illness|anxiety|adhd|insomnia|dementia|alzheimer|depression|epilepsy|seizures)";

/** What the editorial guide bans: claims that nobody can make, and phrases that say nothing. */
const banned: readonly Banned[] = [
  {
    pattern: new RegExp(`\\b(?:cures?|treats?|diagnoses?|prevents?) (?:an? |the |your )?${condition}`, "i"),
    right: "the program is no medicine; say what is known",
  },
  { pattern: /\b(?:clinically|scientifically) proven\b/i, right: "name the study and how far it goes" },
  { pattern: /\bguaranteed results?\b|\bresults? (?:are|is) guaranteed\b/i, right: "results may vary" },
  { pattern: /\bdoctor[- ]recommended\b/i, right: "leave it out" },
  { pattern: /\b(?:gain|add|raise)\w* (?:\w+ ){0,3}IQ\b/i, right: "promise no IQ points" },
  { pattern: /\b(?:an|our|this) independent (?:review|site|publisher)\b/i, right: "the site earns from one product and says so" },
  {
    pattern: /\bwe (?:have )?(?:tested|tried|listened to) (?:the program|the genius wave|it)\b/i,
    right: "nobody here has tried the program",
  },
  { pattern: /\b(?:in our experience|our users|our readers report)\b/i, right: "say what the seller states or a study found" },
  { pattern: /\b(?:better|stronger|safer) than (?:ritalin|adderall|medication|medicine|prescription)/i, right: "compare with no medicine" },
  { pattern: /in today[’']s (?:fast|busy|modern)|fast-paced world/i, right: "begin with what the reader came for" },
  { pattern: /unlock the secrets?|game[- ]changer|supercharge|skyrocket/i, right: "say plainly what it does" },
];

/** Fields in which an exclamation mark may stand: labels of buttons. */
const isLabel = (key: PropertyKey | undefined): boolean => /label$/i.test(String(key ?? ""));

/** Words and claims that no text of the site may hold. */
export const wording: Rule = (tree, tell) => {
  for (const { text, field, ...place } of allBlocks(tree)) {
    for (const { pattern, right } of banned) {
      const match = pattern.exec(text);
      if (match) tell({ ...place, id: "wording", what: `'${match[0]}' must not be said`, right });
    }
    if (text.includes("!") && !isLabel(field?.at(-1)))
      tell({ ...place, id: "exclamation", what: "an exclamation mark", right: "end the sentence with a full stop" });
  }
};
