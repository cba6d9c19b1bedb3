/** An expression that no text of the site may hold, and what to do instead. */
export interface BannedWording {
  readonly pattern: RegExp;
  /** One word at least of what the pattern finds matches this: who looks at words can leave most texts unread. */
  readonly cue: RegExp;
  readonly right: string;
}

const condition = "disease|illness|anxiety|adhd|insomnia|dementia|alzheimer|depression|epilepsy|seizure";

/**
 * What the editorial guide bans: claims that nobody can make, phrases that say nothing, and pressure. Held against
 * content before a build, and against everything that the build made.
 */
export const bannedWording: readonly BannedWording[] = [
  {
    pattern: new RegExp(
      `\\b(?:cur(?:e[sd]?|ing)|treat(?:s|ing)?|diagnos(?:es?|ing)|prevent(?:s|ed|ing)?) (?:an? |the |your )?(?:${condition})`,
      "i",
    ),
    cue: new RegExp(condition, "i"),
    right: "the program is no medicine; say what is known",
  },
  { pattern: /\b(?:clinically|scientifically)[- ]proven\b/i, cue: /proven/i, right: "name the study and how far it goes" },
  { pattern: /\bguaranteed results?\b|\bresults? (?:(?:are|is) )?guaranteed\b/i, cue: /guaranteed/i, right: "results may vary" },
  { pattern: /\bdoctors?[- ]recommended\b/i, cue: /recommended/i, right: "leave it out" },
  {
    pattern: /\b(?:gain(?:s|ed|ing)?|add(?:s|ed|ing)?|rais(?:e[sd]?|ing)|increas(?:e[sd]?|ing)|boost(?:s|ed|ing)?) (?:[\w-]+ ){0,3}IQ\b/i,
    cue: /^IQ\b/i,
    right: "promise no IQ points",
  },
  {
    pattern: /(?<!\bnot )\b(?:an|our|this) independent (?:review|site|publisher)\b/i,
    cue: /independent/i,
    right: "the site earns from one product and says so",
  },
  {
    pattern: /\bwe(?: have|['’]ve)? (?:tested|listened|tried\b(?! to\b))/i,
    cue: /tested|listened|tried/i,
    right: "nobody here has tried the program",
  },
  {
    pattern: /\b(?:in our experience|our users|our readers report)\b/i,
    cue: /experience|users|report/i,
    right: "say what the seller states or a study found",
  },
  {
    pattern:
      /\b(?:(?:better|stronger|safer|more effective) than|as (?:good|strong|safe|effective) as) (?:an? )?(?:ritalin|adderall|medication|medicine|prescription)/i,
    cue: /ritalin|adderall|medication|medicine|prescription/i,
    right: "compare with no medicine",
  },
  { pattern: /in today[’']s (?:fast|busy|modern)|fast-paced world/i, cue: /today|paced/i, right: "begin with what the reader came for" },
  {
    pattern: /unlock the secrets?|game[- ]chang(?:er|ing)|supercharge|skyrocket/i,
    cue: /unlock|game|supercharge|skyrocket/i,
    right: "say plainly what it does",
  },
  {
    pattern:
      /\b(?:only|just) (?:\d+|a few|two|three|five|ten) (?:(?!(?:minutes|hours|days|weeks|months|years) )\w+ )?(?:left|remaining|spots?|seats?|copies)\b|\b(?:almost|nearly) (?:sold out|gone)\b|\bselling (?:out|fast)\b|\bwhile (?:supplies|stocks?) lasts?\b/i,
    cue: /left|remaining|spot|seat|copies|sold|gone|selling|last/i,
    right: "make no scarcity: a download does not run out",
  },
  {
    pattern:
      /\b(?:limited[- ]time (?:offer|price|deal|discount|only|sale)|today only|last chance|act (?:now|fast)\b|order today|buy today|don[’']?t (?:miss out|wait)|hurry\b(?=[,!]| and (?:buy|order|get|try))|before it[’']?s too late|offer (?:ends|expires)|(?:price|discount|deal|sale) (?:ends|expires|goes up)|(?:ends|expires) in \d+ (?:seconds?|minutes?|hours?|days?))\b/i,
    cue: /limited|today|last|\bact\b|miss|wait|hurry|\blate\b|offer|price|discount|deal|sale|expires|ends/i,
    right: "press nobody: say what the offer is",
  },
  {
    pattern:
      /\b\d+ (?:people|others|visitors|customers) (?:are )?(?:viewing|looking at|watching|bought|buying) (?:this|it)\b|\bjust bought (?:this|it)\b/i,
    cue: /viewing|looking|watching|bought|buying/i,
    right: "say nothing of other buyers that nobody can check",
  },
];
