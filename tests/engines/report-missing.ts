import { engines } from "./engines";

/**
 * Says which engines are not installed, whose behaviors are then not tested.
 *
 * @throws when none is installed, or in continuous integration (`CI`) when one is missing
 */
export default function reportMissing(): void {
  const missing = engines.filter((engine) => !engine.isInstalled());
  for (const { name, install } of missing) console.warn(`Not tested: ${name}, which is not installed (${install})`);
  if (missing.length === engines.length || (missing.length > 0 && process.env["CI"]))
    throw new Error(`browser engines are missing: ${missing.map(({ name }) => name).join(", ")}`);
}
