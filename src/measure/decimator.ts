/** A channel with `rate` samples a second. */
export interface Track {
  readonly samples: Float32Array;
  readonly rate: number;
}

/** About how many samples a second are left to find tones in. */
const RATE = 4000;
/** Length of the low-pass filter on each side, in samples of the result: a longer one has a steeper edge. */
const REACH = 5;

/** Decimates a channel that comes in pieces: filters out what is above a third of `RATE` and keeps about `RATE` samples a second. */
export function createDecimator(sampleRate: number) {
  const factor = Math.round(sampleRate / RATE);
  const half = REACH * factor;
  // A sinc in a Blackman window.
  const kernel = Float64Array.from({ length: half + 1 }, (_, tap) => {
    const [x, phase] = [(0.78 * Math.PI * (tap - half)) / factor, (Math.PI * (tap - half)) / (half + 1)];
    const window = 0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase);
    return (0.78 / factor) * (x === 0 ? 1 : Math.sin(x) / x) * window;
  });
  const decimated: Float32Array<ArrayBuffer>[] = [];
  // Before the first sample there is silence.
  let rest = new Float32Array(half);
  return {
    add(samples: Float32Array): void {
      const all = new Float32Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      const output = new Float32Array(Math.max(Math.ceil((all.length - 2 * half) / factor), 0));
      for (let index = 0; index < output.length; index += 1) {
        const [first, last] = [index * factor, index * factor + 2 * half];
        // The filter is symmetric.
        let sum = (kernel[half] as number) * (all[first + half] as number);
        for (let tap = 0; tap < half; tap += 1)
          sum += (kernel[tap] as number) * ((all[first + tap] as number) + (all[last - tap] as number));
        output[index] = sum;
      }
      rest = all.slice(output.length * factor);
      decimated.push(output);
    },
    /** All pieces as one: a blob joins them. */
    result: async (): Promise<Track> => ({ samples: new Float32Array(await new Blob(decimated).arrayBuffer()), rate: sampleRate / factor }),
  };
}
