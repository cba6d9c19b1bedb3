import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { encodeFlac } from "../../../src/artwork/flac";
import { measure } from "../../../src/cli/measure";
import { parseContent } from "../../../src/content-model/parse";
import { measureFile } from "../../../src/measure/measure-file";
import { measureSignal } from "../../../src/measure/measure-signal";
import { describePart, type RecordingPart } from "../../../src/content-model/figures/recordings";
import { runCommand } from "../cli/run-command";
import { folderOf, removeFolders } from "../publish/site-fixture";
import { add, follow, modulate, music, pinkNoise, SAMPLE_RATE, sine, writeWav } from "./signals";

const fixtures = path.resolve(__dirname, "../../fixtures/recordings");
const folder = folderOf();
afterAll(removeFolders);

const measureChannels = (channels: readonly Float32Array[], sampleRate = SAMPLE_RATE) =>
  measureSignal([channels], sampleRate, channels.length);

/** Compares rates within 0.05 Hz and tones within 0.2 Hz. */
function expectPart(part: RecordingPart | undefined, { kind, rate, tones = [] }: { kind: string; rate?: number; tones?: number[] }) {
  expect(part?.kind).toBe(kind);
  if (rate !== undefined) expect(Math.abs((part?.rate ?? 0) - rate)).toBeLessThanOrEqual(0.05);
  const found = [part?.left, part?.right];
  tones.forEach((tone, ear) => expect(Math.abs((found[ear] ?? 0) - tone)).toBeLessThanOrEqual(0.2));
}

describe("loudness by EBU Tech 3341", () => {
  const both = (channel: Float32Array) => [channel, channel];
  const tone = (seconds: number, level: number) => sine(seconds, 1000, level, 48_000);
  it.each([
    ["a sine of −23 dBFS", tone(2, -23)],
    ["quiet parts at both ends", follow(tone(1, -36), tone(15, -23), tone(1, -36))],
  ])("%s", async (_, channel) => {
    expect(Math.abs((await measureChannels(both(channel), 48_000)).loudness + 23)).toBeLessThanOrEqual(0.1);
  });

  it("finds the peak between the samples of a quarter of the sample rate", async () => {
    const channel = Float32Array.from({ length: 48_000 }, (_, index) => 0.5 * Math.sin((Math.PI / 2) * index + Math.PI / 4));
    const { truePeak } = await measureChannels([channel], 48_000);
    expect(truePeak).toBeGreaterThan(-6.4);
    expect(truePeak).toBeLessThan(-5.8);
  });
});

