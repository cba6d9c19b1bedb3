/** An expression that no text of the site may contain. */
export interface BannedPhrase {
  readonly pattern: RegExp;
  readonly suggestion: string;
}

const condition = "disease|illness|anxiety|adhd|insomnia|dementia|alzheimer|depression|epilepsy|seizure";

/**
 * Phrases that the editorial guide bans: medical claims, empty phrases and pressure. Checked in content before a build
 * and in everything that was built.
 */
export const bannedPhrases: readonly BannedPhrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:cur(?:e[sd]?|ing)|treat(?:s|ing)?|diagnos(?:es?|ing)|prevent(?:s|ed|ing)?) (?:an? |the |your )?(?:${condition})`,
      "i",
    ),
    suggestion: "the program is not medicine; say what is known",
  },
  { pattern: /\b(?:clinically|scientifically)[- ]proven\b/i, suggestion: "name the study and how far it goes" },
  {
    pattern: /\bguaranteed results?\b|\bresults? (?:(?:are|is) )?guaranteed\b/i,
    suggestion: "write that results may vary",
  },
  { pattern: /\bdoctors?[- ]recommended\b/i, suggestion: "remove it" },
  {
    pattern: /\b(?:gain(?:s|ed|ing)?|add(?:s|ed|ing)?|rais(?:e[sd]?|ing)|increas(?:e[sd]?|ing)|boost(?:s|ed|ing)?) (?:[\w-]+ ){0,3}IQ\b/i,
    suggestion: "do not promise IQ points",
  },
  {
    pattern: /(?<!\bnot )\b(?:an|our|this) independent (?:review|site|publisher)\b/i,
    suggestion: "the site earns commission and must say so; remove it",
  },
  {
    pattern: /\bwe(?: have|['’]ve)? (?:tested|listened|tried\b(?! to\b))/i,
    suggestion: "nobody here has tried the program; remove it",
  },
  {
    pattern: /\b(?:in our experience|our users|our readers report)\b/i,
    suggestion: "say what the seller states or a study found",
  },
  {
    pattern:
      /\b(?:(?:better|stronger|safer|more effective) than|as (?:good|strong|safe|effective) as) (?:an? )?(?:ritalin|adderall|medication|medicine|prescription)/i,
    suggestion: "do not compare with medicine",
  },
  {
    pattern: /in today[’']s (?:fast|busy|modern)|fast-paced world/i,
    suggestion: "begin with what the reader came for",
  },
  {
    pattern: /unlock the secrets?|game[- ]chang(?:er|ing)|supercharge|skyrocket/i,
    suggestion: "say plainly what it does",
  },
  {
    pattern:
      /\b(?:only|just) (?:\d+|a few|two|three|five|ten) (?:(?!(?:minutes|hours|days|weeks|months|years) )\w+ )?(?:left|remaining|spots?|seats?|copies)\b|\b(?:almost|nearly) (?:sold out|gone)\b|\bselling (?:out|fast)\b|\bwhile (?:supplies|stocks?) lasts?\b/i,
    suggestion: "do not suggest scarcity: a download does not run out",
  },
  {
    pattern:
      /\b(?:limited[- ]time (?:offer|price|deal|discount|only|sale)|today only|last chance|act (?:now|fast)\b|order today|buy today|don[’']?t (?:miss out|wait)|hurry\b(?=[,!]| and (?:buy|order|get|try))|before it[’']?s too late|offer (?:ends|expires)|(?:price|discount|deal|sale) (?:ends|expires|goes up)|(?:ends|expires) in \d+ (?:seconds?|minutes?|hours?|days?))\b/i,
    suggestion: "do not press readers: describe the offer",
  },
  {
    pattern:
      /\b\d+ (?:people|others|visitors|customers) (?:are )?(?:viewing|looking at|watching|bought|buying) (?:this|it)\b|\bjust bought (?:this|it)\b/i,
    suggestion: "do not make claims about other buyers",
  },
];
