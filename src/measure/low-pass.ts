/**
 * A low-pass filter that keeps one of `factor` samples, for a signal that comes in pieces. A third of the new sample rate
 * passes.
 *
 * @param reach length of the filter on each side, in samples of its output: a longer one has a steeper edge
 */
export function createDecimator(factor: number, reach: number): (samples: Float32Array) => Float32Array {
  const half = reach * factor;
  const cutoff = 0.39 / factor;
  // One side of a sinc in a Blackman window.
  const kernel = Float64Array.from({ length: half + 1 }, (_, distance) => {
    const [x, phase] = [2 * Math.PI * cutoff * distance, (Math.PI * distance) / (half + 1)];
    return 2 * cutoff * (distance === 0 ? 1 : Math.sin(x) / x) * (0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
  });
  // Before the first sample there is silence.
  let rest = new Float32Array(half);
  return (samples) => {
    const all = concatenate([rest, samples]);
    const output = new Float32Array(Math.max(Math.ceil((all.length - 2 * half) / factor), 0));
    for (let index = 0; index < output.length; index += 1) {
      const middle = index * factor + half;
      let sum = (kernel[0] as number) * (all[middle] as number);
      for (let distance = 1; distance <= half; distance += 1)
        sum += (kernel[distance] as number) * ((all[middle - distance] as number) + (all[middle + distance] as number));
      output[index] = sum;
    }
    rest = all.slice(output.length * factor);
    return output;
  };
}

/** Pieces of a signal in one. */
export function concatenate(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
