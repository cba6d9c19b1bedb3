import path from "path";
import type { GatsbyNode } from "gatsby";
import { lintFolder } from "../lint/node/lint-folder";
import { formatDiagnostic } from "../content-model/diagnostic";
import { buildDay } from "../site/build-day";
import { setAvifEffort } from "./avif-effort";
import { contentDirectory } from "../content-model/node/content-folder";

/** The content check runs before anything else, also when somebody calls `gatsby build` alone. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  setAvifEffort(2);
  if (process.env["CONTENT_CHECKED"] === "yes") return;
  const root = process.cwd();
  const directory = contentDirectory(root);
  const { diagnostics } = await lintFolder(directory, path.relative(root, directory), buildDay(process.env));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  for (const diagnostic of errors) reporter.error(formatDiagnostic(diagnostic));
  if (errors.length === 0) return;
  // In develop the editor mends the file while Gatsby watches; a build must not go on.
  if (process.env["gatsby_executing_command"] === "develop") return;
  reporter.panic(`${errors.length} errors in content; nothing was built`);
};