describe("kinds of beats", () => {
  const noise = [pinkNoise(30, -25, 1), pinkNoise(30, -25, 2)] as const;
  const low = sine(30, 136.1, -40);
  const high = sine(30, 143.93, -40);
  const beat = { rate: 7.83, tones: [136.1, 143.93] };
  const pulse = (time: number) => ((time * 7.83) % 1 < 0.5 ? 1 : 0);

  it.each([
    ["two tones under noise, one an ear", [add(low, noise[0]), add(high, noise[1])], { kind: "binaural", ...beat }],
    ["two tones under music, one an ear", [add(low, music(30, 0)), add(high, music(30, 1))], { kind: "binaural", ...beat }],
    ["two tones in both ears", [add(low, high), add(low, high)], { kind: "monaural", ...beat }],
    ["a tone that is switched on and off", [modulate(sine(30, 220, -20), pulse)], { kind: "isochronic", rate: 7.83, tones: [220, 220] }],
    [
      "noise whose loudness swings",
      [modulate(pinkNoise(30, -25), (time) => 1 + 0.4 * Math.sin(2 * Math.PI * 12.5 * time))],
      { kind: "modulated", rate: 12.5 },
    ],
    ["one tone in both ears", [low, low], { kind: "none" }],
    ["noise", noise, { kind: "none" }],
  ])("%s", async (_, channels, expected) => {
    const { parts } = await measureChannels(channels);
    expect(parts).toHaveLength(1);
    expectPart(parts[0], expected);
    if (expected.kind === "modulated") expect(parts[0]?.depth).toBeCloseTo(0.4, 1);
  });

  it("says how deep a short tone swings that hardly does", async () => {
    const { parts } = await measureChannels([modulate(sine(8, 220, -12), (time) => 1 + 0.04 * Math.sin(2 * Math.PI * 6 * time))]);
    expectPart(parts[0], { kind: "modulated", rate: 6, tones: [220, 220] });
    expect(parts[0]?.depth).toBeCloseTo(0.04, 2);
  });

  it("finds no beat in music, but the pulse that most of it has", async () => {
    const end = modulate(pinkNoise(15, -25), (time) => 1 + 0.8 * Math.sin(2 * Math.PI * 3 * time));
    const { parts, musicPulse } = await measureChannels([follow(music(45, 0), end), follow(music(45, 1), end)]);
    expect(parts).toEqual([{ from: 0, to: 60, kind: "none" }]);
    const beats = (musicPulse ?? 1) / 2;
    expect(beats).toBeCloseTo(Math.round(beats), 1);
  });

  it("makes a part of what stays, and a sweep of what glides, with both ends", async () => {
    const rateAt = (time: number) => Math.min(10, Math.max(4, 10 - (time - 60) / 10));
    const { parts } = await measureChannels([sine(180, 200, -30, 4000), sine(180, (time) => 200 + rateAt(time), -30, 4000)], 4000);
    expect(parts.map(({ kind, rate, rateEnd }) => [kind, Math.round(rate ?? 0), rateEnd && Math.round(rateEnd)])).toEqual([
      ["binaural", 10, undefined],
      ["binaural", 10, 4],
      ["binaural", 4, undefined],
    ]);
    expect(parts.map(describePart)[1]).toMatch(
      /^binaural beat, gliding from [\d.]+ to [\d.]+ a second: in the middle 200 Hz left, [\d.]+ Hz right$/,
    );
    for (const [index, start] of [0, 60, 120].entries()) expect(Math.abs((parts[index]?.from ?? 0) - start)).toBeLessThanOrEqual(10);
  });
});

