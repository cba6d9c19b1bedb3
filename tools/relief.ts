import path from "node:path";
import sharp from "sharp";
import type { ContentValue } from "../src/content-model/content-types";
import { contentDirectory } from "../src/content-model/node/content-directory";
import { readProjectContent } from "../src/lint/node/read-content";
import { findFiles } from "../src/lint/content-tree";
import { bandColours, findBand } from "../src/site/bands";
import { colours } from "../src/styles/tokens";

type Vector = readonly [across: number, up: number, away: number];

/** Drawn at twice the published size, which smooths edges. Lengths are in pixels of the drawing. */
const SCALE = 2;
const [WIDTH, HEIGHT] = [1600 * SCALE, 640 * SCALE];
/** A fold begins and ends outside the picture. The longest section is the highest hill. */
const [FOLD_WIDTH, HIGHEST] = [1.06 * WIDTH, 0.14 * HEIGHT];
/** From above the front edge: how much of depth and of height is seen. */
const [TILT_DEPTH, TILT_HEIGHT] = [0.72, 0.7];
const LIGHT: Vector = normalize([-0.62, 0.5, -0.55]);

/**
 * Draws the articles as folded paper, lit from the left, to `images/relief.jpg` in the content folder. Each
 * fold is an article, each hill a section: the longer it is, the wider and higher. The same articles give the same bytes.
 */
async function main(): Promise<void> {
  const content = readProjectContent();
  const { items } = findFiles(content, "categories")[0]?.value as ContentValue<"categories">;
  const tints = new Map(items.map((category) => [category.slug, parseColour(bandColours[findBand(category)].light)]));
  const posts = findFiles(content, "post").sort((a, b) => a.value.date.localeCompare(b.value.date));
  const folds = posts.map(({ body, value }) => ({
    sections: body
      .split(/^## /m)
      .slice(1)
      .map((text) => text.split(/\s+/).length),
    tint: tints.get(value.categorySlug) ?? [0, 0, 0],
  }));
  const pixels = drawRelief(folds);
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .resize(WIDTH / SCALE)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(contentDirectory(), "images", "relief.jpg"));
}

interface Fold {
  /** Words of each section. */
  readonly sections: readonly number[];
  readonly tint: Vector;
}

/** The paper: its height, the fold that a place belongs to, and how high on that fold it is, from 0 to 1. */
function foldPaper(folds: readonly Fold[], depth: number) {
  const gap = depth / (folds.length + 3);
  const [surface, owners] = [new Float32Array(WIDTH * depth), new Uint16Array(WIDTH * depth)];
  const ridges = drawRidges(folds);
  for (let z = 0; z < depth; z++)
    for (let x = 0; x < WIDTH; x++) {
      const near = Math.round(z / gap - 1);
      for (const fold of [near - 1, near, near + 1]) {
        const slope = Math.max(0, 1 - Math.abs(z / gap - 1 - fold)) ** 1.2;
        const height = slope * (ridges[fold]?.[x] ?? 0);
        if (height <= (surface[z * WIDTH + x] ?? 0)) continue;
        surface[z * WIDTH + x] = height;
        owners[z * WIDTH + x] = fold;
      }
    }
  const gridAt = (x: number, z: number) => surface[Math.max(0, Math.min(depth - 1, z)) * WIDTH + x] ?? 0;
  const heightAt = (x: number, z: number) => {
    const [column, row] = [Math.max(0, Math.min(WIDTH - 1, Math.round(x))), Math.floor(z)];
    return gridAt(column, row) + (z - row) * (gridAt(column, row + 1) - gridAt(column, row));
  };
  const foldAt = (x: number, z: number) => {
    const fold = owners[Math.floor(z) * WIDTH + x] ?? 0;
    return { tint: folds[fold]?.tint ?? [0, 0, 0], slope: Math.min(1, heightAt(x, z) / (ridges[fold]?.[x] || 1)) };
  };
  return { heightAt, foldAt };
}

/** RGB pixels of the folds, the first in front. */
function drawRelief(folds: readonly Fold[]): Uint8ClampedArray {
  const depth = Math.ceil(HEIGHT / TILT_DEPTH) + 1;
  const { heightAt, foldAt } = foldPaper(folds, depth);
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  const paper = parseColour(colours.paper[0]);
  for (let x = 0; x < WIDTH; x++) {
    let drawn = 0;
    // From front to back, only what rises above what is before it.
    for (let z = 0; z < depth && drawn < HEIGHT; z += 0.25) {
      const height = heightAt(x, z);
      const top = Math.min(HEIGHT, Math.round(z * TILT_DEPTH + height * TILT_HEIGHT));
      if (top <= drawn) continue;
      const light = lightAt(heightAt, x, z);
      const { tint, slope } = foldAt(x, z);
      const strength = Math.min(1, height / (0.3 * HIGHEST)) * slope ** 2 * 0.85;
      // Shadows are warmer than the light.
      const colour = paper.map((channel, index) => light ** (1 + 0.12 * index) * (channel + strength * ((tint[index] ?? 0) - channel)));
      for (; drawn < top; drawn++) pixels.set(colour, ((HEIGHT - 1 - drawn) * WIDTH + x) * 3);
    }
  }
  return pixels;
}

/** The crest of each fold: a rounded hill for each section, over the whole width. */
function drawRidges(folds: readonly Fold[]): Float32Array[] {
  const most = Math.sqrt(Math.max(...folds.flatMap(({ sections }) => sections)));
  return folds.map(({ sections }) => {
    const ridge = new Float32Array(WIDTH);
    const perWord = FOLD_WIDTH / sections.reduce((sum, words) => sum + words, 0);
    let start = (WIDTH - FOLD_WIDTH) / 2;
    for (const words of sections) {
      const width = words * perWord;
      for (let x = Math.ceil(start); x < start + width; x++)
        ridge[x] = ((HIGHEST * Math.sqrt(words)) / most) * Math.sin((Math.PI * (x - start)) / width) ** 2;
      start += width;
    }
    return ridge;
  });
}

/** How much light a point has: from the one light, unless something is before it, and from the sky that it sees. */
function lightAt(heightAt: (x: number, z: number) => number, x: number, z: number): number {
  const height = heightAt(x, z);
  const normal = normalize([heightAt(x - 2, z) - heightAt(x + 2, z), 4, heightAt(x, z - 2) - heightAt(x, z + 2)]);
  const facing = Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
  // The shadow is the softer the farther away what casts it is.
  let lit = 1;
  for (let step = 3; step < 600; step += 3) {
    const ray = height + step * LIGHT[1];
    lit = Math.min(lit, 1 + (ray - heightAt(x + step * LIGHT[0], z + step * LIGHT[2])) / (6 + 0.12 * step));
    if (lit <= 0 || ray > HIGHEST) break;
  }
  let hidden = 0;
  for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 4)
    for (const radius of [12, 28, 56, 104]) {
      const rise = heightAt(x + radius * Math.cos(angle), z + radius * Math.sin(angle)) - height;
      hidden += Math.max(0, Math.atan2(rise, radius));
    }
  return 0.74 * (1 - hidden / 32) + 0.5 * facing * Math.max(0, lit);
}

function normalize([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const parseColour = (hex: string): Vector => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Vector;

void main();
