import fs from "node:fs";
import path from "node:path";
import satori from "satori";
import sharp from "sharp";
import { readDrawingFonts } from "../src/artwork/drawing";
import { soundSamples } from "../src/artwork/sound-samples";
import { colorSpectrogram, computeSpectrogram } from "../src/artwork/spectrogram";
import { parseContent } from "../src/content-model/parse";
import type { Sound } from "../src/content-model/types/sound";
import { SAMPLE_RATE } from "../src/content-model/figures/sounds";
import { colors } from "../src/styles/tokens";

/** One sound's ear in a picture, with its two lines of text; without an ear, both are mixed. */
type Panel = readonly [sound: string, ear: "left" | "right" | "mixed", name: string, detail: string];

const alpha = "binaural-alpha-10";
const pictures: Readonly<Record<string, readonly Panel[]>> = {
  "three-kinds": [
    [alpha, "left", "Binaural", "left ear"],
    [alpha, "right", "Binaural", "right ear"],
    ["monaural-alpha-10", "mixed", "Monaural", "both ears"],
    ["isochronic-alpha-10", "mixed", "Isochronic", "both ears"],
  ],
  "five-bands": [
    ["binaural-delta-3", "mixed", "Delta", "3 a second"],
    ["binaural-theta-6", "mixed", "Theta", "6 a second"],
    [alpha, "mixed", "Alpha", "10 a second"],
    ["binaural-beta-15", "mixed", "Beta", "15 a second"],
    ["binaural-gamma-40", "mixed", "Gamma", "40 a second"],
  ],
};

const WIDTH = 1600;
const [MARGIN, LABEL, PANEL, GAP] = [48, 100, 156, 32];

/**
 * Draws the spectrograms of `content/images/spectrograms/` from the sounds of `content/figures/sounds/`: of each sound by
 * itself, which shows one ear of a binaural beat and both of others, and the pictures above, with words.
 */
async function main(): Promise<void> {
  const fonts = await readDrawingFonts();
  const directory = path.resolve("content", "images", "spectrograms");
  fs.mkdirSync(directory, { recursive: true });
  for (const file of fs.readdirSync(path.resolve("content", "figures", "sounds"))) {
    const id = path.parse(file).name;
    const ear = id.startsWith("right") ? "right" : "left";
    const { input, raw } = drawPanel([id, ear, "", ""], { width: 640, height: 100 });
    await sharp(input, { raw })
      .png({ palette: true, colors: 256, dither: 0 })
      .toFile(path.join(directory, file.replace(/yml$/, "png")));
  }
  for (const [name, panels] of Object.entries(pictures)) {
    const row = LABEL + PANEL + GAP;
    const height = 2 * MARGIN + panels.length * row - GAP;
    const layers = panels.map((panel, index) => ({ ...drawPanel(panel), left: MARGIN, top: MARGIN + LABEL + index * row }));
    const words = await satori(<Words panels={panels} />, { width: WIDTH, height, fonts });
    const background = { width: WIDTH, height, channels: 3 as const, background: colors.paper[1] };
    await sharp({ create: background })
      .composite([...layers, { input: Buffer.from(words) }])
      .png({ palette: true, colors: 256, dither: 0 })
      .toFile(path.join(directory, `${name}.png`));
  }
}

/** One second from the middle of a sound, where nothing fades. */
function drawPanel([id, ear]: Panel, size = { width: WIDTH - 2 * MARGIN, height: PANEL }) {
  const { value } = parseContent("sound", fs.readFileSync(path.resolve("content", "figures", "sounds", `${id}.yml`), "utf8"), id);
  const sound = value as Sound;
  const [left = new Int32Array(), right = left] = soundSamples(sound);
  const samples = ear === "mixed" ? left.map((sample, index) => (sample + (right[index] ?? 0)) / 2) : { left, right }[ear];
  const levels = computeSpectrogram(samples, {
    ...size,
    sampleRate: SAMPLE_RATE,
    start: Math.min(4, (sound.seconds - 1) / 2),
    seconds: 1,
    low: Math.max(sound.carrier - 200, 0),
    high: sound.carrier + 200,
    // Half a beat, so that each can be seen.
    window: Math.min(0.06, 0.5 / (sound.rate ?? 10)),
  });
  return { input: colorSpectrogram(levels), raw: { ...size, channels: 3 as const } };
}

/** The words above the panels, large enough for a phone; satori makes them paths, so that no font is needed. */
function Words({ panels }: { readonly panels: readonly Panel[] }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        padding: MARGIN,
        fontFamily: "Hanken Grotesk",
        fontSize: 70,
        color: colors.ink[1],
      }}
    >
      {panels.map(([, , name, detail], index) => (
        <div key={index} style={{ display: "flex", gap: 28, height: LABEL, marginBottom: PANEL + GAP, lineHeight: 1 }}>
          <span>{name}</span>
          <span style={{ color: colors.soft[1] }}>{detail}</span>
        </div>
      ))}
    </div>
  );
}

void main();
