import { productNamePattern } from "../site/product-name";

/**
 * Recognizes claims by words: what a sentence is about, and a verb of health or performance. The lists are wide on
 * purpose: a false positive costs a line in the claims file, a miss is published unchecked.
 */

const band = "(?:alpha|theta|gamma|delta|beta)";
const kind = "(?:binaural|monaural|isochronic|entrainment|brain ?wave|puls(?:ed|ing)|rhythmic)";
const thing = "(?:audio|sounds?|tones?|beats?|recordings?|tracks?|programs?|sessions?|apps?|meditation|stimulation|music)";

/** Words for brainwave audio. */
const audio: readonly string[] = [
  String.raw`\b(?:binaural|monaural|isochronic)\b`,
  String.raw`\bentrain(?:s|ed|ing|ment)?\b`,
  String.raw`\b${kind}[- ]${thing}\b`,
  String.raw`\b(?:${band}|hz)(?:[- ]rate)? ${thing}\b`,
  String.raw`\b(?:audio|listening|sound) (?:programs?|sessions?|options?|apps?)\b`,
  // Not the verb, as in 'one testing method beats another'.
  String.raw`\b(?:the|of|with|without|hears?|heard|hearing|play(?:s|ed|ing)?|these|those|such|adding|after|before|that|any|five|two|both) beats?\b`,
  String.raw`^beats? (?!\w+ing\b)`,
  String.raw`\b(?:such|this|that|similar|this kind of|relaxing|quiet) (?:audio|sounds?|recordings?|tracks?)\b`,
  String.raw`\b(?:a|an|the|no|any|if|some|one|each|your) (?:audio )?(?:recording|track|sound|listening session)\b`,
  String.raw`\baudio\b`,
  String.raw`\bsounds? (?:sold|meant|that|which|on sale|laid)\b`,
  String.raw`\blisten(?:s|ed|ing|ers?)?\b`,
];

/** Words for the program without its name. */
const program: readonly string[] = [
  String.raw`\b(?:the|this) program\b`,
  String.raw`\b(?:most|best|only)(?: \w+)? program\b`,
  String.raw`\bsales page\b`,
  String.raw`\bthe page (?:for|of|promises)\b`,
  String.raw`\bsellers?\b`,
  String.raw`\bits (?:page|recordings?|sessions?|audio|sounds?)\b`,
  String.raw`^(?:a|each|one|every) (?:short |single |quick |daily )?session\b`,
  String.raw`\b\d+-day (?:money-back )?guarantee\b`,
];

