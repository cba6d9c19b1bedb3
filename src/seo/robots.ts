import type { SiteSettings } from "../content-model/schemas/site";
import { absoluteUrl, files } from "../site/routes";

type RobotsSettings = Pick<SiteSettings, "url" | "robots">;

/** Generates robots.txt (RFC 9309) from settings. A deploy preview disallows everything. */
export function robotsFile({ url, robots: { disallow, blockedAgents } }: RobotsSettings, isPreview: boolean): string {
  if (isPreview) return "User-agent: *\nDisallow: /\n";
  const group = (agents: readonly string[], rules: readonly string[]) =>
    `${[...agents.map((agent) => `User-agent: ${agent}`), ...rules].join("\n")}\n\n`;
  return [
    ...(blockedAgents.length > 0 ? [group(blockedAgents, ["Disallow: /"])] : []),
    group(["*"], disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ["Allow: /"]),
    `Sitemap: ${absoluteUrl(url, files.sitemap)}\n`,
  ].join("");
}
