import { dashPath, drawByStrength, type Dash, type Motif } from "./motif";

const GRID = 20;

/** Dots whose size is the interference of two sources. */
export const dots: Motif = ({ width, height, beats, randomFloat }) => {
  const first = { x: width - height * randomFloat(0.1, 0.95), y: height * randomFloat(-0.05, 1.05) };
  const [direction, distance] = [randomFloat(0, 2 * Math.PI), randomFloat(0.3, 0.95) * height];
  const second = { x: first.x + distance * Math.cos(direction), y: first.y + distance * Math.sin(direction) };
  const wavelength = randomFloat(74, 150);
  // The second source is off by the beat.
  const other = wavelength * (1 + 0.05 * beats * randomFloat(-1, 1));
  const phase = randomFloat(0, 2 * Math.PI);
  const fade = height * randomFloat(0.75, 1.3);
  const contrast = randomFloat(1.1, 1.8);

  const found: Dash[] = [];
  for (let y = GRID / 2; y < height; y += GRID) {
    for (let x = GRID / 2; x < width; x += GRID) {
      const [near, far] = [Math.hypot(x - first.x, y - first.y), Math.hypot(x - second.x, y - second.y)];
      const wave = (Math.cos((2 * Math.PI * near) / wavelength) + Math.cos((2 * Math.PI * far) / other + phase)) / 2;
      const loudness = 0.36 + 0.64 * Math.exp(-((Math.min(near, far) / fade) ** 2));
      const strength = ((wave + 1) / 2) ** contrast * loudness;
      if (strength > 0.08) found.push({ x, y, length: 0, strength });
    }
  }
  return drawByStrength(found, {
    levels: 6,
    width: (strength) => 1.5 + 14 * strength,
    opacity: (strength) => 0.25 + 0.75 * strength,
    toPath: dashPath,
  });
};
