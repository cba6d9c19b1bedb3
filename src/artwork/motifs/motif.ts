import type { Choices } from "../seeded-random";

/** Lines of the same strength, drawn as one path. */
export interface Stroke {
  /** SVG path data in whole units. */
  readonly d: string;
  /** Opacity, above 0 to 1. */
  readonly strength: number;
  /** Width of the line in units; its ends are round. */
  readonly width: number;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

interface MotifInput extends Canvas, Choices {
  /** How often a beat is seen across a picture, about 2 to 5. */
  readonly beats: number;
}

/** A composition. Words are over its lower left, so most of it is at the right. */
export type Motif = (input: MotifInput) => Stroke[];

/** Number of strengths to tell apart. */
const LEVELS = 5;

/** How parts of a drawing look by their strength, from 0 to 1. */
interface Look<Part> {
  readonly width: (strength: number) => number;
  readonly opacity: (strength: number) => number;
  /** The path data of parts of about the same strength. */
  readonly toPath: (parts: readonly Part[]) => string;
}

/** Draws parts in few strengths, each as one path, because that compresses best. Faint strokes come first. */
export function drawByStrength<Part extends { readonly strength: number }>(parts: readonly Part[], look: Look<Part>): Stroke[] {
  const { width, opacity, toPath } = look;
  return Array.from({ length: LEVELS }, (_, index) => {
    const top = (index + 1) / LEVELS;
    const level = parts.filter(({ strength }) => Math.min(LEVELS - 1, Math.max(0, Math.ceil(strength * LEVELS) - 1)) === index);
    return { d: toPath(level), strength: Math.round(opacity(top) * 100) / 100, width: Math.round(width(top) * 10) / 10 };
  }).filter(({ d }) => d !== "");
}
