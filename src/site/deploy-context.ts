/**
 * Whether this build is for a trial publication. The host says so in `CONTEXT` (`deploy-preview`, `branch-deploy`);
 * where nobody says anything, a build is for production.
 */
export function isPreview(env: Readonly<Record<string, string | undefined>>): boolean {
  return ["deploy-preview", "branch-deploy"].includes(env["CONTEXT"] ?? "");
}
