import type { Choices } from "../seeded-random";
import { compact } from "../spline";

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

interface MotifInput extends Canvas {
  readonly choices: Choices;
  /** How often a beat is seen across a picture, about 2 to 5. */
  readonly beats: number;
}

/** A composition. Words are over its lower left, so most of it is at the right. */
export type Motif = (input: MotifInput) => Stroke[];

/** A part of a drawing with a strength from 0 to 1. */
interface Strong {
  readonly strength: number;
}

/** A line as path data. */
interface Line extends Strong {
  readonly d: string;
}

/** A dash from `x` to the right; a dot if its length is 0. All in whole units. */
export interface Dash extends Strong {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Look of a strength from 0 to 1. */
interface Look {
  readonly levels: number;
  readonly width: (strength: number) => number;
  readonly opacity: (strength: number) => number;
}

/** Sorts lines into few strengths, because one path for each strength compresses best. Faint strokes come first. */
export const strokesOfLines = (lines: readonly Line[], look: Look): Stroke[] =>
  byStrength(lines, look, (level) => level.map(({ d }) => d).join(""));

/** Sorts dashes into few strengths, each drawn as one path. */
export const strokesOfDashes = (dashes: readonly Dash[], look: Look): Stroke[] =>
  byStrength(dashes, look, (level) => {
    let end = { x: 0, y: 0 };
    const parts = level.map(({ x, y, length }, i) => {
      const move = i === 0 ? `M${x} ${y}` : `m${x - end.x} ${y - end.y}`;
      end = { x: x + length, y };
      return `${move}h${length}`;
    });
    return compact(parts.join(""));
  });

function byStrength<T extends Strong>(parts: readonly T[], { levels, width, opacity }: Look, toPath: (level: T[]) => string): Stroke[] {
  return Array.from({ length: levels }, (_, index) => {
    const top = (index + 1) / levels;
    const level = parts.filter(({ strength }) => Math.min(levels - 1, Math.max(0, Math.ceil(strength * levels) - 1)) === index);
    return { d: toPath(level), strength: hundredths(opacity(top)), width: Math.round(width(top) * 10) / 10 };
  }).filter(({ d }) => d !== "");
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
