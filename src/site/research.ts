/** What research on a reference did and measured: the rows and columns of the evidence page. */

/** Methods, in the order of the evidence page. A key is also the last part of its page's path. */
export const methods = {
  "binaural-beats": "Binaural beats",
  "pulsed-sound-and-light": "Monaural beats, isochronic tones and flicker",
  "noise-and-music": "Noise and music",
  neurofeedback: "Neurofeedback",
  "brain-training": "Brain training",
  "learning-techniques": "Learning techniques",
  "planning-and-breaks": "Planning, breaks and interruptions",
  "mindfulness-and-breathing": "Mindfulness and breathing",
  exercise: "Exercise",
  "sleep-and-naps": "Sleep and naps",
  "caffeine-and-water": "Caffeine and water",
  background: "Brain rhythms, hearing and health",
} as const;
export type Method = keyof typeof methods;
export const methodKeys = Object.keys(methods) as readonly Method[];

/** Outcomes, in the order of the evidence page. */
export const outcomes = {
  attention: "Attention and focus",
  memory: "Memory and learning",
  thinking: "Reasoning and general thinking",
  mood: "Mood, stress and anxiety",
  sleep: "Sleep and fatigue",
  goals: "Work and goals",
  adhd: "ADHD symptoms",
  aging: "Aging and dementia",
  "brain-activity": "Brain activity",
  safety: "Safety and claims",
} as const;
export type Outcome = keyof typeof outcomes;
export const outcomeKeys = Object.keys(outcomes) as readonly Outcome[];
