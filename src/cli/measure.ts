import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { colorSpectrogram, computeSpectrogram } from "../artwork/spectrogram";
import { contentTypes, type ContentTypeName } from "../content-model/content-types";
import { contentDirectory } from "../content-model/node/content-directory";
import { arrangeFields, readFields, writeFields, type ContentFields } from "../content-model/serialize";
import { measureFile, type MeasuredFile } from "../measure/measure-file";
import { describeRecording, formatTime, measurementLimits } from "../content-model/figures/recordings";
import { slugFromTitle } from "../site/slug-from-title";

/**
 * `npm run measure -- FILE… [--picture]`: says what is in recordings, and writes it to `content/first-hand/recordings/`.
 * With `--picture` it draws a spectrogram of each, too. If one file cannot be measured, nothing is written.
 */
export async function measure(words = process.argv.slice(3)): Promise<void> {
  const files = words.filter((word) => !word.startsWith("--"));
  const unknown = words.filter((word) => word.startsWith("--") && word !== "--picture");
  if (files.length === 0 || unknown.length > 0) throw new Error("write: npm run measure -- FILE… [--picture]");
  const measured: { readonly id: string; readonly result: MeasuredFile }[] = [];
  for (const file of files) {
    const id = slugFromTitle(path.parse(file).name);
    try {
      if (measured.some((other) => other.id === id)) throw new Error(`another file has the id '${id}', too; rename one`);
      const saved = readEntry("recording", id)["file"] ?? path.basename(file);
      if (saved !== path.basename(file)) throw new Error(`'${String(saved)}' is measured with the id '${id}'; rename this one`);
      if (id === "") throw new Error("its name has no letter or digit for an id; rename it");
      measured.push({ id, result: await measureFile(file, progressBar(file)) });
    } catch (error) {
      console.error(`${file}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  if (process.exitCode) return;
  for (const { id, result } of measured) {
    const picture = words.includes("--picture") ? await writePicture(id, result) : {};
    const file = writeEntry("recording", id, { ...result.recording, ...picture }, ["title", "otherProduct", "picture"]);
    const { format, bitRate, sampleRate, seconds } = result.recording;
    console.log(`\n${result.recording.file}: ${format}, ${bitRate} kbit/s, ${sampleRate} Hz, ${formatTime(seconds)}`);
    for (const line of describeRecording(result.recording)) console.log(`  ${line}`);
    console.log(`  written to ${file}`);
  }
  console.log(`\n${measurementLimits.join("\n")}`);
}

const entryFile = (type: ContentTypeName, id: string): string => path.join(contentDirectory(), contentTypes[type].pattern.replace("*", id));

/** The fields of a content file that there is already, or none. */
function readEntry(type: ContentTypeName, id: string): ContentFields {
  const file = entryFile(type, id);
  return fs.existsSync(file) ? readFields(fs.readFileSync(file, "utf8"), file) : {};
}

/** Writes a content file, with some of the fields that it has already. Returns its path. */
function writeEntry(type: ContentTypeName, id: string, fields: ContentFields, kept: readonly string[]): string {
  const file = entryFile(type, id);
  const own = Object.fromEntries(Object.entries(readEntry(type, id)).filter(([name]) => kept.includes(name)));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, writeFields(arrangeFields(type, { id, ...fields, ...own })));
  return path.relative(process.cwd(), file);
}

const [WIDTH, HEIGHT, GAP] = [1200, 240, 12];

/** Draws both ears' spectrograms, one above the other, and writes the picture's file. Returns its id as a field. */
async function writePicture(id: string, { recording, ears }: MeasuredFile): Promise<{ readonly picture: string }> {
  const tones = recording.parts.flatMap(({ left, right }) => [left ?? [], right ?? []].flat());
  const [low, high] = tones.length > 0 ? [Math.max(Math.min(...tones) - 50, 0), Math.max(...tones) + 50] : [0, 1000];
  const axes = { low, high, start: 0, seconds: recording.seconds, window: 0.25, width: WIDTH, height: HEIGHT };
  const layers = ears.map(({ samples, rate }, index) => ({
    input: colorSpectrogram(computeSpectrogram(samples, { sampleRate: rate, ...axes })),
    raw: { width: WIDTH, height: HEIGHT, channels: 3 as const },
    left: 0,
    top: index * (HEIGHT + GAP),
  }));
  const height = ears.length * (HEIGHT + GAP) - GAP;
  const file = path.join(contentDirectory(), "images", "recordings", `${id}.png`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp({ create: { width: WIDTH, height, channels: 3, background: "black" } })
    .composite(layers)
    .png({ palette: true, colors: 256, dither: 0 })
    .toFile(file);
  const name = slugFromTitle(`recording ${id}`);
  const range = `from ${Math.round(low)} to ${Math.round(high)} Hz upward`;
  const imageAlt =
    `Spectrogram of ${recording.title}, ${formatTime(recording.seconds)} long from left to right, ${range}` +
    `${ears.length > 1 ? ", the left ear above the right one" : ""}. Bright lines are steady tones.`;
  writeEntry("picture", name, { image: `../images/recordings/${id}.png`, imageAlt }, ["imageAlt", "caption"]);
  return { picture: name };
}

/** A bar in the terminal that grows while a file is read; nothing where the output is a file. */
function progressBar(file: string): (share: number) => void {
  const columns = 30;
  return (share) => {
    if (!process.stderr.isTTY) return;
    const done = Math.min(Math.round(share * columns), columns);
    process.stderr.write(`\r${"█".repeat(done)}${"░".repeat(columns - done)} ${path.basename(file)}${share >= 1 ? "\n" : ""}`);
  };
}
