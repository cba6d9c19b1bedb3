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
  const kernel = Float64Array.from({ length: 2 * half + 1 }, (_, tap) => {
    const [x, phase] = [(0.78 * Math.PI * (tap - half)) / factor, (Math.PI * (tap - half)) / (half + 1)];
    const window = 0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase);
    return (0.78 / factor) * (x === 0 ? 1 : Math.sin(x) / x) * window;
  });
  // Before the first sample there is silence.
  let rest = new Float32Array(half);
  const decimated: Float32Array[] = [];
  return {
    add(samples: Float32Array): void {
      const all = concatenate([rest, samples]);
      const output = new Float32Array(Math.max(Math.ceil((all.length - 2 * half) / factor), 0));
      for (let index = 0; index < output.length; index += 1) {
        const [first, last] = [index * factor, index * factor + 2 * half];
        // The kernel is symmetric: two sums at a time are faster than one.
        let [before, after] = [0, (kernel[half] as number) * (all[first + half] as number)];
        for (let tap = 0; tap < half; tap += 1) {
          before += (kernel[tap] as number) * (all[first + tap] as number);
          after += (kernel[tap] as number) * (all[last - tap] as number);
        }
        output[index] = before + after;
      }
      rest = all.slice(output.length * factor);
      decimated.push(output);
    },
    result: (): Track => ({ samples: concatenate(decimated), rate: sampleRate / factor }),
  };
}

function concatenate(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
