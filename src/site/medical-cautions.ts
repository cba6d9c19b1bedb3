import { productNamePattern } from "./product-name";

/** A medical caution, and the texts that need it. */
export interface Caution {
  readonly id: string;
  /** Matches titles and URLs of texts about the subject. */
  readonly topic?: RegExp;
  /** Whether texts with the product's name in their title are about the subject too. */
  readonly concernsProduct?: true;
  /** Matches paragraphs that mention the subject, in any text. */
  readonly mention?: RegExp;
  /** The caution is a paragraph that matches all of these. */
  readonly needs: readonly RegExp[];
  readonly suggestion: string;
}

const clinician = /\b(?:clinicians?|doctors?|physicians?|pharmacists?|psychiatrists?|health professionals?|medical help|specialists?)\b/i;
/** Texts about listening: readers may start at once. */
const listening = /brain ?wave|binaural|isochronic|entrainment|\b(?:alpha|theta|gamma)\b|\bbeats\b/i;

/** The medical cautions that the editorial guide requires. */
export const cautions: readonly Caution[] = [
  {
    id: "seizures",
    topic: listening,
    concernsProduct: true,
    needs: [clinician, /seizure|epilep/i],
    suggestion: "say that anyone with epilepsy or a history of seizures asks a doctor before listening",
  },
  {
    id: "driving",
    topic: listening,
    concernsProduct: true,
    needs: [/\b(?:driv(?:e|es|ing)|wheel|car|road|machin\w+)\b/i],
    suggestion: "say that nobody listens while driving or operating machinery",
  },
  {
    id: "flashing-light",
    mention: /\b(?:flicker(?:ing|s)?[- ]light|flashing (?:light|video|screen)|strob\w+|photosensitiv\w+)/i,
    needs: [/seizure|epilep/i],
    suggestion: "say that flashing light can trigger seizures",
  },
  {
    id: "sleep-disorders",
    topic: /sleep|insomnia/i,
    mention: /\binsomnia\b|sleep (?:apnea|disorder)/i,
    needs: [clinician, /sleep|insomnia|snor|nights?|tired|symptom/i],
    suggestion: "say when trouble with sleep belongs to a clinician",
  },
  {
    id: "anxiety-and-mood",
    topic: /anxiety|stress|panic|depress|mood/i,
    mention: /\bdepressi(?:on|ve)\b|\bpanic attacks?\b|\bsuicid\w+/i,
    needs: [clinician, /anxi|mood|depress|panic|worry|low|stress|daily/i],
    suggestion: "say when anxiety or low mood belongs to a clinician",
  },
  {
    id: "attention-disorders",
    topic: /adhd|attention deficit|attention span|neurofeedback/i,
    mention: /\bADHD\b/i,
    needs: [clinician],
    suggestion: "say that attention trouble that lasts belongs to a clinician",
  },
  {
    id: "memory-loss",
    topic: /senior|older adult|dementia|alzheimer|memory loss/i,
    mention: /\b(?:dementia|alzheimer\w*)\b/i,
    needs: [clinician, /memory|forget|dementia|alzheimer|thinking|aging|lost/i],
    suggestion: "say when memory that gets worse belongs to a clinician",
  },
  {
    id: "medication",
    mention: /\b(?:medications?|prescri\w+|antidepressants?|stimulant medicine|sleeping pills?)\b/i,
    needs: [clinician],
    suggestion: "say that medicine is a matter for a doctor",
  },
  {
    id: "pregnancy",
    mention: /\bpregnant\b/i,
    needs: [clinician, /pregnan/i],
    suggestion: "say that a doctor is asked first in pregnancy",
  },
  {
    id: "minors",
    mention: /\b(?:under 18|minors|for (?:a child|children|kids|a teenager|teenagers|teens))\b(?=[^.]*\b(?:listen|audio|recording|sound))/i,
    needs: [/\bpa?ediatrician\b/i],
    suggestion: "say that a pediatrician is asked before anyone under 18 listens",
  },
];

/** A text, for the question of which cautions it needs. */
export interface CautionInput {
  /** Its title and URL. */
  readonly subject: string;
  /** Its paragraphs, cells and answers. */
  readonly paragraphs: readonly string[];
  readonly productName: string | undefined;
}

/** The cautions that a text needs and does not have. */
export function missingCautions({ subject, paragraphs, productName }: CautionInput): Caution[] {
  const namesProduct = productName !== undefined && new RegExp(productNamePattern(productName), "i").test(subject);
  const text = paragraphs.join("\n");
  return cautions.filter(({ topic, concernsProduct, mention, needs }) => {
    const isNeeded = topic?.test(subject) || (concernsProduct && namesProduct) || mention?.test(text);
    return isNeeded && !paragraphs.some((paragraph) => needs.every((need) => need.test(paragraph)));
  });
}