describe("files", () => {
  const twoTones = [sine(6, 200, -26), sine(6, 210, -26)];
  const expected = { kind: "binaural", rate: 10, tones: [200, 210] };
  const write = (name: string, bytes: Uint8Array) => {
    fs.writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };

  it.each(fs.readdirSync(fixtures))("%s is read", async (name) => {
    const { recording } = await measureFile(path.join(fixtures, name));
    expectPart(recording.parts[0], expected);
    expect(Math.abs(recording.seconds - 6)).toBeLessThan(0.2);
  });

  it("a WAV and a FLAC file are read", async () => {
    const integers = twoTones.map((channel) => Int32Array.from(channel, (sample) => Math.round(sample * 32767)));
    const files = [write("a.wav", writeWav(twoTones)), write("a.flac", await encodeFlac(integers, SAMPLE_RATE))];
    for (const file of files) expectPart((await measureFile(file)).recording.parts[0], expected);
  });

  const hasLame = spawnSync("lame", ["--version"]).status === 0;
  (hasLame ? it : it.skip)("tones of −40 dB under noise are found in an MP3 file of 128 kbit/s in joint stereo", async () => {
    const [low, high] = [sine(30, 136.1, -40), sine(30, 143.93, -40)];
    const wav = write("noise.wav", writeWav([add(low, pinkNoise(30, -25, 1)), add(high, pinkNoise(30, -25, 2))]));
    const mp3 = path.join(folder, "noise.mp3");
    spawnSync("lame", ["--quiet", "-m", "j", "-b", "128", wav, mp3]);
    expectPart((await measureFile(mp3)).recording.parts[0], { kind: "binaural", rate: 7.83, tones: [136.1, 143.93] });
    const slow = path.join(folder, "slow.mp3");
    spawnSync("lame", ["--quiet", "--resample", "22.05", wav, slow]);
    const joined = write("joined.mp3", Buffer.concat([fs.readFileSync(mp3), fs.readFileSync(slow)]));
    await expect(measureFile(joined)).rejects.toThrow("its parts have different sample rates");
  });

  it("one line for each that cannot be measured, and nothing is written", async () => {
    const m4a = fs.readFileSync(path.join(fixtures, "two-tones.m4a"));
    const opus = fs.readFileSync(path.join(fixtures, "two-tones.opus"));
    const flac = await encodeFlac([Int32Array.from(sine(20, 200, 70))], SAMPLE_RATE);
    const replaced = (from: string, to: string) => Buffer.from(m4a.toString("latin1").replaceAll(from, to), "latin1");
    const bad: readonly (readonly [string, Uint8Array, string])[] = [
      ["empty.mp3", Buffer.alloc(0), "not audio"],
      ["text.mp3", Buffer.from("Hello"), "not audio"],
      ["protected.m4a", replaced("mp4a", "drms"), "protected"],
      ["half.flac", flac.subarray(0, flac.length / 2), "damaged"],
      ["half.wav", writeWav(twoTones).subarray(0, 300_000), "damaged"],
      ["half.opus", opus.subarray(0, opus.length / 2), "damaged"],
      ["short.wav", writeWav([sine(3, 200, -20)]), "3 seconds of sound"],
      ["almost.wav", writeWav([sine(4.97, 200, -20)]), "4.9 seconds of sound"],
      ["long.wav", writeWav([new Float32Array(10_800 * 16)], 16), "16 samples a second"],
      ["phone.wav", writeWav([sine(6, 200, -20)], 8000), "8000 samples a second"],
      ["studio.wav", writeWav([sine(60, 200, -20)], 192_000), "192000 samples a second"],
      ["cinema.wav", writeWav(Array.from({ length: 6 }, () => sine(6, 200, -20))), "6 channels"],
      ["silent.wav", writeWav([new Float32Array(6 * SAMPLE_RATE)]), "silent"],
    ];
    const content = path.join(folder, "nothing");
    const good = write("good.wav", writeWav(twoTones));
    const files = bad.map(([name, bytes]) => write(name, bytes));
    const { status, stderr, stdout } = await runCommand(() => measure([good, ...files, path.join(folder, "missing.mp3")]), content);
    expect(status).toBe(1);
    const lines = stderr.trim().split("\n");
    expect(lines).toHaveLength(bad.length + 1);
    bad.forEach(([name, , reason], index) => {
      expect(lines[index]).toContain(`${name}: it`);
      expect(lines[index]).toContain(reason);
    });
    expect(stdout).toBe("");
    expect(fs.existsSync(content)).toBe(false);
  });

  it("the command says that one channel has no binaural beat, writes a valid content file and picture, for a long name, too, and keeps what an editor has written", async () => {
    const content = path.join(folder, "content");
    const name = `Morning Track ${"1 ".repeat(40)}of them`;
    const file = write(`${name}.wav`, writeWav([sine(6, 200, -26)]));
    const { status, stdout } = await runCommand(() => measure([file, "--picture"]), content);
    expect(status).toBe(0);
    expect(stdout).toContain("no binaural beat can be in it");
    const readOnly = (type: "recording" | "picture", directory: string) => {
      const [only = ""] = fs.readdirSync(path.join(content, directory));
      const entry = path.join(content, directory, only);
      const text = fs.readFileSync(entry, "utf8");
      return { entry, text, id: path.parse(only).name, ...parseContent(type, text, only) };
    };
    const picture = readOnly("picture", "pictures");
    expect(picture.diagnostics).toEqual([]);
    const { id, entry, text, ...recording } = readOnly("recording", "first-hand/recordings");
    expect(recording.value).toMatchObject({ title: name, file: `${name}.wav`, picture: picture.id });
    expect(fs.existsSync(path.join(content, `images/recordings/${id}.png`))).toBe(true);
    fs.writeFileSync(entry, text.replace(/^title: .*$/m, "title: A morning\notherProduct: Another Program"));
    await runCommand(() => measure([file]), content);
    const other = await runCommand(() => measure([write(`${name.toLowerCase()}.wav`, writeWav(twoTones))]), content);
    expect(other.stderr).toContain(`${name.toLowerCase()}.wav: '${name}.wav' is measured with the id '${id}'; rename this one`);
    expect(readOnly("recording", "first-hand/recordings").value).toMatchObject({
      title: "A morning",
      otherProduct: "Another Program",
      picture: picture.id,
    });
  });
});
