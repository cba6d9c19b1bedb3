import type { GitHubBackend } from "@sveltia/cms";
import type { SiteSettings } from "../../content-model/types/site";

/**
 * Where the published CMS writes to: the repository of the site's settings, or the one from which the host builds.
 *
 * @param repositoryUrl the host's `REPOSITORY_URL`
 * @returns undefined if no repository is known; the CMS then says what to set
 */
export function cmsBackend({ cms }: Pick<SiteSettings, "cms">, repositoryUrl = ""): GitHubBackend | undefined {
  const built = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repositoryUrl)?.[1];
  const repo = cms?.repository ?? built;
  return repo ? { name: "github", repo, branch: cms?.branch ?? "main", ...(cms?.authUrl ? { base_url: cms.authUrl } : {}) } : undefined;
}