/** Verbs of health and performance, and the nouns and comparatives made from them. */
const effects: readonly string[] = [
  String.raw`improv\w+|doubl(?:e[sd]|ing)|tripl(?:e[sd]|ing)|eliminat\w+|eradicat\w+`,
  String.raw`boost\w*`,
  String.raw`enhanc\w+`,
  String.raw`sharp(?:en\w*|er)`,
  String.raw`increas\w+`,
  String.raw`rais(?:e[sd]?|ing)`,
  String.raw`lift(?:s|ed|ing)?`,
  String.raw`strengthen\w*|restor\w+|repair\w*|protect\w*|heighten\w*|deepen\w*|optimi[sz]\w+|rewir\w+|unlock\w*|activat\w+|trigger\w*`,
  String.raw`calm(?:s|ed|er|ing)|(?:you|listeners|people|nerves|mind) calm`,
  String.raw`relax(?:es|ed|ing)?|sooth\w+|eas(?:es|ed|ier|ing)|reliev\w+|relief|restful|unwind\w*`,
  String.raw`reduc(?:e[sd]?|ing)|lessen\w*|lower(?:s|ed|ing) (?:your |the )?(?:\w+ )?(?:scores?|stress|anxiety|tension|pain|blood pressure)`,
  String.raw`(?<!it )help(?:s|ed|ing|ful)?(?! (?:you |to )*(?:decide|choose|weigh))`,
  String.raw`benefit\w*|effective\w*|effects?|gains?|gained`,
  String.raw`heal(?:s|ed|ing)?|cur(?:e[sd]?|ing)|treat(?:s|ed|ing|ments?)?(?! (?:it|them|any|the) )|prevent\w*|remed(?:y|ies)|therap\w+|diagnos\w+`,
  String.raw`settl(?:e|es|ed) (?:you|the mind|down)|you settle|(?:easier|helps? you|start) (?:to )?settle|settled start`,
  String.raw`promot\w+|induc(?:e[sd]?|ing)|produc(?:e[sd]?|ing) (?:it|a |the )|stimulat(?:es|ed|ing)`,
  String.raw`scor(?:e[sd]?|ing) (?:\w+ly )?(?:better|worse|higher|lower|up|down)|scores? (?:f[ae]ll|rose|rise|alone)|accuracy (?:rose|fell)|did (?:\w+ly )?(?:better|worse)`,
  String.raw`harm(?:s|ed|ful)?|hurt\w*|hinder\w*|worsen\w*|interfer\w+|get in the way|(?:did|made?|gets?|felt|feels?|sleeps?|scored|clearly) worse|worse (?:scores|results|off)`,
  String.raw`smarter|clearer|faster|brighter|happier|stronger|(?:sleep|focus|concentrate|think|learn|remember|perform|feel) (?:better|faster|deeper|sharper|calmer)`,
  String.raw`better (?:sleep|focus|memory|attention|concentration|mood|clarity|performance|scores|work)`,
  String.raw`fall(?:s|en|ing)? (?:in|into) step|in step|brain ?waves? follow|brain follows?|brain did follow|waves follow|took? up a rhythm|takes up a rhythm`,
  String.raw`(?:draw|coax|guide|lead|nudge|shift|push|tune)(?:s|ed|ing)? (?:your |the |it |people's )?(?:brain|mind)`,
  String.raw`(?:matching|brain) (?:brain )?(?:rhythm|wave)s?|(?:changed?|changes|unchanged|no change)\b.*\b(?:mood|brain ?waves?|power|rhythm|arousal|felt)`,
  String.raw`moods? (?:\w+ )?(?:lifts?|rises?|rose|improves?|stayed|did|moved?|was)|arousal (?:rose|was raised)`,
  String.raw`mak(?:es?|ing) (?:you|people|listeners|it easier)|put(?:s|ting)? (?:you|the mind)`,
  String.raw`results?(?: promised)? (?:with)?in|results (?:may|are)`,
  String.raw`(?:does|do|did|it|program|audio|beats|sound|that|really|actually) works?\b|why (?:does|do) .* work|works? (?:for (?:you|me|everyone)|by itself)`,
  String.raw`substitute|stand in for (?:it|care|sleep|help)|replac(?:es?|ing)|takes? the place of (?:that help|care|treatment|medicine|sleep|a \w+)`,
  String.raw`(?:get|gets|getting) more done|productiv(?:e|ity) (?:gains?|rises?)`,
  String.raw`fall(?:s|ing)? asleep (?:faster|sooner|more)|sleep(?:s|ing)? (?:better|deeper|longer|soundly)|easier landing`,
  String.raw`clear(?:s|ed)? (?:some |the |your )?(?:room|head|mind|fog)|clearer start`,
  String.raw`(?:store|fix|keep|retain)s? (?:the |your )?(?:memories|facts)|memories settle`,
  String.raw`safe(?:ly|r|st)?\b(?!-| listening| weekly)|dangerous`,
  String.raw`perform(?:s|ed|ance)?`,
];

/** What people hope to have more or less of. A sentence that names one beside the program must be hedged. */
const outcome =
  /\b(?:memory|memories|focus(?:ed)?|attention|sleep(?! audio)|concentrat\w+|anxiety|stress|mood|fog|clarity|energy|creativity|iq|productiv\w+|intelligence|pain|fatigue|tired\w*|minds?|brains?(?! training)|brainpower|calm|thinking|learning|learn(?! from)|remember|depression|insomnia|adhd|dementia|migraines?|headaches?|wellbeing|well-being|health|thoughts|think|worr(?:y|ies)|nerves?|genius|recall|flow|grades?|procrastinat\w+|motivation|willpower|confidence|success|dreams|habits|life|lives|critic|results)\b/i;

