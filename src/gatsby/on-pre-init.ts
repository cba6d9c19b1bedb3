import path from "path";
import type { GatsbyNode } from "gatsby";
import { checkContentAndPictures } from "../check/check-content";
import { formatProblem } from "../content-model/problem";
import { buildDay } from "../site/build-day";
import { setAvifEffort } from "./avif-effort";
import { contentDirectory } from "./settings";

/** The content check runs before anything else, also when somebody calls `gatsby build` alone. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  setAvifEffort(2);
  if (process.env["CONTENT_CHECKED"] === "yes") return;
  const root = process.cwd();
  const directory = contentDirectory(root);
  const { problems } = await checkContentAndPictures(directory, path.relative(root, directory), buildDay(process.env));
  const errors = problems.filter(({ severity }) => severity === "error");
  for (const problem of errors) reporter.error(formatProblem(problem));
  if (errors.length === 0) return;
  // In develop the editor mends the file while Gatsby watches; a build must not go on.
  if (process.env["gatsby_executing_command"] === "develop") return;
  reporter.panic(`${errors.length} errors in content; nothing was built`);
};
