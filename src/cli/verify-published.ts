import path from "node:path";
import { printDiagnostics } from "./print-diagnostics";
import { verifySite } from "./verify/verify-site";

/**
 * `npm run verify:published -- URL`: compares a live site with `dist/`, file by file, header by header. Exits with 1
 * when something is missing, changed or extra, or a header differs.
 *
 * @throws when no URL is given, `dist/` has no manifest, or the site cannot be reached
 */
export async function verifyPublished(): Promise<void> {
  const argument = process.argv[3] ?? "";
  if (!/^https?:\/\//.test(argument) || !URL.canParse(argument))
    throw new Error("name the site: npm run verify:published -- https://your-site.example");
  const site = new URL(argument);
  const { checked, diagnostics } = await verifySite(path.resolve("dist"), site);
  const differences = printDiagnostics(diagnostics.map((diagnostic) => ({ ...diagnostic, file: `dist/${diagnostic.file}` })));
  console.log(`${site.origin}: ${checked} paths compared with dist/; ${differences} differences`);
  if (differences > 0) process.exitCode = 1;
}
