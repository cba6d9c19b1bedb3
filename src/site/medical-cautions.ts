/** A subject on which a text says when to see somebody who knows, and what it has to say. */
export interface Caution {
  readonly id: string;
  /** Titles and addresses that are about the subject. */
  readonly topic?: RegExp;
  /** Words that bring the subject up, wherever they stand. */
  readonly mention?: RegExp;
  /** One word at least of what {@link mention} finds matches this: who looks at words can leave most texts unread. */
  readonly cue?: RegExp;
  /** All of these stand in one paragraph of the text, or in one answer. */
  readonly needs: readonly RegExp[];
  readonly suggestion: string;
}

const clinician = /\b(?:clinicians?|doctors?|physicians?|pharmacists?|psychiatrists?|health professionals?|medical help|specialists?)\b/i;
/** Texts about listening itself: what is said there may be done at once. */
const listening = /brain ?wave|binaural|isochronic|entrainment|\b(?:alpha|theta|gamma)\b|\bbeats\b|genius wave/i;

/**
 * The editorial guide's medical cautions: anxiety, ADHD, insomnia, dementia and seizures are told with the advice to
 * see a clinician; whoever has had a seizure asks a doctor first; minors ask a pediatrician; nobody listens at a wheel.
 */
export const cautions: readonly Caution[] = [
  {
    id: "seizures",
    topic: listening,
    needs: [clinician, /seizure|epilep/i],
    suggestion: "say that anyone with epilepsy or a history of seizures asks a doctor before listening",
  },
  {
    id: "driving",
    topic: listening,
    needs: [/\b(?:driv(?:e|es|ing)|wheel|car|road|machin\w+)\b/i],
    suggestion: "say that nobody listens while driving or operating machinery",
  },
  {
    id: "flashing-light",
    mention: /\b(?:flicker(?:ing|s)?[- ]light|flashing (?:light|video|screen)|strob\w+|photosensitiv\w+)/i,
    cue: /flicker|flashing|strob|photosensitiv/i,
    needs: [/seizure|epilep/i],
    suggestion: "say that flashing light can trigger seizures",
  },
  {
    id: "sleep-disorders",
    topic: /sleep|insomnia/i,
    mention: /\binsomnia\b|sleep (?:apnea|disorder)/i,
    cue: /insomnia|apnea|disorder/i,
    needs: [clinician, /sleep|insomnia|snor|nights?|tired|symptom/i],
    suggestion: "say when trouble with sleep belongs to a clinician",
  },
  {
    id: "anxiety-and-mood",
    topic: /anxiety|stress|panic|depress|mood/i,
    mention: /\bdepressi(?:on|ve)\b|\bpanic attacks?\b|\bsuicid\w+/i,
    cue: /depressi|panic|suicid/i,
    needs: [clinician, /anxi|mood|depress|panic|worry|low|stress|daily/i],
    suggestion: "say when anxiety or low mood belongs to a clinician",
  },
  {
    id: "attention-disorders",
    topic: /adhd|attention deficit|attention span|neurofeedback/i,
    mention: /\bADHD\b/i,
    cue: /ADHD/i,
    needs: [clinician],
    suggestion: "say that attention trouble that lasts belongs to a clinician",
  },
  {
    id: "memory-loss",
    topic: /senior|older adult|dementia|alzheimer|memory loss/i,
    mention: /\b(?:dementia|alzheimer\w*)\b/i,
    cue: /dementia|alzheimer/i,
    needs: [clinician, /memory|forget|dementia|alzheimer|thinking|aging|lost/i],
    suggestion: "say when memory that gets worse belongs to a clinician",
  },
  {
    id: "medication",
    mention: /\b(?:medications?|prescri\w+|antidepressants?|stimulant medicine|sleeping pills?)\b/i,
    cue: /medication|prescri|antidepressant|stimulant|pill/i,
    needs: [clinician],
    suggestion: "say that medicine is a matter for a doctor",
  },
  {
    id: "pregnancy",
    mention: /\bpregnant\b/i,
    cue: /pregnant/i,
    needs: [clinician, /pregnan/i],
    suggestion: "say that a doctor is asked first in pregnancy",
  },
  {
    id: "minors",
    mention: /\b(?:under 18|minors|for (?:a child|children|kids|a teenager|teenagers|teens))\b(?=[^.]*\b(?:listen|audio|recording|sound))/i,
    cue: /18|minors|child|kids|teen/i,
    needs: [/\bpa?ediatrician\b/i],
    suggestion: "say that a pediatrician is asked before anyone under 18 listens",
  },
];

/** Whether a title or an address names a subject of some caution. */
export function isCautionTopic(subject: string): boolean {
  return cautions.some(({ topic }) => topic?.test(subject));
}

/** A text as a reader gets it, for the question which cautions it owes. */
export interface CautionedText {
  /** Its title and its address, by which its subject is known. */
  readonly subject: string;
  /** Its paragraphs, cells and answers. */
  readonly paragraphs: readonly string[];
  /** False when it is known that no word of it is a cue of a caution. */
  readonly mentions?: boolean;
}

/** The cautions that a text owes its readers and does not hold. */
export function missingCautions({ subject, paragraphs, mentions = true }: CautionedText): Caution[] {
  // All at once first: most texts owe nothing, and hold nothing of what a caution says.
  const all = paragraphs.join("\n");
  return cautions.filter(({ topic, mention, needs }) => {
    if (!topic?.test(subject) && !(mentions && mention?.test(all))) return false;
    return !needs.every((need) => need.test(all)) || !paragraphs.some((text) => needs.every((need) => need.test(text)));
  });
}
