import type { SiteSettings } from "../content-model/schemas/site";
import { PAID_REDIRECT_PREFIX } from "../site/paid-links";
import { absoluteUrl, files } from "../site/routes";

type RobotsSettings = Pick<SiteSettings, "url" | "robots" | "placements">;

/** Generates robots.txt (RFC 9309) from settings; redirects to the seller are disallowed. A deploy preview disallows everything. */
export function robotsFile({ url, robots: { disallow, blockedAgents }, placements }: RobotsSettings, isPreview: boolean): string {
  const paths = [...disallow, ...(placements?.redirects ? [PAID_REDIRECT_PREFIX] : [])];
  if (isPreview) return "User-agent: *\nDisallow: /\n";
  const group = (agents: readonly string[], rules: readonly string[]) =>
    `${[...agents.map((agent) => `User-agent: ${agent}`), ...rules].join("\n")}\n\n`;
  return [
    ...(blockedAgents.length > 0 ? [group(blockedAgents, ["Disallow: /"])] : []),
    group(["*"], paths.length > 0 ? paths.map((path) => `Disallow: ${path}`) : ["Allow: /"]),
    `Sitemap: ${absoluteUrl(url, files.sitemap)}\n`,
  ].join("");
}
