import path from "path";
import type { GatsbyNode } from "gatsby";
import { lintFolder } from "../lint/node/lint-folder";
import { formatDiagnostic } from "../content-model/diagnostic";
import { buildDay } from "../site/build-day";
import { setAvifEffort } from "./avif-effort";
import { contentDirectory } from "../content-model/node/content-folder";

/** Lints content before anything else, unless `npm run build` has already done so. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  setAvifEffort(2);
  if (process.env["CONTENT_CHECKED"] === "yes") return;
  const root = process.cwd();
  const directory = contentDirectory(root);
  const { diagnostics } = await lintFolder(directory, path.relative(root, directory), buildDay(process.env));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  for (const diagnostic of errors) reporter.error(formatDiagnostic(diagnostic));
  if (errors.length === 0) return;
  // In develop an editor can fix the file while Gatsby runs.
  if (process.env["gatsby_executing_command"] === "develop") return;
  reporter.panic(`${errors.length} errors in content; nothing was built`);
};