/** Words that hedge or negate a claim. Not 'can', which promises the effect to somebody. */
const hedges =
  /\b(?:may|might|could|would|whether|hopes?|hoped|aims?|meant|supposed|intended|said|idea|claims?|claimed|open|unknown|unclear|uncertain|unsettled|mixed|disagree\w*|conflict\w*|contradict\w*|possible|doubts?|not|no|none|never|nothing|nobody|neither|nor|cannot|without|little|missing|far less|if any|should|suppose|unless|headlines?|argument|what is known|made-up|what happened|whatever your brain|\w+n't)\b/i;

/** Words that report a study and its findings. */
const reports =
  /\b(?:stud(?:y|ies)|trials?|experiments?|analys[ei]s|meta-analys[ei]s|reviews?|reviewed|research(?:ers?)?|participants|laborator(?:y|ies)|average[sd]?|pool(?:ed|ing)|found|showed|recorded|recordings|scored|guidance|findings?|contest|comparison|compared|(?:scores|accuracy) (?:rose|fell)|(?:home|reasoning) test|(?:one|a) (?:thousand|hundred) people|in (?:one|a) task|students scored|those (?:who|whose))\b/i;

/** Words that attribute a statement to the seller. */
const attributions =
  /\b(?:sellers?|sales page|page|promis\w+|advertis\w+|states?|says|said|according|claims?|sold|offered|markets?|marketed|meant|aims?|hopes?|supposed)\b/i;

const absoluteWords =
  "prove[sn]?|proving|proof (?:that|of)|guaranteed|guarantees (?:that|you|better|results|success|\\w+ (?:focus|memory|sleep))|ensures?|certain to|certainly|definitely|undoubtedly|always|for (?:everyone|everybody)|permanent(?:ly)?|instantly|immediately|overnight|dramatic(?:ally)?|miracle\\w*|breakthrough\\w*|powerful\\w*|100 ?%|risk-free|side[- ]effects?|scientifically|medically|clinically|backed by|science-backed|evidence-based|most effective";
/** Words that no evidence about entrainment supports. */
const absolutes = new RegExp(String.raw`\b(?:${absoluteWords})(?![\w-])`, "gi");

/** Negates an absolute word: 'nobody has proven', 'not everyone', 'no breakthrough'. */
const negated = /\b(?:not|no|none|never|nothing|nobody|neither|nor|cannot|without|whether|few|\w+n't)\b[^.;]*$/i;
/** Expressions in which an absolute word claims nothing. */
const harmless = /instant(?:ly)? (?:digital )?download|instantly available|immediately (?:before|after)|always (?:the same|be)/i;

/** Titles and headings name a subject and claim nothing. */
const isSentence = /[.!:…]["”')]*$/;
/** A question claims nothing, unless it presumes the effect ('Why does it work?') or is an offer ('Want more?'). */
const question = /\?["”')]*$/;
const presuming = /\b(?:why|how) (?:does|do|did|is|are|can)\b|^["“(]?(?:want|need|ready|looking|tired|wish|imagine|what if)\b/i;
/** An effect in a conditional clause is not claimed. */
const condition = /(?:^|[,;:] )["“(]?if [^,;]*/gi;
/** Begins a sentence about the same subject as the one before. */
const continues = /^["“(]?(?:it|its|they|their|that|this|these|those|both|the (?:effect|sound|result|promise))\b/i;

const any = (parts: readonly string[]) => new RegExp(parts.join("|"), "i");

const effect = new RegExp(String.raw`\b(?:${effects.join("|")})\b`, "i");

/** Recognizes claims about one product. */
export interface ClaimLanguage {
  /** Whether a text has a sentence about the program or entrainment. */
  readonly mayBeAboutProgram: (text: string) => boolean;
  /** Whether a sentence is about the program or entrainment. `before`: whether the sentence before it was. */
  readonly isAboutProgram: (sentence: string, before: boolean) => boolean;
  /** Whether a sentence about the program or entrainment says that it does something to people. */
  readonly claimsEffect: (sentence: string) => boolean;
}

/** @param productName from the product settings; its article is ignored */
export function claimLanguage(productName: string): ClaimLanguage {
  const name = productNamePattern(productName);
  const named = new RegExp(name, "gi");
  const subject = any([name, ...program, ...audio]);
  /** An outcome is an effect whatever the verb, unless the sentence leaves it open. */
  const hasEffect = (sentence: string): boolean =>
    effect.test(sentence) ||
    (isSentence.test(sentence) &&
      outcome.test(sentence.replace(named, "")) &&
      ![hedges, reports, attributions].some((pattern) => pattern.test(sentence)));
  return {
    mayBeAboutProgram: (text) => subject.test(text),
    isAboutProgram: (sentence, before) => subject.test(sentence) || (before && continues.test(sentence)),
    claimsEffect: (sentence) => hasEffect(sentence) && (!question.test(sentence) || presuming.test(sentence)),
  };
}

/** The first absolute word of a sentence that is not negated. */
export function absoluteWord(sentence: string): string | undefined {
  for (const match of sentence.matchAll(absolutes)) {
    const before = sentence.slice(0, match.index);
    const around = sentence.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40);
    if (!negated.test(before) && !harmless.test(around)) return match[0];
  }
  return undefined;
}

/** Whether a sentence leaves open what it says, by its words or by a condition that contains the whole effect. */
export const isHedged = (sentence: string): boolean =>
  hedges.test(sentence) || (!effect.test(sentence.replace(condition, "")) && effect.test(sentence));
export const isReported = (sentence: string): boolean => reports.test(sentence);
export const isAttributed = (sentence: string): boolean => attributions.test(sentence);
