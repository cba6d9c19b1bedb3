import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { lintFolder } from "../lint/node/lint-folder";
import { formatDiagnostic } from "../content-model/diagnostic";
import { buildDay } from "../site/build-day";
import { isGatsbyDevelop } from "../site/deploy-context";
import { contentDirectory, contentFolderName } from "../content-model/node/content-folder";

/** Lints content before anything else, unless `npm run build` has already done so. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  lowerAvifEffort();
  if (process.env["CONTENT_CHECKED"] === "yes") return;
  const directory = contentDirectory();
  const { diagnostics } = await lintFolder(directory, contentFolderName(directory), buildDay(process.env));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  for (const diagnostic of errors) reporter.error(formatDiagnostic(diagnostic));
  if (errors.length === 0) return;
  // In develop an editor can fix the file while Gatsby runs.
  if (isGatsbyDevelop(process.env)) return;
  reporter.panic(`${errors.length} errors in content; nothing was built`);
};

/** From 0 (fastest) to 9. */
const AVIF_EFFORT = 2;

/**
 * Lowers the effort of AVIF compression. gatsby-plugin-sharp has no option for it, and sharp's default takes five times
 * as long for files of the same size.
 */
function lowerAvifEffort(): void {
  const { prototype } = sharp as unknown as { prototype: Pick<sharp.Sharp, "avif"> };
  const { avif } = prototype;
  prototype.avif = function (this: sharp.Sharp, options?: sharp.AvifOptions) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
