/**
 * Whether this build is a deploy preview. Netlify sets `CONTEXT` (`deploy-preview`, `branch-deploy`); without it, a
 * build is for production.
 */
export function isDeployPreview(env: Readonly<Record<string, string | undefined>>): boolean {
  return ["deploy-preview", "branch-deploy"].includes(env["CONTEXT"] ?? "");
}
