/** An expression that no text of the site may hold, and what to do instead. */
export interface BannedPhrase {
  readonly pattern: RegExp;
  /** One word at least of what the pattern finds matches this: who looks at words can leave most texts unread. */
  readonly cue: RegExp;
  readonly suggestion: string;
}

const condition = "disease|illness|anxiety|adhd|insomnia|dementia|alzheimer|depression|epilepsy|seizure";

/**
 * What the editorial guide bans: claims that nobody can make, phrases that say nothing, and pressure. Held against
 * content before a build, and against everything that the build made.
 */
export const bannedPhrases: readonly BannedPhrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:cur(?:e[sd]?|ing)|treat(?:s|ing)?|diagnos(?:es?|ing)|prevent(?:s|ed|ing)?) (?:an? |the |your )?(?:${condition})`,
      "i",
    ),
    cue: new RegExp(condition, "i"),
    suggestion: "the program is no medicine; say what is known",
  },
  { pattern: /\b(?:clinically|scientifically)[- ]proven\b/i, cue: /proven/i, suggestion: "name the study and how far it goes" },
  { pattern: /\bguaranteed results?\b|\bresults? (?:(?:are|is) )?guaranteed\b/i, cue: /guaranteed/i, suggestion: "results may vary" },
  { pattern: /\bdoctors?[- ]recommended\b/i, cue: /recommended/i, suggestion: "leave it out" },
  {
    pattern: /\b(?:gain(?:s|ed|ing)?|add(?:s|ed|ing)?|rais(?:e[sd]?|ing)|increas(?:e[sd]?|ing)|boost(?:s|ed|ing)?) (?:[\w-]+ ){0,3}IQ\b/i,
    cue: /^IQ\b/i,
    suggestion: "promise no IQ points",
  },
  {
    pattern: /(?<!\bnot )\b(?:an|our|this) independent (?:review|site|publisher)\b/i,
    cue: /independent/i,
    suggestion: "the site earns from one product and says so",
  },
  {
    pattern: /\bwe(?: have|['’]ve)? (?:tested|listened|tried\b(?! to\b))/i,
    cue: /tested|listened|tried/i,
    suggestion: "nobody here has tried the program",
  },
  {
    pattern: /\b(?:in our experience|our users|our readers report)\b/i,
    cue: /experience|users|report/i,
    suggestion: "say what the seller states or a study found",
  },
  {
    pattern:
      /\b(?:(?:better|stronger|safer|more effective) than|as (?:good|strong|safe|effective) as) (?:an? )?(?:ritalin|adderall|medication|medicine|prescription)/i,
    cue: /ritalin|adderall|medication|medicine|prescription/i,
    suggestion: "compare with no medicine",
  },
  {
    pattern: /in today[’']s (?:fast|busy|modern)|fast-paced world/i,
    cue: /today|paced/i,
    suggestion: "begin with what the reader came for",
  },
  {
    pattern: /unlock the secrets?|game[- ]chang(?:er|ing)|supercharge|skyrocket/i,
    cue: /unlock|game|supercharge|skyrocket/i,
    suggestion: "say plainly what it does",
  },
  {
    pattern:
      /\b(?:only|just) (?:\d+|a few|two|three|five|ten) (?:(?!(?:minutes|hours|days|weeks|months|years) )\w+ )?(?:left|remaining|spots?|seats?|copies)\b|\b(?:almost|nearly) (?:sold out|gone)\b|\bselling (?:out|fast)\b|\bwhile (?:supplies|stocks?) lasts?\b/i,
    cue: /left|remaining|spot|seat|copies|sold|gone|selling|last/i,
    suggestion: "make no scarcity: a download does not run out",
  },
  {
    pattern:
      /\b(?:limited[- ]time (?:offer|price|deal|discount|only|sale)|today only|last chance|act (?:now|fast)\b|order today|buy today|don[’']?t (?:miss out|wait)|hurry\b(?=[,!]| and (?:buy|order|get|try))|before it[’']?s too late|offer (?:ends|expires)|(?:price|discount|deal|sale) (?:ends|expires|goes up)|(?:ends|expires) in \d+ (?:seconds?|minutes?|hours?|days?))\b/i,
    cue: /limited|today|last|\bact\b|miss|wait|hurry|\blate\b|offer|price|discount|deal|sale|expires|ends/i,
    suggestion: "press nobody: say what the offer is",
  },
  {
    pattern:
      /\b\d+ (?:people|others|visitors|customers) (?:are )?(?:viewing|looking at|watching|bought|buying) (?:this|it)\b|\bjust bought (?:this|it)\b/i,
    cue: /viewing|looking|watching|bought|buying/i,
    suggestion: "say nothing of other buyers that nobody can check",
  },
];
