import type { GitHubBackend } from "@sveltia/cms";
import type { SiteSettings } from "../../content-model/schemas/site";

/**
 * Where the published CMS writes to: `CMS_REPOSITORY`, `CMS_BRANCH` and `CMS_AUTH_URL` of the environment, or the site
 * settings, or the repository from which the host builds.
 *
 * @returns undefined if no repository is known; the CMS then says what to set
 */
export function cmsBackend(
  { cms }: Pick<SiteSettings, "cms">,
  env: Readonly<Record<string, string | undefined>>,
): GitHubBackend | undefined {
  const built = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(env["REPOSITORY_URL"] ?? "")?.[1];
  const repo = env["CMS_REPOSITORY"] ?? cms?.repository ?? built;
  if (!repo) return undefined;
  const authUrl = env["CMS_AUTH_URL"] ?? cms?.authUrl;
  return { name: "github", repo, branch: env["CMS_BRANCH"] ?? cms?.branch ?? "main", ...(authUrl ? { base_url: authUrl } : {}) };
}
