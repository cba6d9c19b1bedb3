/** Signals with known answers. Each function gives one channel. */

export const SAMPLE_RATE = 16_000;

const makeChannel = (seconds: number, sampleAt: (time: number, index: number) => number, sampleRate: number): Float32Array =>
  new Float32Array(Math.round(seconds * sampleRate)).map((_, index) => sampleAt(index / sampleRate, index));

/** A sine; its phase is that of `frequency` hertz, added up, so that a function of time can make it glide. */
export function sine(seconds: number, frequency: number | ((time: number) => number), level: number, sampleRate = SAMPLE_RATE) {
  const amplitude = 10 ** (level / 20);
  let phase = 0;
  return makeChannel(
    seconds,
    (time) => {
      const value = amplitude * Math.sin(phase);
      phase += (2 * Math.PI * (typeof frequency === "number" ? frequency : frequency(time))) / sampleRate;
      return value;
    },
    sampleRate,
  );
}

/** Numbers from −1 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Pink noise (Paul Kellet's filter) with an effective level in decibels. */
export function pinkNoise(seconds: number, level: number, seed = 1): Float32Array {
  const random = createRandom(seed);
  let [low, middle, high] = [0, 0, 0];
  const noise = makeChannel(
    seconds,
    () => {
      const white = random();
      low = 0.99765 * low + white * 0.099046;
      middle = 0.963 * middle + white * 0.2965164;
      high = 0.57 * high + white * 1.0526913;
      return low + middle + high + white * 0.1848;
    },
    SAMPLE_RATE,
  );
  const square = noise.reduce((sum, sample) => sum + sample * sample, 0) / noise.length;
  return noise.map((sample) => (sample / Math.sqrt(square)) * 10 ** (level / 20));
}

export const add = (...signals: readonly Float32Array[]): Float32Array =>
  (signals[0] ?? new Float32Array()).map((_, index) => signals.reduce((sum, signal) => sum + (signal[index] ?? 0), 0));

/** Multiplies a signal by a level that depends on the time. */
export const modulate = (signal: Float32Array, levelAt: (time: number) => number): Float32Array =>
  signal.map((sample, index) => sample * levelAt(index / SAMPLE_RATE));

export const follow = (...signals: readonly Float32Array[]): Float32Array =>
  new Float32Array(Uint8Array.from(Buffer.concat(signals.map(({ buffer }) => Buffer.from(buffer)))).buffer);

/** Something like music: notes of half a second with four harmonics, other ones in each ear, twice a second two drums. */
export function music(seconds: number, ear: number): Float32Array {
  const random = createRandom(7 + ear);
  const notes = Array.from({ length: Math.ceil(seconds * 2) }, () => 110 * 2 ** (Math.round((random() + 1) * 12) / 12));
  const drum = createRandom(3);
  return makeChannel(
    seconds,
    (time) => {
      const sinceNote = time % 0.5;
      const note = notes[Math.floor(time * 2)] ?? 110;
      const harmonics = [1, 2, 3, 4].reduce((sum, harmonic) => sum + Math.sin(2 * Math.PI * note * harmonic * time) / harmonic, 0);
      const bass = Math.sin(4 * Math.PI * Math.min(sinceNote, 0.25)) * Math.sin(2 * Math.PI * 62 * time);
      return 0.15 * Math.exp(-3 * sinceNote) * harmonics + 0.1 * Math.exp(-40 * sinceNote) * drum() + 0.4 * bass;
    },
    SAMPLE_RATE,
  );
}

/** A WAV file with 16-bit samples. */
export function writeWav(channels: readonly Float32Array[], sampleRate = SAMPLE_RATE): Buffer {
  const length = channels[0]?.length ?? 0;
  const frame = 2 * channels.length;
  const header = Buffer.alloc(44);
  header.write("RIFF    WAVEfmt ", "latin1");
  header.writeUInt32LE(36 + length * frame, 4);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels.length, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * frame, 28);
  header.writeUInt16LE(frame, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(length * frame, 40);
  const data = Buffer.alloc(length * frame);
  channels.forEach((samples, channel) =>
    samples.forEach((sample, index) =>
      data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), index * frame + channel * 2),
    ),
  );
  return Buffer.concat([header, data]);
}
