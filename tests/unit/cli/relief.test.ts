import { drawRidges } from "../../../src/cli/relief";

it("a fold of the relief has a hill for each section, the longer the wider and higher, over the whole width", () => {
  const tint = [0, 0, 0] as const;
  const [fold = new Float32Array(), other = fold] = drawRidges([
    { sections: [100, 300], tint },
    { sections: [50], tint },
  ]);
  const valley = fold.indexOf(Math.min(...fold.subarray(200, 1500)));
  expect(valley / fold.length).toBeCloseTo(0.235, 2);
  expect(Math.max(...fold.subarray(valley)) / Math.max(...fold.subarray(0, valley))).toBeCloseTo(Math.sqrt(3), 2);
  expect(Math.max(...fold)).toBeGreaterThan(Math.max(...other));
});
