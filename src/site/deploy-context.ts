/**
 * Whether this build is a deploy preview. Netlify sets `CONTEXT` (`deploy-preview`, `branch-deploy`); without it, a
 * build is for production.
 */
export function isDeployPreview(env: Readonly<Record<string, string | undefined>>): boolean {
  return ["deploy-preview", "branch-deploy"].includes(env["CONTEXT"] ?? "");
}

/** Which of its commands Gatsby is running: it sets this undocumented variable. */
const gatsbyCommand = (env: Readonly<Record<string, string | undefined>>): string | undefined => env["gatsby_executing_command"];

/** Whether Gatsby is running `gatsby develop`. */
export const isGatsbyDevelop = (env: Readonly<Record<string, string | undefined>>): boolean => gatsbyCommand(env) === "develop";

/** Whether Gatsby is running `gatsby build`. */
export const isGatsbyBuild = (env: Readonly<Record<string, string | undefined>>): boolean => gatsbyCommand(env) === "build";
